// The head of an admin screen: title, purpose, and actions on the right.
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Props {
  title: string;
  subtitle?: string;
  /** The number of records, shown beside the title. */
  count?: number;
  /** Buttons. */
  children?: ReactNode;
}

/** Sets `--screen-head` to the height of the head: toolbars of texts stay below it. */
const usePublishedHeight = (head: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = head.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--screen-head', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--screen-head');
    };
  }, [head]);
};

export const ScreenHead = ({ title, subtitle, count, children }: Props) => {
  const head = useRef<HTMLElement>(null);
  usePublishedHeight(head);
  useEffect(() => {
    document.title = `${title} · Admin CMS`;
  }, [title]);
  return (
    <header ref={head} className={subtitle ? 'page-head' : 'page-head one-line'}>
      <div className="grow">
        <h1>
          {title}
          {count !== undefined && <span className="count" aria-hidden="true">{` ${count}`}</span>}
        </h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {children && <div className="actions">{children}</div>}
    </header>
  );
};
