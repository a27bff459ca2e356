// Downloads of a phone with a slow connection, and their order.
import type { Page } from '@playwright/test';
import { pages } from './support/pages.ts';
import { expect, open, settle, test } from './support/test.ts';

const kB = 1024;
/** Maximum of all bytes with headers that a phone receives until the page is usable. */
const usableBytes: Record<string, number> = { '/': 250 * kB, '/products/six-axis-robot-lr20': 180 * kB };
/** Lighthouse's profile of slow 4G. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 };

const watchNetwork = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  const requests: { path: string; type?: string; priority: string }[] = [];
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ request, type }) =>
    requests.push({ path: new URL(request.url).pathname, type, priority: request.initialPriority }),
  );
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return { requests, bytes: () => bytes };
};

test.describe('on a phone with a slow connection', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

  for (const path of pages)
    test(`requests the styles of ${path} first, then all fonts, and scripts after them (SHELL-11)`, async ({ page }) => {
      const { requests, bytes } = await watchNetwork(page);
      await open(page, path);
      await settle(page);
      const [document, styles] = requests;
      expect([document?.type, styles?.type]).toEqual(['Document', 'Stylesheet']);
      const fonts = requests.filter(({ type }) => type === 'Font');
      // preloaded: fonts that only the style sheet requests have the priority VeryHigh but arrive after the first paint
      expect(fonts.map(({ priority }) => priority)).toEqual(['High', 'High', 'High']);
      const script = requests.findIndex(({ type }) => type === 'Script');
      expect(requests[script]?.priority).toBe('Low');
      // the frame of the map
      const frames = requests.flatMap(({ type }, at) => (type === 'Document' && at > 0 ? [at] : []));
      expect(frames.every((at) => at > script)).toBe(true);
      expect(bytes()).toBeLessThanOrEqual(usableBytes[path] ?? Number.POSITIVE_INFINITY);
    });
});
