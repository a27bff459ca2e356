// Rich text as a page shows it. Links inside the site navigate like all others, without loading a document.
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

interface Props {
  /** From prepareProse. */
  html: string;
  className?: string;
}

const isPlainClick = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** @returns path, query and fragment of a link that stays on the site's own screens, else null */
const insideAddress = (link: HTMLAnchorElement | null): string | null => {
  if (!link || link.target || link.origin !== window.location.origin) return null;
  if (/^\/(storage|api|admin)(\/|$)|\.[a-z]{2,5}$/.test(link.pathname)) return null;
  return link.getAttribute('href')?.startsWith('#') ? null : link.pathname + link.search + link.hash;
};

export const Prose = ({ html, className = 'prose' }: Props) => {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const address = insideAddress((event.target as Element).closest('a'));
    if (!address || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(address);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls, and Enter on them is a click
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved
    <div className={className} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
};
