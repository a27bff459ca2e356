import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { aPage } from '#web/test/paged.ts';
import { newsApi, opening } from './news-api.fixture.ts';

beforeEach(() => signInForTest());
afterEach(resetBrowser);

const rowOf = async (title: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest('tr');
  if (!row) throw new Error(`No row ${title}`);
  return row;
};
const queries = (api: ReturnType<typeof newsApi>) => api.requestsTo('GET', '/api/admin/news').map(({ path }) => path.split('?')[1] ?? '');

describe('the articles screen', () => {
  it('shows title, created date, type, author and status of each article (ANEWS-03, AMOD-06)', async () => {
    showAdmin('/admin/news', newsApi());
    const row = await rowOf('A draft');
    expect(row.textContent).toContain('Created October 19, 2026');
    expect(row.textContent).toContain('Knowledge');
    expect(row.textContent).toContain('Hendra Wibisono');
    expect(within(row).getByRole('switch').textContent).toBe('Draft');
    expect(within(await rowOf('Test centre opens')).getByRole('switch').textContent).toBe('Published');
  });

  it('marks an article with a future date as scheduled, and has no link to its page (ANEWS-17, SCHED-06)', async () => {
    showAdmin('/admin/news', newsApi());
    const row = await rowOf('Next year');
    expect(within(row).getByRole('switch').textContent).toBe('Scheduled');
    expect(row.textContent).toContain('Is published on January 2, 2099');
    await userEvent.click(within(row).getByRole('button', { name: 'More for Next year' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Duplicate']);
    await userEvent.click(within(await rowOf('Test centre opens')).getByRole('button', { name: 'More for Test centre opens' }));
    expect(screen.getByRole('menuitem', { name: /View on website/ })).toBeTruthy();
  });

  it('filters by search, type and status, from page 1 (ANEWS-01, ANEWS-02)', async () => {
    const api = newsApi();
    const { address } = showAdmin('/admin/news?page=2', api);
    await rowOf('A draft');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'robot');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Knowledge');
    await userEvent.click(screen.getByRole('button', { name: 'Draft' }));
    await waitFor(() => expect(address()).toBe('/admin/news?search=robot&type=knowledge&is_published=0&scheduled=0'));
    await waitFor(() => expect(queries(api).at(-1)).toBe('search=robot&type=knowledge&is_published=0&scheduled=0'));
  });

  it('shows the published date of articles that visitors see (SCHED-06)', async () => {
    const later = { ...opening, id: 15, title: 'Written before', published_at: '2026-10-21T02:00:00.000Z' };
    showAdmin('/admin/news', newsApi({ 'GET /api/admin/news': { body: aPage([opening, later]) } }));
    expect((await rowOf('Test centre opens')).textContent).toContain('Created and published October 19, 2026');
    expect((await rowOf('Written before')).textContent).toContain('Created October 19, 2026 · Published October 21, 2026');
  });

  it('marks a draft with a schedule in the same way, and makes it a draft again, with Undo (SCHED-06)', async () => {
    const due_at = '2099-03-04T02:00:00.000Z';
    const schedule = [{ action: 'publish', due_at, failure: null, by: null }];
    const times = 'PUT /api/admin/drafts/article/12/schedule';
    const api = newsApi({
      'GET /api/admin/drafts/article': { body: { data: [{ id: 12, has_draft: false, schedule }] } },
      [times]: { body: { message: 'Schedule saved', schedule: [] } },
    });
    showAdmin('/admin/news', api);
    const row = await rowOf('A draft');
    const status = within(row).getByRole('switch');
    await waitFor(() => expect(status.textContent).toBe('Scheduled'));
    expect(status.className).toBe(within(await rowOf('Next year')).getByRole('switch').className);
    expect(row.textContent).toContain('Is published on March 4, 2099');
    api.answer('GET /api/admin/drafts/article', { body: { data: [] } });
    await userEvent.click(status);
    await waitFor(() => expect(status.textContent).toBe('Draft'));
    expect(row.textContent).not.toContain('Is published on');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const sent = () => api.requestsTo('PUT', '/api/admin/drafts/article/12/schedule').map(({ body }) => body);
    await waitFor(() => expect(sent()).toEqual([{ publish_at: null }, { publish_at: due_at }]));
  });

  it('filters by the status Scheduled (ANEWS-01, SCHED-06)', async () => {
    const api = newsApi();
    const { address } = showAdmin('/admin/news?is_published=1&scheduled=0', api);
    await rowOf('A draft');
    const button = screen.getByRole('button', { name: 'Scheduled' });
    expect(screen.getByRole('button', { name: 'Published' }).ariaPressed).toBe('true');
    await userEvent.click(button);
    await waitFor(() => expect(address()).toBe('/admin/news?scheduled=1'));
    await waitFor(() => expect(queries(api).at(-1)).toBe('scheduled=1'));
    expect(button.ariaPressed).toBe('true');
    await userEvent.click(within(screen.getByRole('group', { name: 'Status' })).getByRole('button', { name: 'All' }));
    await waitFor(() => expect(address()).toBe('/admin/news'));
  });

  it('opens the copy of an article with “(copy)” selected in the title (ANEWS-19)', async () => {
    const copy = { ...opening, id: 14, title: 'Test centre opens (copy)', is_published: false };
    const api = newsApi({
      'POST /api/admin/news/11/duplicate': { status: 201, body: { message: 'Article created successfully', news: copy } },
      'GET /api/admin/news/14': { body: { news: copy } },
      'GET /api/admin/drafts/article/11': { body: { draft: null, record: null, schedule: [], links: [] } },
      'GET /api/admin/drafts/article/14': { body: { draft: null, record: null, schedule: [], links: [] } },
    });
    const { address } = showAdmin('/admin/news?edit=11', api);
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
    const title = await screen.findByDisplayValue<HTMLInputElement>('Test centre opens (copy)');
    expect(address()).toBe('/admin/news?edit=14');
    expect(document.activeElement).toBe(title);
    expect(title.value.slice(title.selectionStart ?? 0, title.selectionEnd ?? 0)).toBe('(copy)');
  });

  it('changes the page (ANEWS-04)', async () => {
    const api = newsApi({ 'GET /api/admin/news': { body: aPage([opening], { last: 3, total: 40 }) } });
    const { address } = showAdmin('/admin/news', api);
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(address()).toBe('/admin/news?page=2');
  });

  it('shows that there are no articles, and that the list failed to load (ANEWS-05, ANEWS-16)', async () => {
    const { view } = showAdmin('/admin/news', newsApi({ 'GET /api/admin/news': { body: aPage([]) } }));
    expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeTruthy();
    view.unmount();
    showAdmin('/admin/news', newsApi({ 'GET /api/admin/news': { status: 500, body: {} } }));
    expect(await screen.findByRole('heading', { name: 'Failed to load articles' })).toBeTruthy();
    // the message at the top right as well
    await waitFor(() => expect(screen.getAllByText('Failed to load articles')).toHaveLength(2));
  });

  it('unpublishes immediately, and reverts the switch when saving failed', async () => {
    const api = newsApi({ 'POST /api/admin/news/11': { status: 500, body: { message: 'Server Error' } } });
    showAdmin('/admin/news', api);
    const status = within(await rowOf('Test centre opens')).getByRole('switch');
    await userEvent.click(status);
    const form = api.requestsTo('POST', '/api/admin/news/11')[0]?.body as FormData;
    expect([...form.entries()]).toEqual([
      ['is_published', '0'],
      ['_method', 'PUT'],
    ]);
    await waitFor(() => expect(status.textContent).toBe('Published'));
    expect(await screen.findByText('Server Error')).toBeTruthy();
  });

  it('asks before it deletes, and deletes nothing on Cancel (ANEWS-13, ANEWS-14)', async () => {
    const api = newsApi({ 'DELETE /api/admin/news/11': { body: { message: 'Article deleted successfully' } } });
    showAdmin('/admin/news', api);
    const press = async (name: string) => {
      await userEvent.click(within(await rowOf('Test centre opens')).getByRole('button', { name: 'Delete Test centre opens' }));
      const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this article?' });
      await userEvent.click(within(question).getByRole('button', { name }));
    };
    await press('Cancel');
    expect(api.requestsTo('DELETE', '/api/admin/news/11')).toHaveLength(0);
    await press('Delete');
    expect(await screen.findByText('Article deleted successfully')).toBeTruthy();
  });

  it('reports a failed deletion (ANEWS-15)', async () => {
    showAdmin('/admin/news', newsApi({ 'DELETE /api/admin/news/11': { status: 500, body: {} } }));
    await userEvent.click(within(await rowOf('Test centre opens')).getByRole('button', { name: 'Delete Test centre opens' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete article')).toBeTruthy();
  });
});
