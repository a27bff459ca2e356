// A button that opens a menu: arrow keys move the focus, Escape closes the menu and returns the focus, Tab and a press outside
// close it.
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';

interface MenuParts {
  isOpen: boolean;
  close: () => void;
  rootRef: RefObject<HTMLDivElement | null>;
  /** Props of the button. */
  trigger: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Props of the element around the items, which have the role menuitem. */
  menu: { id: string; role: 'menu'; 'aria-label': string; onKeyDown: (event: KeyboardEvent) => void };
}

const itemsOf = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

/** @param label accessible name of the menu */
export const useMenu = (label: string): MenuParts => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    itemsOf(rootRef.current)[0]?.focus();
    const onPointerDown = (event: PointerEvent) => {
      if (!rootRef.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  const onMenuKeyDown = (event: KeyboardEvent) => {
    const items = itemsOf(rootRef.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, number> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      items[target]?.focus();
    } else if (event.key === 'Escape') {
      // a dialog under the menu stays open
      event.preventDefault();
      close();
      triggerRef.current?.focus();
    } else if (event.key === 'Tab') close();
  };

  return {
    isOpen,
    close,
    rootRef,
    trigger: {
      ref: triggerRef,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setIsOpen(!isOpen),
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setIsOpen(true);
      },
    },
    menu: { id, role: 'menu', 'aria-label': label, onKeyDown: onMenuKeyDown },
  };
};
