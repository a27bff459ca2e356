// Routes in-page links through the router. With the browser's own fragment navigation the router cannot save the scroll
// position before the jump, so that Back would not restore it.
import { useEffect } from 'react';
import { useLocation, useNavigate } from '#web/site/lib/navigation.ts';

const targetOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // a fragment that cannot be decoded has no target
    return null;
  }
};

/** Moves the focus as the browser does, so that the next Tab continues from the target. */
const moveFocus = (target: HTMLElement) => {
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

const isTop = (hash: string) => ['', '#', '#top'].includes(hash);

export const InPageLinks = () => {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[href^="#"]:not([target], [download])');
      if (!link) return;
      event.preventDefault();
      const target = targetOf(link.hash);
      void navigate(search + link.hash, { replace: link.hash === hash, preventScrollReset: !target && !isTop(link.hash) });
      if (target) moveFocus(target);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, search, hash]);
  return null;
};
