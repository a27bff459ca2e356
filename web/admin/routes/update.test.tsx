import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '#web/admin/lib/query-client.ts';
import { ScreenError } from './route-error.tsx';
import { UpdateNotice } from './update.tsx';

const page = (script: string) => `<!doctype html><head></head><body><script type="module" src="/assets/${script}.js"></script></body>`;
const answer = vi.fn<() => Promise<Response>>();

const show = (element: React.ReactElement) => {
  vi.stubGlobal('fetch', answer);
  render(<QueryClientProvider client={createQueryClient()}>{element}</QueryClientProvider>);
};
const comeBackAfter = (minutes: number) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
};

beforeEach(() => {
  answer.mockReset();
  const script = document.createElement('script');
  // jsdom does not run modules
  script.type = 'module';
  script.setAttribute('src', '/assets/entry-one.js');
  document.body.append(script);
  onTestFinished(() => {
    script.remove();
    focusManager.setFocused(undefined);
  });
});

test('reports an update when the tab is used again (ASESS-17)', async () => {
  answer.mockResolvedValue(new Response(page('entry-two')));
  show(<UpdateNotice />);
  comeBackAfter(1);
  expect(answer).not.toHaveBeenCalled();
  comeBackAfter(6);
  expect((await screen.findByRole('status')).textContent).toContain('The website was updated.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

test.each([
  ['the same version', async () => new Response(page('entry-one'))],
  ['a server that is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer of a balancer', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('reports nothing with %s (ASESS-17)', async (_name, fetched) => {
  answer.mockImplementation(fetched);
  show(<UpdateNotice />);
  comeBackAfter(6);
  await expect.poll(() => answer.mock.results.length).toBe(1);
  await Promise.allSettled(answer.mock.results.map(({ value }) => value));
  expect(screen.queryByRole('status')).toBeNull();
});

test('immediately explains a failed screen by an update (ASESS-17)', async () => {
  answer.mockResolvedValue(new Response(page('entry-two')));
  show(<ScreenError />);
  expect(await screen.findByText(/The website was updated while this page was open/)).toBeTruthy();
});
