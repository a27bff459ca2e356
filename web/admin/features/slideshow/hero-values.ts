// The settings of the hero as its form edits them, and as they are stored: text by key, with the slides as JSON.
import {
  type BackgroundImageStyle,
  readBackgroundImageStyle,
  readSwitch,
  readTransitionEffect,
  slideInterval,
  type TransitionEffect,
} from '#contract/rules/slideshow.ts';
import type { HeroSettings, Setting } from '#contract/settings.ts';
import { type Keyed, plainEntry } from '#web/admin/ui/reorder/entries.ts';
import { readSlides, type SlideDraft, writeSlide } from './slide-drafts.ts';

export const pointKeys = ['point_1', 'point_2', 'point_3', 'point_4', 'point_5', 'point_6', 'point_7'] as const;
type PointKey = (typeof pointKeys)[number];

export interface HeroValues extends Record<PointKey, string> {
  slideshow_enabled: boolean;
  /** The text in the field. */
  slide_interval: string;
  transition_effect: TransitionEffect;
  gradient_overlay_enabled: boolean;
  background_image_style: BackgroundImageStyle;
  primary_color: string;
  gradient_color: string;
  slides_data: Keyed<SlideDraft>[];
  title: string;
  subtitle: string;
  background_image: string;
  hero_image: string;
}

/** Missing settings get default values. */
export const readHeroValues = (settings: readonly Setting[]): HeroValues => {
  const text = (key: keyof HeroValues, fallback = '') => settings.find((setting) => setting.key === key)?.value || fallback;
  return {
    slideshow_enabled: readSwitch(text('slideshow_enabled'), true),
    slide_interval: text('slide_interval', String(slideInterval.default)),
    transition_effect: readTransitionEffect(text('transition_effect')),
    gradient_overlay_enabled: readSwitch(text('gradient_overlay_enabled'), false),
    background_image_style: readBackgroundImageStyle(text('background_image_style')),
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

/** @returns the values without the keys of rows, which differ each time they are read */
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

/** @returns all values as text, by key */
export const writeHeroValues = ({ slides_data, ...values }: HeroValues): HeroSettings & Record<string, string> => ({
  ...(Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value).trim()])) as Record<
    Exclude<keyof HeroSettings, 'slides_data'>,
    string
  >),
  slides_data: JSON.stringify(slides_data.map(writeSlide)),
});
