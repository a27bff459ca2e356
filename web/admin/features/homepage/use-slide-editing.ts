// The list of slides while it is edited: add, change, remove, move, what is open and what is said about it.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Keyed, movedEntry, placedEntry, withEntry } from '#web/admin/ui/entries/keyed-entries.ts';
import { useRemoval } from '#web/admin/ui/entries/use-removal.ts';
import type { Side } from '#web/admin/ui/entries/use-row-drag.ts';
import { emptySlide, type SlideDraft } from './slide-drafts.ts';

interface Options {
  slides: Keyed<SlideDraft>[];
  root: RefObject<HTMLElement | null>;
  onChange: (slides: Keyed<SlideDraft>[]) => void;
}

/** What gets the focus in a slide once it is drawn. */
interface Wanted {
  key: string;
  part: 'title' | 'toggle';
}

const selectors: Record<Wanted['part'], string> = { title: 'input[name="slide-title"]', toggle: '.slide-toggle' };

export const useSlideEditing = ({ slides, root, onChange }: Options) => {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(slides.slice(0, 1).map(({ key }) => key)));
  const [said, setSaid] = useState('');
  const removal = useRemoval(slides, onChange);
  const wanted = useRef<Wanted | null>(null);
  // an element that is moved in the document loses the focus
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (focused.current && document.activeElement !== focused.current) focused.current.focus();
    focused.current = null;
    if (!wanted.current) return;
    const { key, part } = wanted.current;
    wanted.current = null;
    root.current?.querySelector<HTMLElement>(`[data-row-id="${key}"] :is(${selectors[part]})`)?.focus();
  });

  const sayPlace = (next: readonly Keyed<SlideDraft>[], key: string) =>
    setSaid(`Slide moved to place ${next.findIndex((slide) => slide.key === key) + 1} of ${next.length}`);
  const reorder = (next: Keyed<SlideDraft>[], key: string) => {
    if (next.every((slide, index) => slide.key === slides[index]?.key)) return;
    if (root.current?.contains(document.activeElement)) focused.current = document.activeElement as HTMLElement;
    onChange(next);
    sayPlace(next, key);
  };

  return {
    said,
    removal,
    isOpen: (key: string) => open.has(key),
    toggle: (key: string) => setOpen((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key])),
    change: (key: string, part: Partial<SlideDraft>) => onChange(withEntry(slides, key, part)),
    add: () => {
      const slide = emptySlide();
      onChange([...slides, slide]);
      // one slide at a time: the new one is seen whole
      setOpen(new Set([slide.key]));
      setSaid(`Slide ${slides.length + 1} added`);
      wanted.current = { key: slide.key, part: 'title' };
    },
    remove: (key: string) => {
      const at = slides.findIndex((slide) => slide.key === key);
      const next = slides.filter((slide) => slide.key !== key);
      const neighbour = next[Math.min(at, next.length - 1)];
      if (!neighbour) return;
      removal.remove(key, `Slide ${at + 1}`);
      wanted.current = { key: neighbour.key, part: 'toggle' };
    },
    move: (key: string, step: -1 | 1) => reorder(movedEntry(slides, key, step), key),
    drop: (key: string, targetKey: string | null, side: Side) => reorder(placedEntry(slides, key, targetKey, side), key),
  };
};

export type SlideEditing = ReturnType<typeof useSlideEditing>;
