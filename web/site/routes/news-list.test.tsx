import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import { settingsAnswer } from '#web/test/api-answers.ts';
import { anArticle } from '#web/test/articles.ts';
import { failedCalls } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';
import { type Answer, renderScreen } from '#web/test/site-screen.tsx';
import * as newsList from './news-list.tsx';

const answer = vi.fn<(request: ApiRequest) => Answer | Promise<Answer>>();
const open = (address = '/news') =>
  renderScreen({
    path: '/news',
    address,
    screen: newsList,
    answer,
    prepare: (client) => client.setQueryData(settingsQuery, settingsAnswer()),
  });
const requested = () => answer.mock.calls.map(([{ path }]) => path);

beforeEach(() => {
  clearToasts();
  vi.mocked(window.scrollTo).mockClear();
  answer.mockReset().mockImplementation(({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const type = query.get('type') === 'knowledge' ? 'knowledge' : 'news';
    return {
      body: aPage([anArticle({ type, title: `${type} ${query.get('search') ?? ''} ${query.get('page') ?? 1}` })], {
        page: Number(query.get('page') ?? 1),
        last: 3,
      }),
    };
  });
});

describe('the news list', () => {
  it('changes title, subtitle and type with the toggle, from page 1 (NLIST-01, NLIST-02, NLIST-13)', async () => {
    const user = userEvent.setup();
    const { addressNow } = open('/news?page=2');
    await screen.findByRole('heading', { level: 1, name: 'Company News' });
    screen.getByText('What happened at Acme.');
    const button = screen.getByRole('button', { name: 'Knowledge Base' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await user.click(button);
    await screen.findByRole('heading', { level: 1, name: 'Knowledge Base' });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    screen.getByText('What Acme knows.');
    expect(addressNow()).toBe('/news?type=knowledge');
    await user.click(screen.getByRole('button', { name: 'Company News' }));
    await waitFor(() => expect(addressNow()).toBe('/news'));
  });

  it('shows the newest featured article first on the first page', async () => {
    const articles = [anArticle({ title: 'Newest' }), anArticle({ title: 'Featured', is_featured: true }), anArticle({ title: 'Oldest' })];
    answer.mockReset().mockImplementation(({ path }) => ({
      body: aPage(articles, { page: path.includes('page=2') ? 2 : 1, last: 2 }),
    }));
    const titles = async () => (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    open('/news');
    expect((await titles()).map((title) => title?.trim())).toEqual(['Featured', 'Newest', 'Oldest']);
    cleanup();
    open('/news?page=2');
    expect((await titles()).map((title) => title?.trim())).toEqual(['Newest', 'Featured', 'Oldest']);
  });

  it('shows type, date, title, excerpt, author, picture and link on a card (NLIST-05, NLIST-06, NLIST-07, IMG-05)', async () => {
    const article = anArticle({
      type: 'knowledge',
      title: 'Ring or star',
      slug: 'ring-or-star',
      excerpt: 'Measured.',
      published_at: '2026-01-04T18:00:00.000Z',
    });
    answer.mockReturnValue({ body: aPage([article]) });
    open('/news?type=knowledge');
    const card = (await screen.findByRole('heading', { name: 'Ring or star' })).closest('li');
    if (!card) throw new Error('no card');
    for (const text of ['Knowledge', 'January 5, 2026', 'Measured.', 'By Maya Lestari']) within(card).getByText(text);
    expect(card.textContent).toContain('Read More →');
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/news/ring-or-star');
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/storage/uploads/a.webp?w=800');
  });

  it('searches 500 ms after the last keystroke, from page 1 (NLIST-03, NLIST-04, NLIST-11, NLIST-13)', async () => {
    const { addressNow } = open('/news?page=3');
    const box = await screen.findByPlaceholderText('Search articles...');
    vi.useFakeTimers();
    try {
      fireEvent.change(box, { target: { value: 'ro' } });
      await vi.advanceTimersByTimeAsync(400);
      fireEvent.change(box, { target: { value: 'robot ' } });
      await vi.advanceTimersByTimeAsync(490);
      expect(addressNow()).toBe('/news?page=3');
      await vi.advanceTimersByTimeAsync(300);
    } finally {
      vi.useRealTimers();
    }
    await waitFor(() => expect(addressNow()).toBe('/news?search=robot'));
    await screen.findByRole('heading', { name: /news robot 1/ });
    expect(requested().filter((path) => path.includes('search='))).toEqual(['/api/public/news?type=news&search=robot']);
    expect(box).toHaveProperty('value', 'robot ');
  });

  it('reads the URL on load and on every change (NLIST-12)', async () => {
    // the box is updated in an effect after the list
    const hasText = (text: string) =>
      waitFor(() => expect(screen.getByPlaceholderText('Search articles...')).toHaveProperty('value', text));
    const { router } = open('/news?type=knowledge&search=axis&page=2');
    await screen.findByRole('heading', { name: 'knowledge axis 2' });
    await hasText('axis');
    await router.navigate('/news?search=cell');
    await screen.findByRole('heading', { name: 'news cell 1' });
    await hasText('cell');
    await router.navigate(-1);
    await screen.findByRole('heading', { name: 'knowledge axis 2' });
    await hasText('axis');
  });

  it.each(['?page=0', '?page=-2', '?page=x', '?type=other', '?page=1e9', '?type='])(
    'replaces invalid query values with the defaults: %s (NLIST-12)',
    async (query) => {
      open(`/news${query}`);
      await screen.findByRole('heading', { level: 1, name: 'Company News' });
      await waitFor(() => expect(requested()).toEqual(['/api/public/news?type=news']));
    },
  );

  it('shows an empty state (NLIST-08)', async () => {
    answer.mockReturnValue({ body: aPage([]) });
    open('/news?search=zzz');
    await screen.findByRole('heading', { name: 'No articles found' });
    screen.getByText('Try adjusting your search or filter criteria.');
  });

  it('shows a loading text and keeps the old page until the new one has loaded (NLIST-09, SHELL-06)', async () => {
    const user = userEvent.setup();
    open();
    await screen.findByRole('heading', { name: /^news +1$/ });
    let finish = () => {};
    answer.mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = () => resolve({ body: aPage([anArticle({ title: 'Second' })], { page: 2, last: 3 }) });
        }),
    );
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await screen.findByText('Loading articles...');
    screen.getByRole('heading', { name: /^news +1$/ });
    finish();
    await screen.findByRole('heading', { name: 'Second' });
    expect(screen.queryByText('Loading articles...')).toBeNull();
  });

  it('changes pages, scrolls smoothly to the top and moves the focus there (NLIST-10, NLIST-11, NLIST-14)', async () => {
    const user = userEvent.setup();
    const { addressNow } = open();
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    await screen.findByRole('heading', { name: /news +2/ });
    expect(addressNow()).toBe('/news?page=2');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    await user.click(screen.getByRole('link', { name: 'Previous page' }));
    await waitFor(() => expect(addressNow()).toBe('/news'));
  });

  it.each(failedCalls)('reports a failure once and reloads on Retry: %s (NLIST-15)', async (_name, failure) => {
    const user = userEvent.setup();
    open();
    await screen.findByRole('heading', { name: /^news +1$/ });
    answer.mockImplementation(failure);
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    await screen.findByRole('heading', { name: 'Failed to load articles' });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Failed to load articles']);
    answer.mockReturnValue({ body: aPage([anArticle({ title: 'There again' })]) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'There again' });
  });

  it('ignores a late response to a previous request (NLIST-12)', async () => {
    let finishSlow = () => {};
    answer.mockImplementation(({ path }) =>
      path.includes('slow')
        ? new Promise((resolve) => {
            finishSlow = () => resolve({ body: aPage([anArticle({ title: 'Slow' })]) });
          })
        : { body: aPage([anArticle({ title: 'Quick' })]) },
    );
    const { router, client } = open('/news?search=slow');
    await screen.findByText('Loading articles...');
    await router.navigate('/news?search=quick');
    await screen.findByRole('heading', { name: 'Quick' });
    await act(async () => finishSlow());
    await expect.poll(() => client.queries().some(({ state }) => state.isFetching)).toBe(false);
    expect(screen.queryByRole('heading', { name: 'Slow' })).toBeNull();
  });

  const report = (values: object) => ({
    corrected: null,
    is_split: false,
    ignored: [],
    terms: [[{ text: 'robot', place: 'begins' }]],
    ...values,
  });

  it('highlights search matches, and shows the matching passage if title and excerpt do not match', async () => {
    const articles = [
      anArticle({ title: 'A robot year', content: '<p>Robots.</p>' }),
      anArticle({ title: 'Cells', excerpt: 'In short.', content: '<p>First.</p><p>Each cell has two robots.</p>' }),
    ];
    answer.mockReturnValue({ body: { ...aPage(articles), search: report({}) } });
    open('/news?search=robots');
    expect((await screen.findAllByText(/^robot$/i)).map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK']);
    const cards = screen.getAllByRole('listitem').filter((item) => item.matches('.story'));
    expect(cards.map((card) => card.querySelector('.passage')?.textContent ?? null)).toEqual([null, 'Each cell has two robots.']);
  });

  it('shows the corrected search if only a correction has results', async () => {
    answer.mockReturnValue({ body: { ...aPage([anArticle()]), search: report({ corrected: 'robot' }) } });
    open('/news?search=robto');
    const notice = 'No results for “robto”. Showing results for “robot”.';
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(`${notice} 1 article`));
    expect(document.querySelector('.search-notice')?.textContent).toBe(notice);
  });
});
