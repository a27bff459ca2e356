import type { Page } from '@playwright/test';

/** For `test.use`: the browser of a visitor who has asked for less movement. */
export const reducedMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Waits for the end of animations and transitions: a dialog that opens still moves, and a text that fades in has less contrast. */
export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    // one whose element is removed is cancelled
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
