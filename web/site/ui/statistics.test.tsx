import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Statistics } from './statistics.tsx';

const items = [
  { value: '640+', label: 'Projects completed' },
  { value: '2008', label: 'Founded' },
];
let showInViewport: (() => void) | undefined;
const watched: Element[] = [];

class Observer {
  constructor(callback: IntersectionObserverCallback) {
    showInViewport = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  observe(element: Element) {
    watched.push(element);
  }
  disconnect() {
    watched.length = 0;
  }
}

beforeEach(() => {
  watched.length = 0;
  showInViewport = undefined;
  vi.stubGlobal('IntersectionObserver', Observer);
});

const figure = () => screen.getByText('Projects completed').parentElement?.querySelector('dd');

it('counts up once when visible, and always contains the final value (ABOUT-04)', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  render(<Statistics items={items} />);
  expect(figure()?.textContent).toBe('640+');
  expect(watched).toHaveLength(1);
  act(() => showInViewport?.());
  const [value, counted] = figure()?.children ?? [];
  expect([value?.textContent, counted?.textContent, counted?.getAttribute('aria-hidden')]).toEqual(['640+', '0+', 'true']);
  act(() => vi.advanceTimersByTime(600));
  expect(figure()?.children[1]?.textContent).toMatch(/^[1-6]\d\d\+$/);
  act(() => vi.advanceTimersByTime(1000));
  expect(figure()?.textContent).toBe('640+');
  expect(watched).toEqual([]);
  vi.useRealTimers();
});

it('does not count up with reduced motion (ABOUT-04)', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(<Statistics items={items} />);
  expect(showInViewport).toBeUndefined();
  expect(figure()?.textContent).toBe('640+');
});
