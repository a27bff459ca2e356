// A toolbar is one stop of the Tab key; arrow keys, Home and End move inside it.
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const buttonsOf = (bar: HTMLElement | null) => [...(bar?.querySelectorAll<HTMLButtonElement>('button') ?? [])];

const makeTabStop = (bar: HTMLElement | null, stop: HTMLElement) => {
  for (const button of buttonsOf(bar)) button.tabIndex = button === stop ? 0 : -1;
};

export const useArrowKeys = () => {
  const ref = useRef<HTMLDivElement>(null);

  // buttons come and go; one of them has to be reachable
  useEffect(() => {
    const buttons = buttonsOf(ref.current);
    if (buttons[0] && !buttons.some((button) => button.tabIndex === 0)) makeTabStop(ref.current, buttons[0]);
  });

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.target instanceof HTMLButtonElement) makeTabStop(ref.current, event.target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = buttonsOf(ref.current);
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % buttons.length,
      ArrowLeft: (at - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    };
    const target = targets[event.key];
    if (at < 0 || target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
  };
  return { ref, onFocus, onKeyDown };
};
