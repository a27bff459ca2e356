// Actions of a visitor without a mouse.
import type { Locator, Page } from '@playwright/test';

/** Presses Tab until an element has the focus. */
export const tabTo = async (page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${wanted} is out of the keyboard's reach`);
};
