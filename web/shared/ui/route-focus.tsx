// Moves the focus to the heading of the new screen after a navigation, so that screen readers announce the screen.
import { useEffect, useRef } from 'react';

interface Props {
  /** Path of the screen. */
  pathname: string;
}

export const RouteFocus = ({ pathname }: Props) => {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    if (!main) return;
    let focused: Element | undefined;
    const focusHeading = () => {
      const target = main.querySelector('h1') ?? main;
      const { activeElement, body } = document;
      // do not take the focus if the visitor has moved it; the body has it if the focused heading was removed
      if (target === focused || (focused && activeElement !== focused && activeElement !== body)) return;
      focused = target;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    };
    focusHeading();
    // the heading of the screen replaces that of its skeleton
    const observer = new MutationObserver(focusHeading);
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
  return null;
};
