import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSite } from '#web/test/site-screen.tsx';
import { RouterProvider } from './router-provider.tsx';
import { ScrollRestoration } from './scroll-restoration.tsx';

const scrolled = vi.fn();

const show = (at?: string) =>
  renderSite(
    <>
      <h2 id="part">Part</h2>
      <ScrollRestoration />
    </>,
    { at },
  );
/** Sets the scroll position, because jsdom has no layout. */
const scrollTo = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
const positions = () => vi.mocked(window.scrollTo).mock.calls.map(([, y]) => y as unknown);

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(window.scrollTo).mockReset();
  HTMLElement.prototype.scrollIntoView = scrolled.mockReset();
  scrollTo(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  scrollTo(0);
});

it('keeps the position to which the browser has scrolled the first screen', () => {
  show('/#part');
  expect([positions(), scrolled.mock.calls]).toEqual([[], []]);
  expect(window.history.scrollRestoration).toBe('manual');
});

it('opens a screen at the top, and restores positions on Back and Forward (ROUTE-16, ROUTE-17)', async () => {
  const { router } = show();
  scrollTo(700);
  await act(() => router.navigate('/about'));
  expect(positions()).toEqual([0]);
  scrollTo(300);
  await act(() => router.navigate(-1));
  scrollTo(700);
  await act(() => router.navigate(1));
  expect(positions()).toEqual([0, 700, 300]);
});

describe('a screen that is too short until its data has loaded', () => {
  let grow = () => {};
  const setHeight = (height: number) =>
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          grow = callback;
        }
        observe() {}
        disconnect() {
          grow = () => {};
        }
      },
    );
  });
  afterEach(() => Reflect.deleteProperty(document.documentElement, 'scrollHeight'));

  const goBack = async () => {
    const { router } = show();
    scrollTo(3000);
    await act(() => router.navigate('/about'));
    scrollTo(0);
    setHeight(900);
    await act(() => router.navigate(-1));
    return router;
  };

  it('is scrolled again when it grows, until the position is reached (ROUTE-17)', async () => {
    await goBack();
    setHeight(1200);
    grow();
    setHeight(5000);
    grow();
    grow();
    expect(positions()).toEqual([0, 3000, 3000, 3000]);
  });

  it('is left to a visitor who scrolls', async () => {
    await goBack();
    window.dispatchEvent(new Event('wheel'));
    setHeight(5000);
    grow();
    expect(positions()).toEqual([0, 3000]);
  });

  it('keeps its position if it is left before it has grown', async () => {
    const router = await goBack();
    scrollTo(100);
    await act(() => router.navigate('/about'));
    await act(() => router.navigate(-1));
    expect(positions().at(-1)).toBe(3000);
  });
});

it('keeps the position to which the visitor has scrolled a reloaded screen', () => {
  const { router, unmount } = show();
  const { key } = router.state.location;
  unmount();
  sessionStorage.setItem('scroll-positions', JSON.stringify({ [key]: 700 }));
  vi.mocked(window.scrollTo).mockReset();
  render(
    <RouterProvider router={router}>
      <ScrollRestoration />
    </RouterProvider>,
  );
  expect(positions()).toEqual([]);
});

it('restores a position that was reached while the next screen was loading', async () => {
  const { router } = show();
  scrollTo(700);
  const done = act(() => router.navigate('/about'));
  scrollTo(750);
  await done;
  await act(() => router.navigate(-1));
  expect(positions()).toEqual([0, 750]);
});

it('keeps the position if the link requests it', async () => {
  const { router } = show();
  await act(() => router.navigate('/?page=2', { preventScrollReset: true }));
  expect(positions()).toEqual([]);
});

it('opens a screen at the element of the fragment', async () => {
  const { router } = show();
  await act(() => router.navigate('/about#part'));
  expect(scrolled).toHaveBeenCalledOnce();
  expect(positions()).toEqual([]);
});

it('stores the positions when the document is left, and lets the browser scroll the next one', () => {
  const { router } = show();
  scrollTo(450);
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('scroll-positions') ?? '')).toEqual({ [router.state.location.key]: 450 });
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});

it('works without storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { router } = show();
  scrollTo(700);
  await act(() => router.navigate('/about'));
  window.dispatchEvent(new Event('pagehide'));
  await act(() => router.navigate(-1));
  expect(positions()).toEqual([0, 700]);
});
