// After a navigation the focus goes to the new screen's heading, so that a screen reader reads where the visitor is.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const focus = (target: HTMLElement) => {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

export const RouteFocus = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    if (!main) return;
    const heading = main.querySelector('h1');
    focus(heading ?? main);
    if (heading) return;
    // a skeleton has no heading: it gets the focus when it comes, unless the visitor has moved on
    const observer = new MutationObserver(() => {
      const late = main.querySelector('h1');
      if (!late) return;
      observer.disconnect();
      if (document.activeElement === main) focus(late);
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
  return null;
};
