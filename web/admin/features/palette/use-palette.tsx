// Opens the palette with its buttons and with Ctrl/Cmd K. In the rich-text editor, the same shortcut inserts a link.
import { lazy, type ReactNode, Suspense } from 'react';
import { useKeyOpened } from '#web/admin/lib/use-key-opened.ts';

const PaletteDialog = lazy(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog }));

const isInEditor = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable;

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey && !isInEditor(target);

/** @returns a function that opens the palette, and the palette itself, to be rendered once */
export const usePalette = (): { open: () => void; palette: ReactNode } => {
  const [isOpen, setIsOpen] = useKeyOpened(isPaletteKey);
  return {
    open: () => setIsOpen(true),
    palette: isOpen && (
      <Suspense fallback={null}>
        <PaletteDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
};
