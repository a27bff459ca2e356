import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transport } from '#web/shared/lib/api.ts';
import { QueryClientProvider } from '#web/site/query/use-query.ts';
import { settingsAnswer } from '#web/test/api-answers.ts';
import { expectConsole } from '#web/test/expect-console.ts';
import { testClient } from '#web/test/site-screen.tsx';
import { Splash } from './splash.tsx';
import { leaveMs } from './splash-text.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => document.querySelector('.say')?.textContent;
const cover = () => document.querySelector('.splash');
const typed = () => document.querySelector('.type')?.textContent;

/** Renders the splash. @returns a function that resolves the pending settings request */
const show = () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Transport>>>();
  render(
    <QueryClientProvider value={testClient(() => promise)}>
      <Splash />
    </QueryClientProvider>,
  );
  return resolve;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.ready;
});

describe('splash', () => {
  it('advances every 700 ms and waits for the settings before the last step (SPLASH-02, SPLASH-03)', async () => {
    show();
    const seen = [shown()];
    for (let step = 0; step < 5; step += 1) {
      await pass(700);
      seen.push(shown());
    }
    expect(seen).toEqual([
      'Loading theme...20%',
      'Initializing components...40%',
      'Fetching settings...60%',
      'Applying styles...80%',
      'Applying styles...80%',
      'Applying styles...80%',
    ]);
  });

  it('jumps to 100 % when the settings arrive, then disappears (SPLASH-01, SPLASH-02, SPLASH-06)', async () => {
    const answer = show();
    await pass(100);
    answer({ status: 200, body: settingsAnswer() });
    await pass(1);
    expect(shown()).toBe('Ready!Welcome!100%');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
    expect(cover()?.classList.contains('leaving')).toBe(true);
    await pass(2 * leaveMs);
    expect(cover()).toBeNull();
    expect(document.documentElement.dataset.ready).toBe('');
  });

  it('disappears if the settings fail to load (SHELL-05)', async () => {
    expectConsole('error', /A query failed \[ 'settings', 'public' \]/);
    const answer = show();
    answer({ status: 500, body: null });
    await pass(1);
    await pass(2 * leaveMs);
    expect(cover()).toBeNull();
  });

  it('does not cover the page again after the timeout of the style sheet (SPLASH-07)', async () => {
    const style = document.createElement('style');
    style.textContent = '.splash { visibility: hidden }';
    document.head.append(style);
    show();
    await pass(1);
    style.remove();
    expect(cover()).toBeNull();
  });

  it('types a letter every 100 ms (SPLASH-04)', async () => {
    show();
    for (let letter = 0; letter < 10; letter += 1) await pass(100);
    expect(typed()).toBe('Products a');
  });

  it('moves the dots every 600 ms (SPLASH-05)', async () => {
    show();
    const hidden = () => document.querySelectorAll('.say .off').length;
    const seen = [hidden()];
    for (let change = 0; change < 3; change += 1) {
      await pass(600);
      seen.push(hidden());
    }
    expect(seen).toEqual([0, 2, 1, 0]);
  });

  it('shows the whole line and disappears without delay with reduced motion (SPLASH-07)', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ media, matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList,
    );
    const answer = show();
    expect(typed()).toBe('Products and specifications.');
    answer({ status: 200, body: settingsAnswer() });
    await pass(1);
    expect(cover()).toBeNull();
  });
});
