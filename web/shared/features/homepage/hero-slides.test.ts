import { describe, expect, it } from 'vitest';
import type { HeroSettings } from '#contract/settings.ts';
import { readHero } from './hero-slides.ts';

const stored = (values: Partial<HeroSettings> = {}): HeroSettings => ({
  title: null,
  subtitle: null,
  background_image: null,
  hero_image: null,
  slides_data: null,
  slideshow_enabled: null,
  slide_interval: null,
  transition_effect: null,
  background_image_style: null,
  gradient_overlay_enabled: null,
  primary_color: null,
  gradient_color: null,
  point_1: null,
  point_2: null,
  point_3: null,
  point_4: null,
  point_5: null,
  point_6: null,
  point_7: null,
  ...values,
});
const company = { company_name: 'Acme', company_tagline: 'Lines that run.', company_description: 'We build lines.' };
const slide = (title: string) => ({ title, subtitle: '', background_image: '', hero_image: '' });

describe('hero settings', () => {
  it('uses the defaults without stored values: 5 s, fade, stretch, overlay off, slideshow on (SLIDE-08)', () => {
    const hero = readHero(stored(), company);
    expect(hero).toMatchObject({ intervalMs: 5000, transition: 'fade', backgroundStyle: 'stretch', hasOverlay: false, points: [] });
    expect(readHero(stored({ slides_data: JSON.stringify([slide('One'), slide('Two')]) }), company).isMoving).toBe(true);
  });

  it('uses a single default slide if the slide data cannot be parsed (SLIDE-07)', () => {
    for (const slides_data of ['{nope', '"text"', '42', '{"title":"no list"}', '[]', '']) {
      const { slides, isMoving } = readHero(stored({ slides_data }), company);
      expect(slides).toEqual([{ title: 'Lines that run.', subtitle: 'We build lines.', backgroundImage: '', heroImage: '' }]);
      expect(isMoving).toBe(false);
    }
  });

  it('drops slides without title, subtitle and pictures (SLIDE-06)', () => {
    const slides_data = JSON.stringify([slide(''), slide('Kept'), null, 7, { ...slide(''), hero_image: 'a.webp' }]);
    expect(readHero(stored({ slides_data }), company).slides.map((one) => one.title || one.heroImage)).toEqual(['Kept', 'a.webp']);
    const none = readHero(stored({ slides_data: JSON.stringify([slide(''), slide('  ')]), title: 'Own title' }), company);
    expect(none.slides.map(({ title }) => title)).toEqual(['Own title']);
  });

  it('does not advance if disabled or with one slide (SLIDE-01)', () => {
    const two = JSON.stringify([slide('One'), slide('Two')]);
    expect(readHero(stored({ slides_data: two, slideshow_enabled: 'false' }), company).isMoving).toBe(false);
    expect(readHero(stored({ slides_data: JSON.stringify([slide('One')]), slideshow_enabled: 'true' }), company).isMoving).toBe(false);
  });

  it('reads interval, transition and style, and replaces invalid values with the defaults', () => {
    const odd = readHero(stored({ slide_interval: '0', transition_effect: 'flip', background_image_style: 'tile' }), company);
    expect(odd).toMatchObject({ intervalMs: 5000, transition: 'fade', backgroundStyle: 'stretch' });
    const set = readHero(
      stored({ slide_interval: '60', transition_effect: 'zoom', background_image_style: 'repeat', gradient_overlay_enabled: 'true' }),
      company,
    );
    expect(set).toMatchObject({ intervalMs: 60_000, transition: 'zoom', backgroundStyle: 'repeat', hasOverlay: true });
  });

  it('returns the non-empty points in order, at most 7 (HOME-03)', () => {
    const points = readHero(stored({ point_1: 'A', point_2: ' ', point_7: 'G' }), company).points;
    expect(points).toEqual(['A', 'G']);
  });
});
