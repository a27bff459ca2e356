// Opens the search, by its button or by a key. Its code is loaded at the first wish; what is typed meanwhile is kept.
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/shared/lib/paths.ts';
import { isTyping } from '#web/shared/ui/is-typing.ts';
import type { SearchDialogProps } from './search-dialog.tsx';

const loadDialog = () => import('./search-dialog.tsx');

/** Loads the code when the visitor is about to ask for it. */
export const prepareSearch = (): void => {
  // what fails here is tried again, and dealt with, when the search is opened
  loadDialog().catch(() => {});
};

const isShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  const isCommand = ctrlKey || metaKey;
  return !altKey && (isCommand ? key.toLowerCase() === 'k' : key === '/');
};

const useShortcut = (onShortcut: () => void) => {
  const latest = useRef(onShortcut);
  useEffect(() => {
    latest.current = onShortcut;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]');
      if (isTaken || !isShortcut(event)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};

/** Keeps what is typed before the field is there. */
const useEarlyKeys = (isWaiting: boolean, onEscape: () => void) => {
  const typed = useRef('');
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isWaiting) return;
    typed.current = '';
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isWaiting]);
  return typed;
};

export const useSearchOpener = () => {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const navigate = useNavigate();
  const { key } = useLocation();
  const close = () => setIsWanted(false);
  const typed = useEarlyKeys(isWanted && !Dialog, close);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(close, [key]);

  const open = () => {
    setIsWanted(true);
    if (Dialog) return;
    loadDialog().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => navigate(paths.products()),
    );
  };
  useShortcut(open);

  return { Dialog: isWanted ? Dialog : null, isWaiting: isWanted && !Dialog, typed, open, close };
};
