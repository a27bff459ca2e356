// Stack of open modal dialogs, the topmost last.
import { useSyncExternalStore } from 'react';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLElement[]) => {
  open = next;
  for (const listener of listeners) listener();
};

/** @returns the function that unregisters the dialog */
export const registerOpenDialog = (dialog: HTMLElement): (() => void) => {
  change([...open, dialog]);
  return () => change(open.filter((one) => one !== dialog));
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** @returns the topmost open dialog; null if none is open */
export const uppermostDialog = (): HTMLElement | null => open.at(-1) ?? null;

export const useUppermostDialog = (): HTMLElement | null => useSyncExternalStore(subscribe, uppermostDialog, () => null);
