// Ctrl or Cmd and S saves the form, unless a dialog is open over it.
import { type RefObject, useEffect } from 'react';
import { uppermostDialog } from '#web/shared/ui/open-dialogs.ts';

/** @param needsFocus for one of several forms on a screen: it saves only while the focus is inside */
export const useSaveShortcut = (form: RefObject<HTMLFormElement | null>, needsFocus = false): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const element = form.current;
      if (needsFocus && !element?.contains(document.activeElement)) return;
      // the browser would save the page
      event.preventDefault();
      if (!element || event.repeat || uppermostDialog() !== element.closest('dialog')) return;
      element.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form, needsFocus]);
};
