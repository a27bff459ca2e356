import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicSettings } from '#contract/settings.ts';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import { pageKeys } from '#web/site/features/pages/pages.queries.ts';
import { headTags } from '#web/site/lib/head-tags.ts';
import { englishLanguage, englishTexts } from '#web/site/lib/language.ts';
import { QueryClient } from '#web/site/query/query-client.ts';
import { settingsAnswer } from '#web/test/api-answers.ts';
import { expectConsole } from '#web/test/expect-console.ts';
import { failedCalls } from '#web/test/fake-api.ts';
import { type Answer, renderScreen } from '#web/test/site-screen.tsx';
import * as staticPage from './static-page.tsx';

const pages = (slug: string) => ({ title: `Title of ${slug}`, slug, content: `<p>Text of ${slug}</p>`, template: 'default' });
const answer = vi.fn<(request: ApiRequest) => Answer | Promise<Answer>>();
const open = () =>
  renderScreen({
    path: '/page/:slug',
    address: '/page/privacy',
    screen: staticPage,
    answer: (request) => (request.path === '/api/public/settings' ? { body: settingsAnswer() } : answer(request)),
  });

beforeEach(() => {
  clearToasts();
  answer.mockReset().mockImplementation(({ path }) => ({ body: pages(path.split('/').at(-1) ?? '') }));
});

describe('a static page', () => {
  it('shows title and text, and reloads when the slug changes (PAGE-01, PAGE-07)', async () => {
    const { router } = open();
    await screen.findByRole('heading', { level: 1, name: 'Title of privacy' });
    screen.getByText('Text of privacy');
    await router.navigate('/page/terms');
    await screen.findByRole('heading', { level: 1, name: 'Title of terms' });
    expect(screen.queryByText('Text of privacy')).toBeNull();
  });

  it('shows a loading text (PAGE-02)', async () => {
    answer.mockImplementation(() => new Promise(() => {}));
    open();
    expect((await screen.findByRole('status')).textContent).toBe('Loading page...');
  });

  it.each([
    [404, 'The requested page could not be found.', 'PAGE-03, PAGE-04'],
    [500, 'An error occurred while loading the page.', 'PAGE-03, PAGE-05'],
  ])('shows for status %i: %s (%s)', async (status, text, _ids) => {
    if (status === 500) expectConsole('error', /A query failed \[ 'pages', 'public'/);
    answer.mockReturnValue({ status, body: {} });
    open();
    await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
    screen.getByText(text);
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(failedCalls)('reloads a page that failed to load on Retry: %s (PAGE-05)', async (_name, failure) => {
    expectConsole('error', /A query failed \[ 'pages', 'public'/);
    answer.mockImplementation(failure);
    open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answer.mockReturnValue({ body: pages('privacy') });
    await userEvent.click(retry);
    await screen.findByRole('heading', { level: 1, name: 'Title of privacy' });
  });

  it.each([undefined, {}])('treats a successful response with the body %j as a failure (PAGE-05)', async (body) => {
    expectConsole('error', /A query failed \[ 'pages', 'public', 'privacy' \] InvalidAnswerError/);
    answer.mockReturnValue({ body });
    open();
    expect(await screen.findByText('An error occurred while loading the page.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it.each([
    ['Lintara', 'Privacy Policy - Lintara'],
    [null, 'Privacy Policy - Company'],
  ])('sets the browser title to page and company name: %s (PAGE-06)', (company_name, title) => {
    const client = new QueryClient();
    client.setQueryData(
      { queryKey: pageKeys.page('privacy') },
      { ...pages('privacy'), title: 'Privacy Policy', template: 'default' as const },
    );
    const input = {
      client,
      params: { slug: 'privacy' },
      url: new URL('https://site.example/page/privacy'),
      settings: { company_name } as PublicSettings,
      absolute: (address: string | null | undefined) => (address ? new URL(address, 'https://site.example').href : null),
      language: englishLanguage,
      texts: englishTexts,
    };
    expect(headTags(staticPage.head(input), input).title).toBe(title);
  });
});
