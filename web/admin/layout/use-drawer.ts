// The sidebar as a drawer, below the width at which it is always open.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { fromDesktop } from '#web/shared/lib/widths.ts';

interface Drawer {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Gets the focus when the drawer opens. */
  firstRef: RefObject<HTMLButtonElement | null>;
  /** Gets the focus back when it closes. */
  openerRef: RefObject<HTMLButtonElement | null>;
}

export const useDrawer = (): Drawer => {
  const [isOpen, setIsOpen] = useState(false);
  const firstRef = useRef<HTMLButtonElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);

  useEffect(() => {
    if (!isOpen) return;
    const opener = openerRef.current;
    firstRef.current?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    const wide = window.matchMedia(fromDesktop);
    document.addEventListener('keydown', onKeyDown);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      wide.removeEventListener('change', close);
      opener?.focus();
    };
  }, [isOpen, close]);

  return { isOpen, open: () => setIsOpen(true), close, firstRef, openerRef };
};
