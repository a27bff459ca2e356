// Checks of one page at several window widths without reloading it.
import { expect, type Page } from '@playwright/test';
import { expectAccessible, resize } from './test.ts';

export const expectNoOverflow = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);

/** The window stays at the last width. */
export const expectAccessibleAt = async (page: Page, widths: readonly number[]): Promise<void> => {
  for (const width of widths) {
    await resize(page, width);
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
};
