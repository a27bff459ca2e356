import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useAddressQuery } from './use-address-query.ts';

const Choices = () => {
  const [, change] = useAddressQuery();
  const add = (name: string) => change((current) => new URLSearchParams([...current, [name, '1']]), { replace: true });
  return ['view', 'rows'].map((name) => (
    <button key={name} type="button" onClick={() => add(name)}>
      {name}
    </button>
  ));
};

it('keeps both of two changes when the second comes before the first is shown (MEDIA-02)', async () => {
  const gate = Promise.withResolvers<null>();
  const router = createMemoryRouter([{ path: '/', element: <Choices />, loader: () => gate.promise }], {
    hydrationData: { loaderData: { 0: null } },
  });
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button', { name: 'view' }));
  fireEvent.click(screen.getByRole('button', { name: 'rows' }));
  await act(async () => gate.resolve(null));
  expect(router.state.location.search).toBe('?view=1&rows=1');
});
