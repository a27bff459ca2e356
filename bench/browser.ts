// Measures in a browser: interactions on a slow phone, typing, scrolling in a long list, and the memory after many navigations.
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { launchOptions } from '../e2e/support/browser.ts';
import { type InteractionFigures, measureInteractions } from './interactions.ts';
import type { Site } from './site.ts';

const navigations = 200;
const specificationRows = 300;

export interface BrowserFigures {
  interactions: InteractionFigures[];
  /** Milliseconds from a key press to the next painted frame. */
  typing: { field: string; keys: number; medianMs: number; p95Ms: number }[];
  /** A list of products while it is scrolled from top to bottom. */
  scrolling: { rows: number; frames: number; framesOver50Ms: number; longestMs: number };
  /** JavaScript heap after garbage collection, in MiB, and elements and listeners in the page. */
  memory: { navigations: number; heap: number; nodes: number; listeners: number }[];
}

const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
const quantile = (values: number[], part: number) => sorted(values)[Math.floor((values.length - 1) * part)] ?? Number.NaN;

const open = async (page: Page, url: string) => {
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor();
};

/** Types into the focused field and waits for the next frame after each keystroke. */
const measureTyping = async (page: Page, field: string, text: string) => {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        // the message arrives after the frame has been drawn
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      true,
    );
  });
  // a person who types fast
  await page.keyboard.type(text, { delay: 90 });
  await page.waitForFunction((keys) => (window as unknown as { keyTimes: number[] }).keyTimes.length === keys, text.length);
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  return { field, keys: times.length, medianMs: quantile(times, 0.5), p95Ms: quantile(times, 0.95) };
};

/** Signs the page in as the first administrator. */
const signIn = async (page: Page, { context }: Site) => {
  const user = await context.db.selectFrom('administrators').select(['id', 'name', 'email']).orderBy('id').executeTakeFirstOrThrow();
  const { token } = await issueToken(context, { administratorId: user.id, remember: false });
  await page.addInitScript(
    (session) => {
      localStorage.setItem('admin_token', session.token);
      localStorage.setItem('admin_user', JSON.stringify(session.user));
    },
    { token, user },
  );
};

const measureSearch = async (page: Page, { origin }: Site) => {
  await open(page, origin);
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  return measureTyping(page, 'search of the header', 'robot gripper 20 kg');
};

const measureSpecifications = async (page: Page, { origin }: Site) => {
  await page.goto(`${origin}/admin/products?new=1`);
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('button', { name: /^Specifications/ }).click();
  await dialog.getByRole('button', { name: 'Paste rows' }).click();
  const rows = Array.from({ length: specificationRows }, (_, index) => `Property ${index + 1}\t${index * 7} mm`);
  await page.getByRole('textbox', { name: 'Rows' }).fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Add rows' }).click();
  const middle = dialog.getByLabel('Value of Property 150', { exact: true });
  await middle.click();
  const figures = await measureTyping(page, `specification editor with ${specificationRows} rows`, ' without the mounting flange');
  // the form would ask about unsaved changes
  await page.close({ runBeforeUnload: false });
  return figures;
};

const measureScrolling = async (page: Page, { origin }: Site): Promise<BrowserFigures['scrolling']> => {
  await page.goto(`${origin}/admin/products?per_page=100`);
  // the rows are placeholders without links while the list loads
  await page.locator('tbody tr a').first().waitFor();
  await page.waitForLoadState('networkidle');
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const scroller = document.scrollingElement ?? document.documentElement;
        let last = performance.now();
        const step = () => {
          const now = performance.now();
          times.push(now - last);
          last = now;
          scroller.scrollTop += 60;
          if (scroller.scrollTop + innerHeight >= scroller.scrollHeight - 1) resolve(times);
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );
  return {
    rows: await page.locator('tbody tr').count(),
    frames: frames.length,
    framesOver50Ms: frames.filter((ms) => ms > 50).length,
    longestMs: Math.max(...frames),
  };
};

const memoryOf = async (session: CDPSession, count: number): Promise<BrowserFigures['memory'][number]> => {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { navigations: count, heap: metric('JSHeapUsedSize') / 2 ** 20, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
};

/** Visits lists, products and articles through their links, without loading another document. */
const measureMemory = async (page: Page, { origin }: Site): Promise<BrowserFigures['memory']> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await open(page, `${origin}/products`);
  const header = page.locator('header');
  const records = page.locator('main :is(article, li) a:is([href^="/products/"], [href^="/news/"])');
  const figures: BrowserFigures['memory'] = [];
  for (let count = 1; count <= navigations; count += 1) {
    const before = page.url();
    // in turn: a record, back, the list of articles, and the home page or the list of products
    if (count % 4 === 1) await records.nth(count % 5).click();
    else if (count % 4 === 2) await page.goBack();
    else if (count % 4 === 3) await header.locator('a[href="/news"]').first().dispatchEvent('click');
    else
      await header
        .locator(`a[href="${count % 8 === 0 ? '/products' : '/'}"]`)
        .first()
        .dispatchEvent('click');
    await page.waitForURL((url) => url.href !== before);
    await page.locator('main h1').waitFor();
    if (count % 50 === 0) figures.push(await memoryOf(session, count));
  }
  return figures;
};

/** Takes about three minutes. @param isDemonstration whether the site shows the demonstration company, whose pages the interactions need */
export const measureBrowser = async (site: Site, { isDemonstration }: { isDemonstration: boolean }): Promise<BrowserFigures> => {
  const browser = await chromium.launch(launchOptions);
  const inPage = async <T>(isAdmin: boolean, measure: (page: Page, site: Site) => Promise<T>): Promise<T> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    if (isAdmin) await signIn(page, site);
    const result = await measure(page, site);
    await context.close();
    return result;
  };
  try {
    return {
      interactions: isDemonstration ? await measureInteractions(browser, site) : [],
      typing: [await inPage(false, measureSearch), await inPage(true, measureSpecifications)],
      scrolling: await inPage(true, measureScrolling),
      memory: await inPage(false, measureMemory),
    };
  } finally {
    await browser.close();
  }
};
