import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportVisits } from './report-visits.ts';

const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
const sent = () =>
  Promise.all(sendBeacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text()) as { url: string; referrer: string }));
const urls = async () => (await sent()).map(({ url }) => url);
const { origin } = window.location;

const define = (target: object, name: string, value: unknown) => Object.defineProperty(target, name, { value, configurable: true });

const missing = '<meta name="robots" content="noindex" data-missing="">';

beforeEach(() => {
  vi.useFakeTimers();
  sendBeacon.mockClear();
  define(navigator, 'sendBeacon', sendBeacon);
  window.history.replaceState(null, '', '/products?category=x');
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of ['sendBeacon', 'doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
  for (const name of ['visibilityState', 'prerendering', 'referrer']) Reflect.deleteProperty(document, name);
  document.head.replaceChildren();
  localStorage.clear();
});

it('reports the first page immediately with its referrer, and each changed path once (AANA-04)', async () => {
  define(document, 'referrer', 'https://search.example/');
  const show = reportVisits();
  expect(await sent()).toEqual([{ url: `${origin}/products`, referrer: 'https://search.example/' }]);
  for (const path of ['/products', '/contact', '/contact', '/']) {
    show(path);
    vi.advanceTimersByTime(200);
  }
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await sent()).toEqual([
    { url: `${origin}/products`, referrer: 'https://search.example/' },
    { url: `${origin}/contact`, referrer: '' },
    { url: `${origin}/`, referrer: '' },
  ]);
});

it('reports a page that is left before the delay has passed', async () => {
  const show = reportVisits();
  show('/contact');
  show('/news');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(await urls()).toEqual([`${origin}/products`, `${origin}/contact`, `${origin}/news`]);
});

it('waits for the full delay on each page, even if the previous page was left early', async () => {
  const show = reportVisits();
  show('/contact');
  vi.advanceTimersByTime(90);
  show('/nowhere');
  vi.advanceTimersByTime(90);
  document.head.innerHTML = missing;
  vi.advanceTimersByTime(200);
  expect(await urls()).toEqual([`${origin}/products`, `${origin}/contact`]);
});

it.each([
  [document, 'visibilityState', 'hidden', 'visibilitychange', 'visible'],
  [document, 'prerendering', true, 'prerenderingchange', false],
])('waits until the page is shown (%#)', async (target, name, before, event, after) => {
  define(target, name, before);
  reportVisits();
  expect(sendBeacon).not.toHaveBeenCalled();
  define(target, name, after);
  document.dispatchEvent(new Event(event));
  document.dispatchEvent(new Event(event));
  expect(await urls()).toEqual([`${origin}/products`]);
});

it.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('respects %s (STAT-02)', (name, value) => {
  define(navigator, name, value);
  reportVisits()('/contact');
  vi.advanceTimersByTime(200);
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('does not report administrators or pages that do not exist', () => {
  document.head.innerHTML = missing;
  const show = reportVisits();
  document.head.replaceChildren();
  localStorage.setItem('admin_token', 'x');
  show('/contact');
  vi.advanceTimersByTime(200);
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('reports noindex pages that exist, such as a filtered list (AANA-04)', async () => {
  document.head.innerHTML = '<meta name="robots" content="noindex">';
  reportVisits();
  expect(await urls()).toEqual([`${origin}/products`]);
});

it('uses fetch if the beacon is rejected', () => {
  const fetch = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  sendBeacon.mockReturnValueOnce(false);
  reportVisits();
  expect(fetch).toHaveBeenCalledWith('/api/public/visits', expect.objectContaining({ method: 'POST', keepalive: true }));
});
