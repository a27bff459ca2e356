import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScrollRestoration } from '#web/site/router/scroll-restoration.tsx';
import { renderSite } from '#web/test/site-screen.tsx';
import { InPageLinks } from './in-page-links.tsx';

const scrolled = vi.fn();

const show = () =>
  renderSite(
    <>
      <a href="#environment">Environment</a>
      <a href="#nowhere">Nowhere</a>
      <a href="#%E0%A4%A">Broken</a>
      <h2 id="environment">Environment</h2>
      <InPageLinks />
      <ScrollRestoration />
    </>,
    { at: '/products/lr20?from=list' },
  );

/** Sets the scroll position, because jsdom has no layout. */
const scrollTo = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

beforeEach(() => {
  sessionStorage.clear();
  HTMLElement.prototype.scrollIntoView = scrolled.mockImplementation(() => scrollTo(1843));
  scrollTo(0);
});
afterEach(() => scrollTo(0));

describe('an in-page link', () => {
  it('scrolls to its target, and Back restores the previous position (ROUTE-17)', async () => {
    const { router } = show();
    scrollTo(453);
    await userEvent.click(screen.getByRole('link', { name: 'Environment' }));
    expect(router.state.location).toMatchObject({ pathname: '/products/lr20', search: '?from=list', hash: '#environment' });
    expect(scrolled).toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Environment' }));
    expect(window.scrollY).toBe(1843);

    await act(() => router.navigate(-1));
    await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith(0, 453));
    expect(router.state.location.hash).toBe('');
  });

  it('adds no history entry when it is clicked again', async () => {
    const { router } = show();
    const link = screen.getByRole('link', { name: 'Environment' });
    await userEvent.click(link);
    await userEvent.click(link);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.hash).toBe(''));
  });

  it.each(['Nowhere', 'Broken'])('does not scroll if the target does not exist (%s)', async (name) => {
    const { router } = show();
    scrollTo(453);
    vi.mocked(window.scrollTo).mockClear();
    await userEvent.click(screen.getByRole('link', { name }));
    expect(router.state.location.hash).not.toBe('');
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
