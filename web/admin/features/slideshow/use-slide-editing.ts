// Edits of the list of slides: opening, adding, changing, moving and removing, and the focus afterwards.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useOpenEntries } from '#web/admin/ui/entries/use-open-entries.ts';
import { useRemoval } from '#web/admin/ui/entries/use-removal.ts';
import { type Keyed, withEntry } from '#web/admin/ui/reorder/entries.ts';
import { useReorder } from '#web/admin/ui/reorder/use-reorder.ts';
import { emptySlide, type SlideDraft } from './slide-drafts.ts';

interface Options {
  slides: Keyed<SlideDraft>[];
  root: RefObject<HTMLElement | null>;
  /** Number of refused saves. */
  refusals: number;
  /** Keys of slides with an error. */
  wrong: readonly string[];
  onChange: (slides: Keyed<SlideDraft>[]) => void;
}

/** The element of a slide that gets the focus after the next render. */
interface FocusTarget {
  key: string;
  part: 'title' | 'toggle';
}

const selectors: Record<FocusTarget['part'], string> = { title: 'input[name="slide-title"]', toggle: '.slide-toggle' };

export const useSlideEditing = ({ slides, root, refusals, wrong, onChange }: Options) => {
  const open = useOpenEntries({ initial: slides.slice(0, 1).map(({ key }) => key), refusals, wrong });
  const removal = useRemoval(slides, onChange);
  const reorder = useReorder({ entries: slides, onChange, noun: 'Slide' });
  const focusNext = useRef<FocusTarget | null>(null);
  useLayoutEffect(() => {
    if (!focusNext.current) return;
    const { key, part } = focusNext.current;
    focusNext.current = null;
    root.current?.querySelector<HTMLElement>(`[data-row-id="${key}"] :is(${selectors[part]})`)?.focus();
  });

  return {
    reorder,
    removal,
    isOpen: open.isOpen,
    toggle: open.toggle,
    change: (key: string, part: Partial<SlideDraft>) => onChange(withEntry(slides, key, part)),
    add: () => {
      const slide = emptySlide();
      onChange([...slides, slide]);
      // only the new slide is open, so that all of it is visible
      open.openOnly(slide.key);
      reorder.announce(`Slide ${slides.length + 1} added`);
      focusNext.current = { key: slide.key, part: 'title' };
    },
    remove: (key: string) => {
      const at = slides.findIndex((slide) => slide.key === key);
      const next = slides.filter((slide) => slide.key !== key);
      const neighbour = next[Math.min(at, next.length - 1)];
      if (!neighbour) return;
      removal.remove(key, `Slide ${at + 1}`);
      focusNext.current = { key: neighbour.key, part: 'toggle' };
    },
  };
};

export type SlideEditing = ReturnType<typeof useSlideEditing>;
