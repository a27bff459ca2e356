// Opens the search with its button or a shortcut. The code is loaded on demand; keys typed in the meantime are kept.
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '#web/shared/lib/paths.ts';
import { isSingleKey } from '#web/shared/lib/single-keys.ts';
import { isTyping } from '#web/shared/ui/is-typing.ts';
import { useNavigate } from '#web/site/lib/navigation.ts';
import type { SearchDialogProps } from './search-dialog.tsx';

const loadDialog = () => import('./search-dialog.tsx');

/** Preloads the code when the visitor is about to open the search. */
export const prepareSearch = (): void => {
  // failures are handled when the search is opened
  loadDialog().catch(() => {});
};

const isShortcut = (event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey } = event;
  return !altKey && (ctrlKey || metaKey ? key.toLowerCase() === 'k' : isSingleKey(event, '/'));
};

const useShortcut = (onShortcut: () => void) => {
  const open = useEffectEvent(onShortcut);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]');
      if (isTaken || !isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};

/** Records the text typed before the field is ready, and whether Enter was pressed. */
const useEarlyKeys = (isWaiting: boolean, onEscape: () => void) => {
  const typed = useRef('');
  const isSubmitted = useRef(false);
  const cancel = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isWaiting) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else if (event.key !== 'Enter' || typed.current === '') return;
      isSubmitted.current = event.key === 'Enter';
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isWaiting]);
  const reset = () => {
    typed.current = '';
    isSubmitted.current = false;
  };
  return { typed, isSubmitted, reset };
};

/** @returns the loaded dialog component while the search is open, and the keys typed before it was loaded */
export const useSearchOpener = () => {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const navigate = useNavigate();
  const close = () => setIsWanted(false);
  const { typed, isSubmitted, reset } = useEarlyKeys(isWanted && !Dialog, close);

  // Back and Forward close the search; a page or list that was requested earlier and arrives now does not.
  useEffect(() => {
    const onPop = () => setIsWanted(false);
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  const open = () => {
    // a typed slash triggers the shortcut again: keep the text
    if (!isWanted) reset();
    setIsWanted(true);
    if (Dialog) return;
    loadDialog().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => {
        close();
        void navigate(paths.products());
      },
    );
  };
  useShortcut(open);

  return { Dialog: isWanted ? Dialog : null, isWaiting: isWanted && !Dialog, typed, isSubmitted, open, close };
};
