// Ctrl or Cmd and S saves the form, as long as nothing lies over it.
import { type RefObject, useEffect } from 'react';
import { uppermostDialog } from '#web/shared/ui/open-dialogs.ts';

export const useSaveShortcut = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      // the browser would save the page
      event.preventDefault();
      const element = form.current;
      if (!element || event.repeat || uppermostDialog() !== element.closest('dialog')) return;
      element.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
};
