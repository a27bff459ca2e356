// The hero's settings as its form edits them, and as they are stored: text by key, the slides as JSON text.
import { backgroundImageStyles, transitionEffects } from '#contract/rules/settings.ts';
import type { HeroSettings, Setting } from '#contract/settings.ts';
import { type Keyed, plainEntry } from '#web/admin/ui/reorder/entries.ts';
import { readSlides, type SlideDraft } from './slide-drafts.ts';

export const pointKeys = ['point_1', 'point_2', 'point_3', 'point_4', 'point_5', 'point_6', 'point_7'] as const;
type PointKey = (typeof pointKeys)[number];

export interface HeroValues extends Record<PointKey, string> {
  slideshow_enabled: boolean;
  /** As it stands in the box. */
  slide_interval: string;
  transition_effect: (typeof transitionEffects)[number];
  gradient_overlay_enabled: boolean;
  background_image_style: (typeof backgroundImageStyles)[number];
  primary_color: string;
  gradient_color: string;
  slides_data: Keyed<SlideDraft>[];
  title: string;
  subtitle: string;
  background_image: string;
  hero_image: string;
}

/** The stored text, if it is one of the values. */
const oneOf = <T extends string>(values: readonly T[], stored: string, fallback: T): T => values.find((one) => one === stored) ?? fallback;

const isOn = (value: string) => value === 'true' || value === '1';

/** Missing settings get the defaults of the product. */
export const readHeroValues = (settings: readonly Setting[]): HeroValues => {
  const text = (key: keyof HeroValues, fallback = '') => settings.find((setting) => setting.key === key)?.value || fallback;
  return {
    slideshow_enabled: isOn(text('slideshow_enabled', 'true')),
    slide_interval: text('slide_interval', '5'),
    transition_effect: oneOf(transitionEffects, text('transition_effect'), 'fade'),
    gradient_overlay_enabled: isOn(text('gradient_overlay_enabled', 'false')),
    background_image_style: oneOf(backgroundImageStyles, text('background_image_style'), 'stretch'),
    primary_color: text('primary_color'),
    gradient_color: text('gradient_color'),
    slides_data: readSlides(text('slides_data')),
    title: text('title'),
    subtitle: text('subtitle'),
    background_image: text('background_image'),
    hero_image: text('hero_image'),
    ...(Object.fromEntries(pointKeys.map((key) => [key, text(key)])) as Record<PointKey, string>),
  };
};

/** Without the keys of rows, which differ each time the values are read. */
export const comparableHero = ({ slides_data, ...values }: HeroValues) => ({ ...values, slides_data: slides_data.map(plainEntry) });

export const heroLabels: Record<keyof HeroValues, string> = {
  slideshow_enabled: 'Enable Slideshow',
  slide_interval: 'Auto Slide Interval',
  transition_effect: 'Transition Effect',
  gradient_overlay_enabled: 'Enable Gradient Overlay',
  background_image_style: 'Background Image Style',
  primary_color: 'Primary colour',
  gradient_color: 'Gradient colour',
  slides_data: 'Slides',
  title: 'Title',
  subtitle: 'Subtitle',
  background_image: 'Background image',
  hero_image: 'Hero image',
  ...(Object.fromEntries(pointKeys.map((key, index) => [key, `Point ${index + 1}`])) as Record<PointKey, string>),
};

/** Every value as text, by key. */
export const writeHeroValues = ({ slides_data, ...values }: HeroValues): HeroSettings & Record<string, string> => ({
  ...(Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value).trim()])) as Record<
    Exclude<keyof HeroSettings, 'slides_data'>,
    string
  >),
  slides_data: JSON.stringify(slides_data.map(plainEntry)),
});
