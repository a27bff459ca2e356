// The slides in the form. There is always at least one.
import { type Keyed, keyed } from '#web/admin/ui/reorder/entries.ts';

export interface SlideDraft {
  title: string;
  subtitle: string;
  /** Stored paths, addresses or an empty text. */
  background_image: string;
  hero_image: string;
}

export const emptySlide = (): Keyed<SlideDraft> => keyed({ title: '', subtitle: '', background_image: '', hero_image: '' });

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const readSlide = (entry: unknown): Keyed<SlideDraft> => {
  const { title, subtitle, background_image, hero_image } = (entry ?? {}) as Record<string, unknown>;
  return keyed({ title: text(title), subtitle: text(subtitle), background_image: text(background_image), hero_image: text(hero_image) });
};

const parse = (stored: string): unknown[] => {
  try {
    const list: unknown = JSON.parse(stored || '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};

export const readSlides = (stored: string): Keyed<SlideDraft>[] => {
  const slides = parse(stored).map(readSlide);
  return slides.length > 0 ? slides : [emptySlide()];
};

/** Slides without text and pictures are not shown to visitors. */
export const isEmptySlide = ({ title, subtitle, background_image, hero_image }: SlideDraft): boolean =>
  [title, subtitle, background_image, hero_image].every((value) => value.trim() === '');

/** @returns the position of a slide among those that visitors see; null for an empty one */
export const shownPlaceOf = (slides: readonly Keyed<SlideDraft>[], key: string): number | null => {
  const shown = slides.filter((slide) => !isEmptySlide(slide)).findIndex((slide) => slide.key === key);
  return shown < 0 ? null : shown;
};

export const slideName = ({ title }: SlideDraft, index: number): string => title.trim() || `Slide ${index + 1}`;
