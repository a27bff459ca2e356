// The slides in the form. There is always at least one.
import { hasButton, noButton, readSlideButton, type SlideButton } from '#contract/rules/slide-buttons.ts';
import { writeAddress } from '#web/admin/features/links/link-choices.ts';
import { type Keyed, keyed, plainEntry } from '#web/admin/ui/reorder/entries.ts';

export interface SlideDraft extends SlideButton {
  title: string;
  subtitle: string;
  /** Stored paths, addresses or an empty text. */
  background_image: string;
  hero_image: string;
}

export const emptySlide = (): Keyed<SlideDraft> => keyed({ title: '', subtitle: '', background_image: '', hero_image: '', ...noButton });

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const readSlide = (entry: unknown): Keyed<SlideDraft> => {
  const { title, subtitle, background_image, hero_image } = (entry ?? {}) as Record<string, unknown>;
  return keyed({
    title: text(title),
    subtitle: text(subtitle),
    background_image: text(background_image),
    hero_image: text(hero_image),
    ...readSlideButton(entry),
  });
};

/** @returns the button as it is stored */
export const buttonOf = ({ button_kind, button_label, button_target }: SlideDraft): SlideButton => ({
  button_kind,
  button_label: button_label.trim(),
  button_target: button_kind === 'address' ? writeAddress(button_target) : button_target,
});

/** @returns the slide as it is stored: without a button, without fields of it */
export const writeSlide = (slide: Keyed<SlideDraft>): object => {
  const { button_kind: _kind, button_label: _label, button_target: _target, ...texts } = plainEntry(slide) as SlideDraft;
  const button = buttonOf(slide);
  return hasButton(button) ? { ...texts, ...button } : texts;
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
