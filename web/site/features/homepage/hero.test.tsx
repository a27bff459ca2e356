import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readHero } from '#web/shared/features/homepage/hero-slides.ts';
import { heroAnswer } from '#web/test/api-answers.ts';
import { renderSite } from '#web/test/site-screen.tsx';
import { Hero } from './hero.tsx';

const slides = ['One', 'Two', 'Three'].map((title) => ({ title, subtitle: '', background_image: `${title}.webp`, hero_image: '' }));

const show = (values: Parameters<typeof heroAnswer>[0] = {}) => {
  const stored = heroAnswer({ slides_data: JSON.stringify(slides), slide_interval: '3', ...values });
  return renderSite(<Hero hero={readHero(stored, undefined)} companyName="Acme" />);
};
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const reduceMotion = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...matchMediaOff(media), matches: media.includes('reduced-motion') }));
const matchMediaOff = (media: string) =>
  ({ media, matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('slideshow', () => {
  it('advances automatically and wraps around (SLIDE-01, SLIDE-03)', async () => {
    show();
    expect(title()).toBe('One');
    await pass(3000);
    expect(title()).toBe('Two');
    await pass(3000);
    expect(title()).toBe('Three');
    await pass(3000);
    expect(title()).toBe('One');
  });

  it('does not advance if disabled, and has no controls with one slide (SLIDE-02)', async () => {
    const { unmount } = show({ slideshow_enabled: 'false' });
    await pass(20_000);
    expect(title()).toBe('One');
    expect(screen.queryByRole('button', { name: 'Pause slideshow' })).toBeNull();
    unmount();
    show({ slides_data: JSON.stringify(slides.slice(0, 1)) });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('stops when paused and continues when played (SLIDE-02)', async () => {
    show();
    click('Pause slideshow');
    await pass(10_000);
    expect(title()).toBe('One');
    click('Play slideshow');
    await pass(3000);
    expect(title()).toBe('Two');
  });

  it('pauses on hover and focus (SLIDE-02)', async () => {
    show();
    const carousel = screen.getByRole('region', { name: 'Highlights' });
    fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
    await pass(10_000);
    expect(title()).toBe('One');
    fireEvent.pointerLeave(carousel);
    act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
    await pass(10_000);
    expect(title()).toBe('One');
    act(() => screen.getByRole('button', { name: 'Next slide' }).blur());
    await pass(3000);
    expect(title()).toBe('Two');
  });

  it('keeps the focus on the heading when the slide changes, and restarts the text animation (SLIDE-02)', async () => {
    show();
    const heading = screen.getByRole('heading', { level: 1 });
    heading.tabIndex = -1;
    // as after a navigation by mouse: the heading has the focus without :focus-visible, and the slideshow runs
    const matches = heading.matches.bind(heading);
    vi.spyOn(heading, 'matches').mockImplementation((selector) => selector !== ':focus-visible' && matches(selector));
    act(() => heading.focus());
    const words = heading.parentElement?.className;
    await pass(3000);
    expect(title()).toBe('Two');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(heading.parentElement?.className).not.toBe(words);
  });

  it('does not start automatically with reduced motion (SLIDE-02)', async () => {
    reduceMotion();
    show();
    await pass(10_000);
    expect(title()).toBe('One');
    expect(screen.getByRole('button', { name: 'Play slideshow' })).toBeTruthy();
  });

  it('moves from the first slide to the last on "previous" (SLIDE-04)', () => {
    show();
    click('Previous slide');
    expect(title()).toBe('Three');
    click('Next slide');
    expect(title()).toBe('One');
  });

  it('shows the slide of a clicked dot and restarts the timer (SLIDE-05)', async () => {
    show();
    await pass(2000);
    click('Slide 2: Two');
    expect(title()).toBe('Two');
    await pass(2000);
    expect(title()).toBe('Two');
    click('Slide 2: Two');
    await pass(2500);
    expect(title()).toBe('Two');
    await pass(500);
    expect(title()).toBe('Three');
  });

  it('has the pause button first in the tab order and marks the current slide', () => {
    show();
    expect(screen.getAllByRole('button')[0]?.getAttribute('aria-label')).toBe('Pause slideshow');
    expect(screen.getByRole('button', { name: 'Slide 1: One' }).getAttribute('aria-current')).toBe('true');
  });

  it('leads to the target of the shown slide, or to the products without one, and keeps the focus (HOME-19)', () => {
    const [first, ...others] = slides;
    show({ slides_data: JSON.stringify([{ ...first, button_label: 'See the fair', button_url: 'https://fair.example/' }, ...others]) });
    const link = screen.getByRole('link', { name: 'See the fair' });
    expect(link.getAttribute('href')).toBe('https://fair.example/');
    act(() => link.focus());
    click('Next slide');
    const next = screen.getByRole('link', { name: 'View Products' });
    expect(next.getAttribute('href')).toBe('/products');
    expect(next).toBe(link);
  });

  it('numbers the points (HOME-03)', () => {
    show({ point_1: 'Fast', point_2: 'Safe' });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1Fast', '2Safe']);
  });
});
