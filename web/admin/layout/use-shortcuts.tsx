// Opens the list of shortcuts: from the account menu, and by the key ? wherever it writes nothing and no dialog is open.
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isTyping } from '#web/shared/ui/is-typing.ts';

const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));

/** @returns what opens the list, and the list itself, to be drawn once */
export const useShortcuts = (): { open: () => void; shortcuts: ReactNode } => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    open: () => setIsOpen(true),
    shortcuts: isOpen && (
      <Suspense fallback={null}>
        <ShortcutsDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
};
