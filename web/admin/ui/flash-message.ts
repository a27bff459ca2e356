// A message that is shown after the next page load.
import { toast } from '#web/shared/ui/toast-store.ts';

const storageKey = 'toast';

interface FlashMessage {
  kind: keyof typeof toast;
  text: string;
}

/** Stores a message for the next page load in this tab. */
export const keepFlashMessage = (message: FlashMessage): void => {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(message));
  } catch {
    // without storage the message is not shown
  }
};

/** Shows the message of the previous page. Called once at start-up. */
export const showFlashMessage = (): void => {
  try {
    const { kind, text } = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}') as Partial<FlashMessage>;
    window.sessionStorage.removeItem(storageKey);
    if (kind && text && Object.hasOwn(toast, kind)) toast[kind](text);
  } catch {
    // the stored text cannot be parsed
  }
};
