// Measures how fast public pages respond on a slow phone: from an interaction to the next painted frame, with the Event Timing API.
import type { Browser, Locator, Page } from '@playwright/test';
import type { Site } from './site.ts';

const repetitions = 9;
/** CPU slowdown of the simulated phone relative to this machine. */
const slowdown = 4;
/** Duration of a short tap. Playwright's `tap` has none, and its events wait for each other, unlike those of a finger. */
const tapMs = 60;
/** Shortest duration that the API reports. */
const leastMs = 16;

export interface InteractionFigures {
  interaction: string;
  /** Number of interactions in all repetitions. */
  count: number;
  /** Shortest duration, which a busy machine affects least. */
  fastestMs: number;
  medianMs: number;
  worstMs: number;
}

interface Scenario {
  interaction: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  /** Resolves when the result of the interaction is visible. */
  act: (page: Page) => Promise<void>;
}

const tap = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to tap has no box');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(tapMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};

const scenarios: Scenario[] = [
  {
    interaction: 'open the menu',
    path: '/',
    act: async (page) => {
      await tap(page, page.getByRole('button', { name: 'Open menu' }));
      await page.getByRole('button', { name: 'Close menu' }).waitFor();
    },
  },
  {
    interaction: 'choose a filter',
    path: '/products?category=industrial-robots',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Filters' }).tap();
      await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    },
    act: async (page) => {
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await tap(page, sheet.getByRole('checkbox', { name: /^Wall/ }));
      await sheet.getByRole('heading', { name: 'Filters (1)' }).waitFor();
    },
  },
  {
    interaction: 'type a search',
    path: '/',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: 'Search' })
        .or(page.getByRole('link', { name: 'Search', exact: true }))
        .first()
        .tap();
      await page.getByRole('combobox').waitFor();
    },
    act: async (page) => {
      // a person who types fast
      await page.keyboard.type('robot', { delay: 90 });
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    interaction: 'show another picture',
    path: '/products/six-axis-robot-lr20',
    act: async (page) => {
      await tap(page, page.getByRole('button', { name: 'Picture 2' }));
      await page.locator('button[aria-label="Picture 2"][aria-current]').waitFor();
    },
  },
  {
    interaction: 'open the quote form',
    path: '/products/six-axis-robot-lr20',
    act: async (page) => {
      const button = page.getByRole('button', { name: 'Request Quote' }).or(page.getByRole('link', { name: 'Request Quote' }));
      await tap(page, button.first());
      await page.getByRole('dialog', { name: 'Request Quote' }).getByLabel(/^Name/).waitFor();
    },
  },
];

interface Timing extends PerformanceEventTiming {
  interactionId: number;
}

/** Records the longest event of each interaction, as for INP (web.dev/articles/inp). */
const recordInteractions = () => {
  const longest = new Map<number, number>();
  Object.assign(window, { longest });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as Timing[])
      if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

/** @returns durations of the interactions since the last call, in milliseconds; empty if all were shorter than the API reports */
const takeInteractions = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    // the entries arrive after the frame
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    const { longest } = window as unknown as { longest: Map<number, number> };
    const durations = [...longest.values()];
    longest.clear();
    return durations;
  });

const measureOnce = async (browser: Browser, origin: string, { path, prepare, act }: Scenario): Promise<number[]> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(recordInteractions);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin + path);
  await page.locator('html[data-ready]').waitFor();
  await prepare?.(page);
  await takeInteractions(page);
  await act(page);
  const durations = await takeInteractions(page);
  await context.close();
  return durations.length > 0 ? durations : [leastMs];
};

export const measureInteractions = async (browser: Browser, { origin }: Pick<Site, 'origin'>): Promise<InteractionFigures[]> => {
  const figures: InteractionFigures[] = [];
  for (const scenario of scenarios) {
    const durations: number[] = [];
    for (let run = 0; run < repetitions; run += 1) durations.push(...(await measureOnce(browser, origin, scenario)));
    durations.sort((a, b) => a - b);
    const quantile = (part: number) => durations[Math.floor((durations.length - 1) * part)] ?? Number.NaN;
    figures.push({
      interaction: scenario.interaction,
      count: durations.length,
      fastestMs: quantile(0),
      medianMs: quantile(0.5),
      worstMs: quantile(1),
    });
  }
  return figures;
};
