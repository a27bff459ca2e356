// Ctrl or Cmd and S saves the form, unless a dialog is open over it.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { uppermostDialog } from '#web/shared/ui/open-dialogs.ts';

interface Options {
  /** For one of several forms on a screen: it is saved only if it has the focus. */
  needsFocus?: boolean;
  /** Replaces the submit. */
  onSave?: (() => void) | undefined;
}

export const useSaveShortcut = (form: RefObject<HTMLFormElement | null>, { needsFocus = false, onSave }: Options = {}): void => {
  const save = useEffectEvent((element: HTMLFormElement) => (onSave ? onSave() : element.requestSubmit()));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const element = form.current;
      if (needsFocus && !element?.contains(document.activeElement)) return;
      // the browser would save the page
      event.preventDefault();
      if (!element || event.repeat || uppermostDialog() !== element.closest('dialog')) return;
      save(element);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form, needsFocus]);
};
