// The form of a page with its draft.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AdminPage } from '#contract/pages.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';

const page: AdminPage = {
  id: 4,
  title: 'Warranty',
  slug: 'warranty',
  content: '<p>Two years</p>',
  short_content: null,
  template: 'default',
  sort_order: 1,
  is_published: true,
  seo_title: null,
  seo_description: null,
  created_at: '2026-11-20T02:00:00.000Z',
  updated_at: '2026-11-20T02:00:00.000Z',
  version: 3,
};
const nothing = { draft: null, record: null, schedule: [], links: [] };
const drafted = {
  ...nothing,
  draft: { fields: ['title'], conflicts: ['title'], version: 2, by: 'Anna Berg', updated_at: '2026-11-21T02:00:00.000Z' },
  record: { ...page, title: 'Guarantee' },
  schedule: [{ action: 'publish', due_at: '2026-11-22T02:00:00.000Z', failure: 'The slug has already been taken.', by: 'Anna Berg' }],
};

const open = async (answer: object, status = 200) => {
  const api = fakeApi({
    'GET /api/admin/pages': { body: { data: [page] } },
    'GET /api/public/settings': { body: {} },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/drafts/page': { body: { data: [{ id: 4, has_draft: true, schedule: [] }] } },
    'GET /api/admin/pages/4': { body: { page } },
    'GET /api/admin/drafts/page/4': { status, body: answer },
    'POST /api/admin/drafts/page/4': { body: { message: 'Saved', draft: null, record: page } },
  });
  const { router } = showAdmin('/admin/pages?edit=4', api);
  const dialog = await screen.findByRole('dialog', { name: 'Edit Page' });
  return { api, router, inForm: within(dialog) };
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('opens with the draft, shows its state, and publishes it with the changes (DRAFT-02, DRAFT-05, SCHED-04)', async () => {
  const { api, inForm } = await open(drafted);
  const title = inForm.getByLabelText(/^Title/);
  expect(title).toHaveProperty('value', 'Guarantee');
  const notice = inForm.getByRole('region', { name: 'Draft and schedule' });
  expect(notice.textContent).toMatch(/Draft of .*, by Anna Berg/);
  expect(notice.textContent).toContain('somebody has also changed the published version: Title');
  expect(notice.textContent).toContain('Could not be published on');
  expect(notice.textContent).toContain('The slug has already been taken.');
  fireEvent.change(title, { target: { value: 'Pledge' } });
  fireEvent.click(inForm.getByRole('button', { name: /^Publish Page/ }));
  await waitFor(() => expect(api.requestsTo('POST', '/api/admin/drafts/page/4')).toHaveLength(1));
  expect(api.requestsTo('POST', '/api/admin/drafts/page/4')[0]?.body).toMatchObject({
    title: 'Pledge',
    version: 3,
    draft_version: 2,
    publish: true,
  });
});

test('saves the draft with Ctrl+S, and publishes it only with the button (DRAFT-11)', async () => {
  const { api, inForm } = await open(drafted);
  const { draft, record } = drafted;
  api.answer('POST /api/admin/drafts/page/4', { body: { message: 'Saved', draft: { ...draft, version: 3 }, record } });
  fireEvent.change(inForm.getByLabelText(/^Title/), { target: { value: 'Pledge' } });
  expect(inForm.getByRole('button', { name: /^Save draft/ }).textContent).toContain('Ctrl S');
  expect(inForm.getByRole('button', { name: /^Publish Page/ }).textContent).not.toContain('Ctrl S');
  fireEvent.keyDown(document, { key: 's', ctrlKey: true });
  await screen.findByText('Draft saved: visitors still see the published version');
  expect(api.requestsTo('POST', '/api/admin/drafts/page/4').map(({ body }) => body)).toEqual([
    expect.objectContaining({ title: 'Pledge', publish: false }),
  ]);
  expect(inForm.getByLabelText(/^Title/)).toHaveProperty('value', 'Pledge');
});

test('saves a draft of a published record, and marks the row (DRAFT-01)', async () => {
  const { api, inForm } = await open(nothing);
  await screen.findByText('Changed in a draft');
  fireEvent.change(inForm.getByLabelText(/^Title/), { target: { value: 'Guarantee' } });
  fireEvent.click(inForm.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Draft saved: visitors still see the published version');
  expect(api.requestsTo('POST', '/api/admin/drafts/page/4')[0]?.body).toMatchObject({
    title: 'Guarantee',
    draft_version: 0,
    publish: false,
  });
  expect(api.requestsTo('PUT', '/api/admin/pages/4')).toEqual([]);
});

test('reports that a draft could not be loaded, and retries (DRAFT-08)', async () => {
  const { api, inForm } = await open({ message: 'Down' }, 500);
  expect((await inForm.findByRole('alert')).textContent).toContain('The draft could not be loaded');
  expect(inForm.getByLabelText(/^Title/)).toHaveProperty('value', 'Warranty');
  expect(inForm.queryByRole('button', { name: 'Save draft' })).toBeNull();
  api.answer('GET /api/admin/drafts/page/4', { body: drafted });
  fireEvent.click(inForm.getByRole('button', { name: 'Try again' }));
  const title = () => within(screen.getByRole('dialog', { name: 'Edit Page' })).getByLabelText(/^Title/);
  await waitFor(() => expect(title()).toHaveProperty('value', 'Guarantee'));
});

test('keeps the form open and focused when a draft is saved; later input is in the next draft (DRAFT-10)', async () => {
  const { api, inForm } = await open(nothing);
  const seo = inForm.getByLabelText<HTMLInputElement>(/^SEO title/);
  fireEvent.change(inForm.getByLabelText(/^Title/), { target: { value: 'Guarantee' } });
  seo.focus();
  const { promise, resolve } = Promise.withResolvers<{ body: unknown }>();
  api.answer('POST /api/admin/drafts/page/4', promise);
  fireEvent.click(inForm.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(api.requestsTo('POST', '/api/admin/drafts/page/4')).toHaveLength(1));
  fireEvent.change(seo, { target: { value: 'Service' } });
  api.answer('GET /api/admin/drafts/page/4', { body: { ...drafted, draft: { ...drafted.draft, version: 7 } } });
  resolve({ body: { message: 'Saved', draft: { ...drafted.draft, version: 7 }, record: drafted.record } });
  await inForm.findByText('Saved. Not saved yet: 1 field');
  expect(document.activeElement).toBe(seo);
  expect(inForm.getByLabelText(/^SEO title/)).toBe(seo);
  expect(seo.value).toBe('Service');
  expect(await inForm.findByRole('region', { name: 'Draft and schedule' })).toBeTruthy();
  fireEvent.click(inForm.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(api.requestsTo('POST', '/api/admin/drafts/page/4')).toHaveLength(2));
  const { body } = api.requestsTo('POST', '/api/admin/drafts/page/4')[1] ?? {};
  expect(body).toMatchObject({ seo_title: 'Service', version: 3, draft_version: 7, publish: false });
  expect(body).not.toHaveProperty('title');
});

test('shows the published version when the draft is discarded, and keeps unsaved changes (DRAFT-10)', async () => {
  const { api, inForm } = await open(drafted);
  fireEvent.change(inForm.getByLabelText(/^SEO title/), { target: { value: 'Service' } });
  api.answer('GET /api/admin/drafts/page/4', { body: nothing });
  api.answer('DELETE /api/admin/drafts/page/4', { body: { message: 'ok' } });
  fireEvent.click(inForm.getByRole('button', { name: 'Discard draft' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(inForm.getByLabelText(/^Title/)).toHaveProperty('value', 'Warranty'));
  expect(inForm.getByLabelText(/^SEO title/)).toHaveProperty('value', 'Service');
});

test('asks before Back loses changes of the form while the schedule is open over it (AMOD-12)', async () => {
  const { inForm, router } = await open(nothing);
  fireEvent.change(inForm.getByLabelText(/^Title/), { target: { value: 'Guarantee' } });
  fireEvent.click(inForm.getByRole('button', { name: 'Schedule' }));
  await screen.findByRole('dialog', { name: 'Schedule' });
  const question = screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  void router.navigate('/admin');
  await question;
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(inForm.getByLabelText(/^Title/)).toHaveProperty('value', 'Guarantee');
});
