// Links to screens of the site. Without scripts, and for clicks that open a tab or save a file, they are plain links.
import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { addressIn, useLanguage } from '#web/site/lib/language.ts';
import { NavigateContext, type NavigateOptions } from '#web/site/lib/navigation.ts';
import { isPlainClick } from './plain-click.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick'>, NavigateOptions {
  /** Path, query and fragment, without the code of the language. A path with the code of another language loads its document. */
  to: string;
  /**
   * Called before the router opens the screen, but not for clicks that open a tab or save a file. `preventDefault` prevents the
   * navigation.
   */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Not available: use `onFollow`. */
  onClick?: never;
}

/** True if the router opens the link: it leads to this site and opens in the same tab. */
const isForRouter = (link: HTMLAnchorElement): boolean =>
  (!link.target || link.target === '_self') && !link.hasAttribute('download') && link.origin === window.location.origin;

export const Link = ({ to, replace, preventScrollReset, onFollow, ...rest }: Props) => {
  const navigate = useContext(NavigateContext);
  const { href, page } = addressIn(useLanguage(), to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || page === null || !isPlainClick(event) || !isForRouter(event.currentTarget)) return;
    onFollow?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    void navigate(page, { replace, preventScrollReset });
  };
  return <a {...rest} href={href} onClick={follow} />;
};
