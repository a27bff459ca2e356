// Moves the focus to the heading of the new screen after a navigation, so that screen readers announce the screen.
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
    // a skeleton has no heading: focus the heading when it is rendered, unless the visitor has moved the focus
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
