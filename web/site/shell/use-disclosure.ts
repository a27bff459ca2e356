// State of a navigation dropdown: a button that shows and hides a list of links. It also opens on hover.
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from '#web/site/lib/navigation.ts';

// delay that lets the pointer move from the button to the list across a gap
const leaveDelayMs = 160;

/** Escape closes a list opened by hover, wherever the focus is. */
const useEscape = (isOpen: boolean, close: () => void) => {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
};

/** @returns the state, `containerProps` for the element around button and list, and `buttonProps` */
export const useDisclosure = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isFromHover = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  const open = (byHover: boolean) => {
    clearTimeout(leaving.current);
    isFromHover.current = byHover;
    setWasOpened(true);
    setIsOpen(true);
  };
  const close = () => {
    clearTimeout(leaving.current);
    setIsOpen(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => {
    setIsOpen(false);
    return () => clearTimeout(leaving.current);
  }, [key]);

  const containerProps = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !isOpen) open(true);
      clearTimeout(leaving.current);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') leaving.current = setTimeout(close, leaveDelayMs);
    },
    onBlur: (event: FocusEvent) => {
      if (isOpen && !isFromHover.current && !event.currentTarget.contains(event.relatedTarget)) close();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape' && isOpen) {
        close();
        if (event.currentTarget.contains(document.activeElement)) button.current?.focus();
      }
      if (event.key === 'ArrowDown' && event.target === button.current) {
        event.preventDefault();
        const container = event.currentTarget;
        open(false);
        // the list is visible after the next paint
        requestAnimationFrame(() => container.querySelector<HTMLElement>('.drop a')?.focus());
      }
    },
  };
  const buttonProps = {
    ref: button,
    type: 'button' as const,
    'aria-expanded': isOpen,
    onClick: () => {
      // hovering has just opened it: the first click keeps it open
      if (isOpen && !isFromHover.current) close();
      else open(false);
    },
  };
  useEscape(isOpen, () => setIsOpen(false));

  return { isOpen, wasOpened, close, containerProps, buttonProps };
};
