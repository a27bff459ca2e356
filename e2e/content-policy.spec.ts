// The content security policy in the browser: frames.
import { expect, open, test } from './support/test.ts';

test.describe('frames', () => {
  test.use({ expectedComplaints: [/Framing 'https:\/\/elsewhere\.example|frame-src/] });

  test('of the map are shown, and of other hosts are not (DOC-15)', async ({ page }) => {
    await open(page, '/contact');
    const map = page.locator('iframe[title^="Map"]');
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.contentFrame().locator('title').textContent()).toBe('Map');
    const blocked = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
            resolve(`${effectiveDirective} ${blockedURI}`),
          );
          const frame = document.createElement('iframe');
          frame.src = 'https://elsewhere.example/';
          document.body.append(frame);
        }),
    );
    expect(blocked).toMatch(/^frame-src https:\/\/elsewhere\.example\/?$/);
  });
});
