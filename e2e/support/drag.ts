// Drags entries of a list by their grips.
import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until an entry of a list is dragged. */
export const expectDragged = (page: Page): Promise<void> => expect(page.locator('.is-dragged')).toHaveCount(1);

/** Waits until a mark shows where the dragged entry would be inserted. */
export const expectDropMark = (page: Page): Promise<void> => expect(page.locator('.drop-before, .drop-after')).toHaveCount(1);

/** Drags a grip with the mouse, when both have stopped moving. @param position in the target, by default its middle */
export const drag = async (page: Page, grip: Locator, target: Locator, position?: { x: number; y: number }): Promise<void> => {
  // the target first, because both must be in view
  for (const element of [target, grip]) await element.hover();
  const from = await grip.boundingBox();
  if (!from) throw new Error(`${grip} is not on the screen`);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + 10, { steps: 3 });
  await expectDragged(page);
  // the dragged entry may cover the target
  await target.hover({ position, force: true });
  await expectDropMark(page);
  await page.mouse.up();
};
