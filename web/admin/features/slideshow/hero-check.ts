// Errors of the hero's form: validation in the browser, and the assignment of the server's errors to fields.
import { isDecimal } from '#contract/rules/setting-values.ts';
import { slideButtonErrors } from '#contract/rules/slide-buttons.ts';
import { isSlideInterval, slideInterval } from '#contract/rules/slideshow.ts';
import { valueError } from '#web/admin/features/settings/value-check.ts';
import type { FieldErrors } from '#web/admin/ui/form/field-errors.ts';
import type { HeroValues } from './hero-values.ts';
import { buttonOf, type SlideDraft } from './slide-drafts.ts';

const { min, max } = slideInterval;

const intervalError = (typed: string): string | undefined =>
  isDecimal(typed.trim()) && isSlideInterval(typed) ? undefined : `Enter a number from ${min} to ${max}.`;

/** The name of a slide's field in the errors of the form. */
export const slideField = (key: string, field: keyof SlideDraft): string => `slides_data.${key}.${field}`;

export const checkHero = (values: HeroValues): FieldErrors => ({
  slide_interval: intervalError(values.slide_interval),
  primary_color: valueError('color', values.primary_color),
  gradient_color: valueError('color', values.gradient_color),
  background_image: valueError('image', values.background_image),
  hero_image: valueError('image', values.hero_image),
  ...Object.fromEntries(
    values.slides_data.flatMap((slide) => [
      [slideField(slide.key, 'background_image'), valueError('image', slide.background_image)],
      [slideField(slide.key, 'hero_image'), valueError('image', slide.hero_image)],
      ...Object.entries(slideButtonErrors(buttonOf(slide))).map(([field, text]) => [`slides_data.${slide.key}.${field}`, text]),
    ]),
  ),
});

const fieldNames: Record<string, keyof SlideDraft> = {
  title: 'title',
  subtitle: 'subtitle',
  'background image': 'background_image',
  'hero image': 'hero_image',
};

/**
 * Assigns the server's error about a slide, such as "Slide 2: the hero image …", to the field of that slide.
 * @returns the errors by field
 */
export const errorsBySlide = (errors: FieldErrors, slides: HeroValues['slides_data']): FieldErrors => {
  const { slides_data: text, ...others } = errors;
  if (!text) return errors;
  const [, number, rest = '', name = ''] = /^Slide (\d+): (the (background image|hero image|title|subtitle) .*)$/.exec(text) ?? [];
  const slide = slides[Number(number) - 1];
  const field = fieldNames[name];
  if (!slide || !field) return errors;
  return { ...others, [slideField(slide.key, field)]: `${rest.charAt(0).toUpperCase()}${rest.slice(1)}` };
};
