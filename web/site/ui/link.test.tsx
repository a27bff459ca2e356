import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '#web/test/site-screen.tsx';
import { GetForm } from './get-form.tsx';
import { Link } from './link.tsx';

/** Clicks on a link. @returns true if the click is left to the browser */
const click = (init?: MouseEventInit): boolean => fireEvent.click(screen.getByRole('link'), init);

// prevents jsdom from following a link, which it reports as an error
const keepHere = () => document.addEventListener('click', (event) => event.preventDefault(), { once: true });

it('opens a screen in the router (SHELL-01)', async () => {
  const { router } = renderSite(<Link to="/products?page=2#list">Products</Link>);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/products?page=2#list');
  expect(click()).toBe(false);
  await expect.poll(() => router.state.location).toMatchObject({ pathname: '/products', search: '?page=2', hash: '#list' });
  expect(router.state.type).toBe('PUSH');
});

it.each([
  ['Control', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('leaves a click with %s to the browser', (_name, init) => {
  const onFollow = vi.fn();
  const { router } = renderSite(
    <Link to="/products" onFollow={onFollow}>
      Products
    </Link>,
  );
  keepHere();
  click(init);
  expect(onFollow).not.toHaveBeenCalled();
  expect(router.state).toMatchObject({ isLoading: false, location: { pathname: '/' } });
});

it.each([
  ['another tab', <Link key="1" to="/products" target="_blank" />],
  ['a download', <Link key="2" to="/storage/a.pdf" download />],
  ['another site', <Link key="3" to="https://other.example/" />],
])('leaves a link to %s to the browser', (_name, link) => {
  const { router } = renderSite(link);
  keepHere();
  click();
  expect(router.state).toMatchObject({ isLoading: false, location: { pathname: '/' } });
});

it('does not navigate if onFollow prevents the default', () => {
  const handle = vi.fn((event: React.MouseEvent) => event.preventDefault());
  const { router } = renderSite(<Link to="/products" onFollow={handle} />);
  click();
  expect(handle).toHaveBeenCalledOnce();
  expect(router.state.isLoading).toBe(false);
});

it('opens the address with the values of a form', async () => {
  const { router } = renderSite(
    <GetForm action="/products">
      <input name="search" defaultValue="arm & leg" aria-label="Search" />
      <button type="submit">Search</button>
    </GetForm>,
  );
  fireEvent.click(screen.getByRole('button'));
  await expect.poll(() => router.state.location).toMatchObject({ pathname: '/products', search: '?search=arm+%26+leg' });
});
