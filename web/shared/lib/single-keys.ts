// Single-key shortcuts, such as / for the search. They can be switched off, because speech input may trigger them (WCAG 2.1.4).
import { isTyping } from '#web/shared/ui/is-typing.ts';

export const storageKey = 'single_keys';

export const hasSingleKeys = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    // storage can be blocked
    return true;
  }
};

/** True if the key was pressed without modifiers outside a text field, and single-key shortcuts are on. */
export const isSingleKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, wanted: string): boolean =>
  key.toLowerCase() === wanted && !ctrlKey && !metaKey && !altKey && !isTyping(target) && hasSingleKeys();
