import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLocation } from '#web/site/lib/navigation.ts';
import { expectConsole } from '#web/test/expect-console.ts';
import { renderSite } from '#web/test/site-screen.tsx';

const Fragile = () => {
  const { pathname } = useLocation();
  if (pathname === '/broken') throw new Error('broken');
  return <h1>Works</h1>;
};

it('renders nothing while the next screen loads', async () => {
  let count = 0;
  const Counted = () => {
    const { pathname } = useLocation();
    count += 1;
    return <h1>{pathname}</h1>;
  };
  const { router } = renderSite(<Counted />);
  const before = count;
  await act(() => router.navigate('/other'));
  screen.getByRole('heading', { name: '/other' });
  expect(count).toBe(before + 1);
});

it('shows the error screen instead of a screen that throws, until the next navigation (SHELL-06)', async () => {
  expectConsole('error', /Error: broken/, /A screen failed/);
  const { router } = renderSite(<Fragile />);
  screen.getByRole('heading', { name: 'Works' });
  await act(() => router.navigate('/broken'));
  screen.getByRole('heading', { name: 'Something went wrong' });
  screen.getByRole('button', { name: 'Reload' });
  await act(() => router.navigate('/other'));
  screen.getByRole('heading', { name: 'Works' });
});
