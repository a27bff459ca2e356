// Opens the palette: by its buttons, and by Ctrl/Cmd K wherever no dialog is open and no editor has the key for a link.
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

const PaletteDialog = lazy(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog }));

const isTakenByEditor = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable;

/** @returns what opens it, and the palette itself, to be drawn once */
export const usePalette = (): { open: () => void; palette: ReactNode } => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (isTakenByEditor(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    open: () => setIsOpen(true),
    palette: isOpen && (
      <Suspense fallback={null}>
        <PaletteDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
};
