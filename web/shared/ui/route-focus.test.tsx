import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it } from 'vitest';
import { RouteFocus } from './route-focus.tsx';

let load = () => {};
const Slow = () => {
  const [isLoaded, setIsLoaded] = useState(false);
  load = () => setIsLoaded(true);
  return isLoaded ? <h1>Slow</h1> : <p>Loading...</p>;
};
/** A screen that replaces the heading of its skeleton. */
const WithSkeleton = () => {
  const [isLoaded, setIsLoaded] = useState(false);
  load = () => setIsLoaded(true);
  return isLoaded ? (
    <article>
      <h1>Loaded</h1>
    </article>
  ) : (
    <h1>Loading</h1>
  );
};
const Layout = () => (
  <>
    <input aria-label="Search" />
    <main>
      <Outlet />
    </main>
    <RouteFocus pathname={useLocation().pathname} />
  </>
);

const open = async (path: string) => {
  const children = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/quick', element: <h1>Quick</h1> },
    { path: '/slow', element: <Slow /> },
    { path: '/skeleton', element: <WithSkeleton /> },
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(path));
};

describe('focus after a navigation', () => {
  it('moves to the heading (ACCESS-04)', async () => {
    await open('/quick');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Quick' }));
  });

  it('moves to the heading as soon as it is rendered', async () => {
    await open('/slow');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    act(load);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Slow' }));
  });

  it('moves from the heading of a skeleton to that of the screen (ACCESS-04)', async () => {
    await open('/skeleton');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Loading' }));
    act(load);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Loaded' }));
  });

  it('stays where the visitor has moved it in the meantime', async () => {
    await open('/slow');
    const search = screen.getByRole('textbox', { name: 'Search' });
    act(() => search.focus());
    act(load);
    // the MutationObserver runs before the next task
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(search);
  });
});
