// Opens the list of shortcuts from the account menu, and with the ? key unless a text field has the focus.
import { lazy, type ReactNode, Suspense } from 'react';
import { useKeyOpened } from '#web/admin/lib/use-key-opened.ts';
import { isSingleKey } from '#web/shared/lib/single-keys.ts';

const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));

const isShortcutsKey = (event: KeyboardEvent): boolean => isSingleKey(event, '?');

/** @returns a function that opens the list, and the list itself, to be rendered once */
export const useShortcuts = (): { open: () => void; shortcuts: ReactNode } => {
  const [isOpen, setIsOpen] = useKeyOpened(isShortcutsKey);
  return {
    open: () => setIsOpen(true),
    shortcuts: isOpen && (
      <Suspense fallback={null}>
        <ShortcutsDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
};
