import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { rightsOf } from '#contract/rules/policy.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';
import { arabic, aTranslation, english, german, languagesAnswer, translationCounts } from '#web/test/translations.ts';

const row = (part: object) => ({
  kind: 'page',
  id: 1,
  title: 'Imprint',
  state: 'ready',
  missing: 0,
  outdated: 0,
  has_draft: false,
  publish_at: null,
  failure: null,
  by: null,
  updated_at: null,
  ...part,
});
const first = [
  row({ id: 1, kind: 'product', title: 'Arm', state: 'none', missing: 5 }),
  row({ id: 1, kind: 'page', title: 'Imprint', failure: { due_at: '2026-11-20T02:00:00.000Z', reason: 'The slug is taken.' } }),
  row({ id: 4, kind: 'page', title: 'Warranty', state: 'outdated', outdated: 2, missing: 1, has_draft: true, by: 'Greta' }),
];
const second = [row({ id: 5, title: 'Terms' }), row({ id: 6, title: 'Service', state: 'in-work', missing: 1 })];
const list = 'GET /api/admin/translations';

const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/settings': languagesAnswer([english, german, arabic]),
    [list]: ({ path }) => {
      const page = path.includes('page=2') ? 2 : 1;
      return { body: { translations: aPage(page === 2 ? second : first, { page, last: 2, total: 5 }), counts: translationCounts } };
    },
    ...Object.fromEntries(
      (
        [
          ['page', 4],
          ['page', 6],
          ['product', 1],
        ] as const
      ).map(([kind, id]) => [
        `GET /api/admin/translations/${kind}/${id}/de`,
        { body: { translation: aTranslation({ kind, id, title: `Record ${id}` }) } },
      ]),
    ),
    ...answers,
  });
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('lists what is missing or outdated, with the numbers of each state, which filter (ATRANS-12, ATRANS-16)', async () => {
  const server = api();
  const { address } = showAdmin('/admin/translations', server);
  const warranty = await rowOf('Warranty');
  expect(['Outdated', '1 missing, 2 outdated', 'Draft', 'Page'].every((text) => warranty.getByText(text))).toBe(true);
  expect((await rowOf('Arm')).getByText('5 texts')).toBeTruthy();
  const failed = 'Could not be published on November 20, 2026, 09:00: The slug is taken.';
  expect((await rowOf('Imprint')).getByText(failed)).toBeTruthy();
  const progress = within(screen.getByRole('region', { name: 'Progress' }));
  expect(progress.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Not begun7of 12 records',
    'In work1of 12 records',
    'Ready3of 12 records',
    'Outdated1of 12 records',
  ]);
  await userEvent.click(progress.getByRole('button', { name: /^Outdated/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Picture texts');
  await userEvent.click(screen.getByRole('button', { name: /^Arabic/ }));
  expect(new URL(`http://x${address()}`).searchParams.get('language')).toBe('ar');
  await expect.poll(() => server.queriesTo('/api/admin/translations').at(-1)).toContain('language=ar');
  await expect.poll(() => address()).toBe('/admin/translations?kind=media&state=outdated&language=ar');
});

test('opens a record by its address, and the next one that needs work, also on the next page (ATRANS-12, ATRANS-13)', async () => {
  const server = api();
  const { address } = showAdmin('/admin/translations?language=de', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Translate Arm' }));
  expect(address()).toBe('/admin/translations?language=de&edit=10');
  const next = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Next' }));
  await screen.findByText('Record 1');
  await next();
  // the ready one is skipped
  await screen.findByText('Record 4');
  expect(address()).toBe('/admin/translations?language=de&edit=43');
  await next();
  await screen.findByText('Record 6');
  await next();
  expect(await screen.findByText('No further record of this list needs work')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('publishes, and then opens the next record (ATRANS-13)', async () => {
  const server = api({ 'PUT /api/admin/translations/product/1/de': { body: { translation: aTranslation({ kind: 'product', id: 1 }) } } });
  showAdmin('/admin/translations?language=de&edit=10', server);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Publish and next' }));
  expect(await screen.findByText('Record 4')).toBeTruthy();
  expect(server.requestsTo('PUT', '/api/admin/translations/product/1/de')).toHaveLength(1);
});

test('starts with a language of the translator (ATRANS-12, ROLE-12)', async () => {
  resetBrowser();
  signInForTest({ name: 'Ayu', email: 'ayu@lintara.example', ...rightsOf('translator', ['ar']) });
  const server = api();
  showAdmin('/admin/translations', server);
  await rowOf('Warranty');
  expect(screen.getByRole('button', { name: /^Arabic/ }).getAttribute('aria-pressed')).toBe('true');
  expect(server.queriesTo('/api/admin/translations').every((query) => query.includes('language=ar'))).toBe(true);
});

test.each([
  ['an editor', rightsOf('editor'), true],
  ['a translator of the language', rightsOf('translator', ['de']), true],
  ['a translator of another language', rightsOf('translator', ['ar']), false],
  ['a viewer', rightsOf('viewer'), false],
] as const)(
  'offers %s the export, and the import with the right to write the language (EXCH-11, ROLE-12)',
  async (_name, rights, mayImport) => {
    resetBrowser();
    signInForTest({ name: 'Ayu', email: 'ayu@lintara.example', ...rights });
    showAdmin('/admin/translations?language=de', api());
    await rowOf('Warranty');
    expect(screen.queryByRole('button', { name: 'Import' }) !== null).toBe(mayImport);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByRole('dialog', { name: 'Export German translations' })).toBeTruthy();
  },
);

const pages = {
  'GET /api/admin/pages': {
    body: aPage([
      {
        id: 4,
        title: 'Warranty',
        slug: 'warranty',
        content: '<p>Text</p>',
        short_content: null,
        template: 'default',
        sort_order: 4,
        is_published: true,
        version: 2,
        seo_title: null,
        seo_description: null,
        created_at: '2026-11-01T02:00:00.000Z',
        updated_at: '2026-11-01T02:00:00.000Z',
      },
    ]),
  },
  'GET /api/admin/drafts/page/4': { body: { draft: null, record: null, schedule: [], links: [] } },
};

test('opens the translation from the form of its record, whose control shows the states (ATRANS-05)', async () => {
  const states = [
    { language: 'de', state: 'outdated', has_draft: true },
    { language: 'ar', state: 'ready', has_draft: false },
  ];
  showAdmin('/admin/pages?edit=4', api({ ...pages, 'GET /api/admin/translations/page/4': { body: { data: states } } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Translations 1 of 2 need work' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['GermanOutdatedDraft', 'ArabicReady']);
  await userEvent.click(screen.getByRole('menuitem', { name: /^German/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit German Translation' }));
  expect(form.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'Garantie');
  expect(form.queryByRole('button', { name: /next/i })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog', { name: 'Edit Page' })).toBeTruthy();
});

test('shows nothing of translations on a site with one language (ATRANS-04)', async () => {
  const server = api({ ...pages, 'GET /api/admin/settings': languagesAnswer([]) });
  showAdmin('/admin/pages?edit=4', server);
  const form = within(await screen.findByRole('dialog', { name: 'Edit Page' }));
  await form.findByRole('button', { name: 'Schedule' });
  expect(form.queryByRole('button', { name: /Translations/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Translations' })).toBeNull();
  expect(server.requests.filter(({ path }) => path.includes('translations'))).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search or go to' }), 'translations');
  expect(await screen.findByRole('option', { name: /Languages/ })).toBeTruthy();
  expect(screen.queryByRole('option', { name: /^Translations/ })).toBeNull();
});
