// A message that has to be seen after the page was loaded anew.
import { toast } from '#web/shared/ui/toast-store.ts';

const storageKey = 'toast';

interface Handover {
  kind: keyof typeof toast;
  text: string;
}

/** Keeps a message for the next page load in this tab. */
export const handOverToast = (message: Handover): void => {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(message));
  } catch {
    // without storage the message is lost, and nothing else
  }
};

/** Shows what the page before handed over. Called once at start-up. */
export const showHandedOverToast = (): void => {
  try {
    const { kind, text } = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}') as Partial<Handover>;
    window.sessionStorage.removeItem(storageKey);
    if (kind && text && Object.hasOwn(toast, kind)) toast[kind](text);
  } catch {
    // nothing readable was handed over
  }
};
