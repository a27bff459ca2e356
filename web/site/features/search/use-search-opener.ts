// Opens the search by its button or by a key. Its code is loaded on demand; keys typed meanwhile are kept.
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/shared/lib/paths.ts';
import { isTyping } from '#web/shared/ui/is-typing.ts';
import type { SearchDialogProps } from './search-dialog.tsx';

const loadDialog = () => import('./search-dialog.tsx');

/** Loads the code when the visitor is about to open the search. */
export const prepareSearch = (): void => {
  // a failure is handled when the search is opened
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

/** Keeps the text that is typed before the field is ready, and whether Enter followed it. */
const useEarlyKeys = (isWaiting: boolean, onEscape: () => void) => {
  const typed = useRef('');
  const isSubmitted = useRef(false);
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
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
  const forget = () => {
    typed.current = '';
    isSubmitted.current = false;
  };
  return { typed, isSubmitted, forget };
};

export const useSearchOpener = () => {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const navigate = useNavigate();
  const { key } = useLocation();
  const close = () => setIsWanted(false);
  const { typed, isSubmitted, forget } = useEarlyKeys(isWanted && !Dialog, close);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(close, [key]);

  const open = () => {
    // the shortcut opens the search a second time when the text contains a slash: the text is kept
    if (!isWanted) forget();
    setIsWanted(true);
    if (Dialog) return;
    loadDialog().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => navigate(paths.products()),
    );
  };
  useShortcut(open);

  return { Dialog: isWanted ? Dialog : null, isWaiting: isWanted && !Dialog, typed, isSubmitted, open, close };
};
