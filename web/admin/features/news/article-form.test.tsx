import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { toLocalDateTime } from '#web/admin/lib/local-date-time.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { aPage } from '#web/test/paged.ts';
import { findEditor, writeRichText } from '#web/test/rich-text.ts';
import { newsApi, opening } from './news-api.fixture.ts';

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

const open = async (path: string, title: string, answers: Parameters<typeof newsApi>[0] = {}) => {
  const api = newsApi(answers);
  const shown = showAdmin(path, api);
  const dialog = await screen.findByRole('dialog', { name: title });
  await findEditor('Content');
  const save = () => userEvent.click(within(dialog).getByRole('button', { name: /^(Create|Update) Article$/ }));
  return { api, dialog, save, ...shown };
};
const openNew = (answers = {}) => open('/admin/news?new=1', 'Add New Article', answers);
const openEdit = (answers = {}) => open('/admin/news?edit=11', 'Edit Article', answers);
const formSent = (api: ReturnType<typeof newsApi>, path: string) => {
  const form = api.requestsTo('POST', path)[0]?.body as FormData;
  return Object.fromEntries(form.entries());
};
/** The list behind the dialog has fields with the same names. */
const inForm = (label: RegExp | string) => within(screen.getByRole('dialog')).getByLabelText(label);
const textOf = (label: RegExp) => (inForm(label) as HTMLInputElement).value;
const isOn = (name: RegExp) => (screen.getByRole('switch', { name }) as HTMLInputElement).checked;
const answer = (status: number) => ({ status, body: { message: 'ok', news: opening } });

describe('the form of an article', () => {
  it('starts with the defaults (ANEWS-06, ANEWS-08, AMOD-01)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T03:00:00.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    await openNew();
    expect(textOf(/^Type/)).toBe('news');
    expect(textOf(/^Title/)).toBe('');
    expect(textOf(/^Published date/)).toBe('2026-11-21T10:00');
    expect(isOn(/^Published/)).toBe(true);
    expect(isOn(/^Featured/)).toBe(false);
  });

  it('refuses a missing title and an empty paragraph as content, and sends nothing (ANEWS-10, EDIT-02)', async () => {
    const { api, save } = await openNew();
    await writeRichText('Content', '<p> </p>');
    await save();
    expect(await screen.findByText('The title field is required.')).toBeTruthy();
    expect(screen.getByText('The content field is required.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Content' }).getAttribute('aria-invalid')).toBe('true');
    expect(api.requestsTo('POST', '/api/admin/news')).toHaveLength(0);
  });

  it('creates an article with all its fields (ANEWS-07, ANEWS-13, AMOD-03)', async () => {
    const { api, save } = await openNew({ 'POST /api/admin/news': answer(201) });
    await userEvent.type(inForm(/^Title/), ' Opening ');
    await userEvent.type(inForm(/^Excerpt/), 'In short');
    await userEvent.selectOptions(inForm(/^Type/), 'knowledge');
    fireEvent.change(inForm(/^Published date/), { target: { value: '2026-12-01T09:30' } });
    await userEvent.click(screen.getByRole('switch', { name: /^Featured/ }));
    await writeRichText('Content', '<p>Six robots</p>');
    await save();
    expect(await screen.findByText('Article created successfully')).toBeTruthy();
    const sent = formSent(api, '/api/admin/news');
    expect(sent).toMatchObject({
      type: 'knowledge',
      title: 'Opening',
      excerpt: 'In short',
      content: '<p>Six robots</p>',
      is_featured: '1',
      is_published: '1',
    });
    expect(sent.published_at).toMatch(/^2026-12-01T09:30:00[+-]\d\d:\d\d$/);
    expect(sent).not.toHaveProperty('slug');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends no unchanged date of a new article, because the server has the right time (AMOD-02)', async () => {
    const { api, save } = await openNew({ 'POST /api/admin/news': answer(201) });
    await userEvent.type(inForm(/^Title/), 'Opening');
    await writeRichText('Content', '<p>Six robots</p>');
    await save();
    expect(await screen.findByText('Article created successfully')).toBeTruthy();
    expect(formSent(api, '/api/admin/news').published_at ?? '').toBe('');
  });

  it('starts with the values of the article, and sends only changed ones (ANEWS-09, AMOD-02)', async () => {
    const { api, save } = await openEdit({ 'POST /api/admin/news/11': answer(200) });
    expect(textOf(/^Title/)).toBe('Test centre opens');
    expect(textOf(/^Published date/)).toBe(toLocalDateTime(opening.published_at, 'Asia/Jakarta'));
    expect((await findEditor('Content')).getText()).toBe('From December');
    await userEvent.type(inForm(/^Title/), '!');
    await save();
    expect(await screen.findByText('Article updated successfully')).toBeTruthy();
    expect(formSent(api, '/api/admin/news/11')).toEqual({ _method: 'PUT', title: 'Test centre opens!', version: '1' });
  });

  it('shows, names and sends the published date in the time zone of the settings, as the list does', async () => {
    const article = { ...opening, published_at: '2099-01-02T02:00:00.000Z' };
    const { api, save } = await openEdit({
      'GET /api/public/settings': { body: { site_timezone: 'Europe/Berlin' } },
      'GET /api/admin/news': { body: aPage([article]) },
      'GET /api/admin/news/11': { body: { news: article } },
      'POST /api/admin/news/11': answer(200),
    });
    expect(screen.getAllByText('Is published on January 2, 2099, 03:00')).toBeTruthy();
    expect(textOf(/^Published date/)).toBe('2099-01-02T03:00');
    expect(screen.getByText(/^Time in Europe\/Berlin\./)).toBeTruthy();
    fireEvent.change(inForm(/^Published date/), { target: { value: '2099-01-02T12:00' } });
    await save();
    expect(await screen.findByText('Article updated successfully')).toBeTruthy();
    expect(formSent(api, '/api/admin/news/11').published_at).toBe('2099-01-02T12:00:00+01:00');
  });

  it('shows the state of an article that is scheduled by its date as that of one with a schedule (SCHED-06)', async () => {
    const due_at = '2099-01-02T02:00:00.000Z';
    const schedule = [{ action: 'publish', due_at, failure: null, by: null }];
    const nothing = { draft: null, record: null, schedule: [], links: [] };
    const notices: (string | null)[] = [];
    for (const [article, draft] of [
      [{ ...opening, published_at: due_at }, nothing],
      [
        { ...opening, is_published: false },
        { ...nothing, schedule },
      ],
    ] as const) {
      const { view } = showAdmin(
        '/admin/news?edit=11',
        newsApi({ 'GET /api/admin/news/11': { body: { news: article } }, 'GET /api/admin/drafts/article/11': { body: draft } }),
      );
      notices.push((await screen.findByRole('region', { name: 'Draft and schedule' })).textContent);
      view.unmount();
    }
    expect(notices[0]).toMatch(/^Scheduled.*Visitors do not see this record\..*Is published on January 2, 2099, 09:00/);
    expect(notices[1]).toBe(notices[0]);
  });

  it('waits for the time zone before it fills the form', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>();
    showAdmin('/admin/news?edit=11', newsApi({ 'GET /api/public/settings': () => promise }));
    await screen.findByRole('link', { name: opening.title });
    expect(screen.queryByRole('dialog')).toBeNull();
    resolve({ body: { site_timezone: 'America/New_York' } });
    await screen.findByRole('dialog', { name: 'Edit Article' });
    expect(textOf(/^Published date/)).toBe(toLocalDateTime(opening.published_at, 'America/New_York'));
  });

  it('explains that a later time schedules it', async () => {
    await openEdit();
    fireEvent.change(inForm(/^Published date/), { target: { value: '2099-01-01T09:00' } });
    expect(screen.getByText(/Scheduled: the article appears on the website at this time\.$/)).toBeTruthy();
  });

  it('refuses a featured image that is too large or not a picture (ANEWS-11, ANEWS-12)', async () => {
    await openNew();
    await userEvent.type(inForm(/^Title/), 'Kept');
    const picker = inForm('Choose featured image');
    const large = new File(['x'], 'large.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
    fireEvent.change(picker, { target: { files: [large] } });
    expect(await screen.findByText('Image size must be less than 5MB')).toBeTruthy();
    fireEvent.change(picker, { target: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] } });
    expect(await screen.findByText('Please select a valid image file')).toBeTruthy();
    expect(textOf(/^Title/)).toBe('Kept');
  });

  it('sends one request for a double click (AMOD-04)', async () => {
    const never = vi.fn(() => new Promise<never>(() => {}));
    const { api, dialog } = await openEdit({ 'POST /api/admin/news/11': never });
    const button = within(dialog).getByRole('button', { name: 'Update Article' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(api.requestsTo('POST', '/api/admin/news/11')).toHaveLength(1));
    expect(screen.getByText('Saving...')).toBeTruthy();
  });

  it.each([
    [
      'the refused fields first (ERRS-05)',
      { message: 'The given data was invalid.', errors: { title: ['The title is taken.'], slug: ['The slug is taken.'] } },
      'The title is taken., The slug is taken.',
    ],
    [
      'a broken constraint (ERRS-01)',
      { message: 'SQL: Integrity constraint violation' },
      'Database constraint error: Please check required fields and data validity',
    ],
    [
      'a missing value (ERRS-02)',
      { message: "Column 'title' cannot be null" },
      'Required field is missing. Please fill all required fields.',
    ],
    ["the server's message (ERRS-03)", { message: 'No room left.' }, 'No room left.'],
    ['its own words without any (ERRS-08)', {}, 'Failed to save article'],
  ])('reports %s when saving failed, and keeps the input', async (_name, body, text) => {
    const { save, dialog } = await openEdit({ 'POST /api/admin/news/11': { status: 422, body } });
    await userEvent.type(inForm(/^Title/), '!');
    await save();
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(dialog.isConnected).toBe(true);
    expect(textOf(/^Title/)).toBe('Test centre opens!');
  });
});

describe('a picture that is still being uploaded', () => {
  const upload = 'POST /api/admin/upload-image';
  const choose = async (answers: Parameters<typeof newsApi>[0]) => {
    const shown = await openEdit({ 'POST /api/admin/news/11': answer(200), 'GET /api/admin/media': { body: aPage([]) }, ...answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Insert image' }));
    await userEvent.upload(await screen.findByLabelText('Upload pictures'), new File(['x'], 'hall.png', { type: 'image/png' }));
    await shown.save();
    return shown;
  };

  it('stops the save when it is refused (AMOD-11)', async () => {
    vi.spyOn(window, 'alert').mockImplementation(() => {});
    const { promise, resolve } = Promise.withResolvers<{ status: number }>();
    const { api, dialog } = await choose({ [upload]: promise });
    resolve({ status: 500 });
    expect(await screen.findByText('Nothing was saved: a file could not be uploaded.')).toBeTruthy();
    expect(api.requestsTo('POST', '/api/admin/news/11')).toEqual([]);
    expect(within(dialog).getByRole('button', { name: /^Update Article/ })).toBeTruthy();
  });
});
