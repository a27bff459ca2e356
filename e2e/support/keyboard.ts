// Keyboard actions.
import type { Locator, Page } from '@playwright/test';

/** Presses Tab until an element has the focus. */
export const tabTo = async (page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 80) => {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${wanted} cannot be reached with the keyboard`);
};

/** @returns a function that reads the names of the elements that have received the focus since the call */
export const recordFocus = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.evaluate(() => {
    const focused: string[] = [];
    Object.assign(window, { focused });
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    document.addEventListener('focusin', ({ target }) => focused.push(nameOf(target as Element)));
  });
  return () => page.evaluate(() => (window as unknown as { focused: string[] }).focused);
};
