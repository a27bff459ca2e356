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
    'GET /api/admin/drafts/page/4': { status, body: answer },
    'POST /api/admin/drafts/page/4': { body: { message: 'Saved', draft: null } },
  });
  showAdmin('/admin/pages?edit=4', api);
  const dialog = await screen.findByRole('dialog', { name: 'Edit Page' });
  return { api, dialog, inForm: within(dialog) };
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
  expect(notice.textContent).toContain('somebody has also changed what is published: Title');
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
