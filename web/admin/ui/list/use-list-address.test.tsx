import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anyText, listShape } from './list-address.ts';
import { SearchBox } from './search-box.tsx';
import { useListAddress } from './use-list-address.ts';

const delayMs = 300;
const shape = listShape({ filters: { search: anyText } });

const List = () => {
  const { shown, applied, change } = useListAddress(shape, { delayMs });
  return (
    <>
      <SearchBox label="Search" value={shown.search} onChange={(search) => change({ search })} />
      <output>{applied.search}</output>
    </>
  );
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps text that is typed before and while the address changes', async () => {
  let arrive = () => {};
  const loader = () =>
    new Promise<null>((resolve) => {
      arrive = () => resolve(null);
    });
  const router = createMemoryRouter([{ path: '/', element: <List />, loader }], { hydrationData: { loaderData: { 0: null } } });
  render(<RouterProvider router={router} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('safet');
  await act(() => vi.advanceTimersByTimeAsync(delayMs));
  expect(field.value).toBe('safet');
  type('safety');
  await act(async () => arrive());
  expect(screen.getByRole('status').textContent).toBe('safet');
  expect(field.value).toBe('safety');
  await act(() => vi.advanceTimersByTimeAsync(delayMs));
  await act(async () => arrive());
  expect(router.state.location.search).toBe('?search=safety');
  expect(field.value).toBe('safety');
  await act(async () => {
    void router.navigate('/');
    await vi.advanceTimersByTimeAsync(0);
    arrive();
  });
  expect(field.value).toBe('');
});
