// Parses the hero settings, which are stored as text, and applies defaults to missing and invalid values.
import { isColor } from '#contract/rules/colors.ts';
import {
  type BackgroundImageStyle,
  isSlideInterval,
  readBackgroundImageStyle,
  readSwitch,
  readTransitionEffect,
  slideInterval,
  type TransitionEffect,
} from '#contract/rules/slideshow.ts';
import type { HeroSettings } from '#contract/settings.ts';

/** One slide; empty strings for missing values. Pictures are stored paths or URLs. */
export interface Slide {
  title: string;
  subtitle: string;
  backgroundImage: string;
  heroImage: string;
  /** Where the slide leads. */
  button?: { label: string; url: string } | undefined;
}

/** Parsed hero settings with defaults applied. */
export interface Hero {
  slides: Slide[];
  /** Index of the slide that is shown first. */
  firstSlide: number;
  /** Advances automatically. */
  isMoving: boolean;
  intervalMs: number;
  transition: TransitionEffect;
  backgroundStyle: BackgroundImageStyle;
  hasOverlay: boolean;
  /** Overlay colours as `#rrggbb`; undefined if not set. */
  overlayFrom: string | undefined;
  overlayTo: string | undefined;
  points: string[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const color = (value: unknown): string | undefined => (isColor(text(value)) ? text(value) : undefined);

const toSlide = (entry: unknown): Slide => {
  const { title, subtitle, background_image, hero_image, button_label, button_url } = (entry ?? {}) as Record<string, unknown>;
  const [label, url] = [text(button_label), text(button_url)];
  return {
    title: text(title),
    subtitle: text(subtitle),
    backgroundImage: text(background_image),
    heroImage: text(hero_image),
    button: label && url ? { label, url } : undefined,
  };
};

const hasContent = ({ button: _button, ...slide }: Slide) => Object.values(slide).some((value) => value !== '');

const parseSlides = (stored: string | null): Slide[] => {
  try {
    const list: unknown = JSON.parse(stored || '[]');
    return Array.isArray(list) ? list.map(toSlide).filter(hasContent) : [];
  } catch {
    return [];
  }
};

const readInterval = (value: unknown): number => 1000 * (isSlideInterval(text(value)) ? Number(text(value)) : slideInterval.default);

interface Company {
  company_name?: string | null;
  company_tagline?: string | null;
  company_description?: string | null;
}

/** Used if no slides are stored: the hero's title, subtitle and pictures, otherwise the company's texts. */
const defaultSlide = (stored: HeroSettings, company: Company | undefined): Slide => ({
  title: text(stored.title) || text(company?.company_tagline) || text(company?.company_name),
  subtitle: text(stored.subtitle) || text(company?.company_description),
  backgroundImage: text(stored.background_image),
  heroImage: text(stored.hero_image),
});

/** @param stored stored settings; a preview sets `first_slide` @param company fallback texts for the default slide */
export const readHero = (stored: HeroSettings & { first_slide?: number }, company: Company | undefined): Hero => {
  const slides = parseSlides(stored.slides_data);
  return {
    slides: slides.length > 0 ? slides : [defaultSlide(stored, company)],
    firstSlide: Math.min(stored.first_slide ?? 0, Math.max(0, slides.length - 1)),
    isMoving: readSwitch(text(stored.slideshow_enabled), true) && slides.length > 1,
    intervalMs: readInterval(stored.slide_interval),
    transition: readTransitionEffect(text(stored.transition_effect)),
    backgroundStyle: readBackgroundImageStyle(text(stored.background_image_style)),
    hasOverlay: readSwitch(text(stored.gradient_overlay_enabled), false),
    overlayFrom: color(stored.primary_color),
    overlayTo: color(stored.gradient_color),
    points: [stored.point_1, stored.point_2, stored.point_3, stored.point_4, stored.point_5, stored.point_6, stored.point_7]
      .map(text)
      .filter((point) => point !== ''),
  };
};
