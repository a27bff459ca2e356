import type { Page } from '@playwright/test';

/** Option for `test.use`: a browser with reduced motion. */
export const reducedMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Waits for the end of animations and transitions, during which elements move and have less contrast. */
export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    // rejected if the animated element is removed
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
