import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDelayMs } from '#contract/rules/editing.ts';
import { rightsOf } from '#contract/rules/policy.ts';
import type { Translation } from '#contract/translations.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { type Answer, fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';
import { arabic, aTranslation, aUnit, english, german, languagesAnswer } from '#web/test/translations.ts';

const path = '/api/admin/translations/page/4/de';
const units = [
  aUnit({ key: 'title', label: 'Title', source: 'Warranty', translated_from: 'Warranty', text: 'Garantie' }),
  aUnit({ key: 'slug', label: 'Slug', format: 'slug', source: '' }),
  aUnit({ key: 'seo_title', label: 'Page title', max: 12, source: 'Three years', translated_from: 'Two years', text: 'Zwei Jahre' }),
  aUnit({ key: 'seo_description', label: 'Page description', format: 'text', max: 500, source: 'What we repair.' }),
  aUnit({ key: 'content', label: 'Content', format: 'html', max: 500_000, source: '<h2>Terms</h2><p>See <a href="/contact">us</a>.</p>' }),
];

const show = async (translation: Partial<Translation> = {}, answers: Parameters<typeof fakeApi>[0] = {}) => {
  const server = fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/settings': languagesAnswer([english, german, arabic]),
    'GET /api/admin/translations': { body: { translations: aPage([]), counts: {} } },
    [`GET ${path}`]: { body: { translation: aTranslation({ units, ...translation }) } },
    [`PUT ${path}`]: { body: { translation: aTranslation({ units, version: 4 }) } },
    ...answers,
  });
  const shown = showAdmin('/admin/translations?language=de&edit=43', server);
  return { server, ...shown };
};
const formOf = async (name = 'Edit German Translation') => within(await screen.findByRole('dialog', { name }));
const sent = (server: ReturnType<typeof fakeApi>) => server.requestsTo('PUT', path).map(({ body }) => body);
const unitOf = (key: string) => within(document.querySelector(`[data-unit="${key}"]`) as HTMLElement);

beforeEach(() => {
  resetBrowser();
  signInForTest();
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows each original beside its field, marks what is to be done, and counts it (ATRANS-06, ATRANS-07)', async () => {
  await show();
  const form = await formOf();
  expect(form.getByText('2 missing, 1 outdated')).toBeTruthy();
  expect(unitOf('title').queryByText(/Missing|Outdated|Draft/)).toBeNull();
  expect(unitOf('title').getByText('8 of 255 characters')).toBeTruthy();
  expect(unitOf('slug').queryByText('Missing')).toBeNull();
  expect(unitOf('content').getByText('Missing')).toBeTruthy();
  expect(unitOf('content').getByRole('heading', { name: 'Terms' })).toBeTruthy();
  const outdated = unitOf('seo_title');
  expect(outdated.getByText('Outdated')).toBeTruthy();
  expect(outdated.getByText('Changed since the translation').parentElement?.querySelector('del')?.textContent).toContain('Two');
  expect(outdated.getByText('Changed since the translation').parentElement?.querySelector('ins')?.textContent).toContain('Three');
});

test('publishes only changed and confirmed texts (ATRANS-07, ATRANS-09)', async () => {
  const { server, address } = await show();
  const form = await formOf();
  await userEvent.click(unitOf('seo_title').getByRole('button', { name: 'Page title: still correct' }));
  expect(form.getByText('2 missing')).toBeTruthy();
  await userEvent.type(form.getByRole('textbox', { name: /^Page description/ }), 'Was wir reparieren.');
  await userEvent.click(form.getByRole('button', { name: 'Publish translation' }));
  expect(await screen.findByText('Translation published')).toBeTruthy();
  expect(sent(server)).toEqual([
    {
      version: 3,
      action: 'publish',
      texts: { seo_title: 'Zwei Jahre', seo_description: 'Was wir reparieren.' },
      sources: { seo_title: 'Three years', seo_description: 'What we repair.' },
    },
  ]);
  expect(address()).toBe('/admin/translations?language=de');
});

test('saves a draft with the keyboard and stays open; copies and confirms with keys (ATRANS-08)', async () => {
  const { server } = await show();
  const form = await formOf();
  await waitFor(() => expect(document.activeElement).toBe(form.getByRole('textbox', { name: /^Title/ })));
  await userEvent.click(form.getByRole('textbox', { name: /^Page title/ }));
  await userEvent.keyboard('{Alt>}[KeyK]{/Alt}');
  await userEvent.click(form.getByRole('textbox', { name: /^Page description/ }));
  await userEvent.keyboard('{Alt>}[KeyO]{/Alt}');
  expect(form.getByRole('textbox', { name: /^Page description/ })).toHaveProperty('value', 'What we repair.');
  expect(unitOf('content').queryByRole('link')).toBeNull();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Draft saved: visitors still see the published texts')).toBeTruthy();
  const sources = { seo_title: 'Three years', seo_description: 'What we repair.' };
  expect(sent(server)).toEqual([
    { version: 3, action: 'draft', texts: { seo_title: 'Zwei Jahre', seo_description: 'What we repair.' }, sources },
  ]);
  expect(screen.getByRole('dialog', { name: 'Edit German Translation' })).toBeTruthy();
});

test('refuses a text that is too long, before it is sent (ATRANS-06)', async () => {
  const { server } = await show();
  const form = await formOf();
  await userEvent.type(form.getByRole('textbox', { name: /^Page title/ }), ' Garantie');
  await userEvent.click(form.getByRole('button', { name: 'Publish translation' }));
  expect(await form.findByText('Shorten this text to 12 characters; it has 19.')).toBeTruthy();
  expect(sent(server)).toEqual([]);
});

test('names a draft, and discards it after a question (ATRANS-09)', async () => {
  const drafted = units.map((unit) => (unit.key === 'title' ? { ...unit, draft: 'Gewährleistung' } : unit));
  const { server } = await show({ units: drafted, has_draft: true });
  const form = await formOf();
  expect(form.getByText('Visitors still see the published texts.')).toBeTruthy();
  expect(unitOf('title').getByText('Draft')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Discard draft' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByText('Draft discarded')).toBeTruthy();
  expect(sent(server)).toEqual([{ version: 3, action: 'discard', texts: {} }]);
  expect(form.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'Garantie');
});

test('reports a scheduled publication that failed (ATRANS-16)', async () => {
  const failure = { due_at: '2026-11-20T02:00:00.000Z', reason: 'Another page has this slug. Choose a different one.' };
  await show({ has_draft: true, failure });
  const notice = within((await formOf()).getByRole('region', { name: 'Draft and schedule' }));
  const text = 'Could not be published on November 20, 2026, 09:00: Another page has this slug. Choose a different one.';
  expect(notice.getByText(text)).toBeTruthy();
});

test('marks a draft whose original has changed since it was written (ATRANS-07)', async () => {
  const drafted = units.map((unit) => (unit.key === 'title' ? { ...unit, draft: 'Gewähr', draft_from: 'Guarantee' } : unit));
  const { server } = await show({ units: drafted, has_draft: true });
  const form = await formOf();
  expect(unitOf('title').getByText('Outdated')).toBeTruthy();
  expect(unitOf('title').getByText('Changed since the translation').parentElement?.textContent).toContain('Guarantee');
  await userEvent.click(unitOf('title').getByRole('button', { name: 'Title: still correct' }));
  await userEvent.click(form.getByRole('button', { name: /^Save draft/ }));
  expect(await screen.findByText('Draft saved: visitors still see the published texts')).toBeTruthy();
  expect(sent(server)).toEqual([{ version: 3, action: 'draft', texts: { title: 'Gewähr' }, sources: { title: 'Warranty' } }]);
});

test('continues with the present texts of the original after a conflict, without those that were removed (ATRANS-10)', async () => {
  const message = 'A text that you have translated does not exist any more.';
  const { server } = await show({}, { [`PUT ${path}`]: { status: 409, body: { message, code: 'version-conflict' } } });
  const form = await formOf();
  await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), ' A');
  await userEvent.type(form.getByRole('textbox', { name: /^Page description/ }), 'B');
  const added = aUnit({ key: 'summary', label: 'Summary', source: 'In short' });
  const theirs = [...units.filter(({ key }) => key !== 'title'), added];
  server.answer(`GET ${path}`, { body: { translation: aTranslation({ units: theirs }) } });
  await userEvent.click(form.getByRole('button', { name: 'Publish translation' }));
  expect(await form.findByText(new RegExp(message))).toBeTruthy();
  server.answer(`PUT ${path}`, { body: { translation: aTranslation({ units: theirs, version: 4 }) } });
  await userEvent.click(form.getByRole('button', { name: /^Save (mine|my)/ }));
  expect(await screen.findByText('Translation published')).toBeTruthy();
  expect(sent(server).at(-1)).toMatchObject({ texts: { seo_description: 'B' }, sources: { seo_description: 'What we repair.' } });
});

const keptPath = '/api/admin/editing/page.de/4/changes';
const keptOf = (part: object) => ({
  body: {
    changes: {
      values: { title: 'Gewähr' },
      version: 3,
      draft_version: 0,
      device: 'other',
      updated_at: '2026-11-20T09:00:00.000Z',
      ...part,
    },
  },
});

test('stores unsaved texts, and opens with them (ATRANS-17)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { server } = await show();
  const form = await formOf();
  fireEvent.change(form.getByRole('textbox', { name: /^Title/ }), { target: { value: 'Garantie A' } });
  await act(() => vi.advanceTimersByTimeAsync(keepDelayMs));
  await waitFor(() => expect(server.requestsTo('PUT', keptPath)).toHaveLength(1));
  const { body } = server.requestsTo('PUT', keptPath)[0] ?? {};
  expect(body).toMatchObject({ values: { title: 'Garantie A' }, version: 3 });
  cleanup();
  resetBrowser();
  signInForTest();
  await show({}, { [`GET ${keptPath}`]: keptOf(body as object) });
  const again = await formOf();
  expect(again.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'Garantie A');
});

test('treats texts as a conflict that were typed before the original was saved again (ATRANS-17)', async () => {
  const { server } = await show({}, { [`GET ${keptPath}`]: keptOf({}) });
  const form = await formOf();
  expect(form.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'Gewähr');
  await userEvent.click(form.getByRole('button', { name: 'Publish translation' }));
  expect(await form.findByText(/Somebody has saved the original or the translation since you typed your changes/)).toBeTruthy();
  expect(sent(server)).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: /^Save (mine|my)/ }));
  expect(await screen.findByText('Translation published')).toBeTruthy();
  expect(sent(server)).toEqual([{ version: 3, action: 'publish', texts: { title: 'Gewähr' }, sources: { title: 'Warranty' } }]);
});

test('shows who else has the translation open (ATRANS-17)', async () => {
  const others = [{ name: 'Anna Berg', since: '2026-11-20T07:02:00.000Z' }];
  await show({}, { 'PUT /api/admin/editing/page.de/4/presence': { body: { others } } });
  expect(await (await formOf()).findByText('Anna Berg has this open since 14:02')).toBeTruthy();
});

test('previews what is saved (ATRANS-09)', async () => {
  const { server } = await show({}, { [`POST ${path}/preview`]: { body: { path: '/preview/token' } } });
  const form = await formOf();
  const title = form.getByRole('textbox', { name: /^Title/ });
  await userEvent.type(title, '!');
  await userEvent.click(form.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('Save the draft first: the preview shows what is saved.')).toBeTruthy();
  await userEvent.type(title, '{Backspace}');
  await userEvent.click(form.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('dialog', { name: 'Preview of Warranty' })).toBeTruthy();
  expect(server.requestsTo('POST', `${path}/preview`)).toHaveLength(1);
});

test('schedules the texts of the form, in the time zone of the site (ATRANS-09)', async () => {
  const at = '2030-01-05T02:00:00.000Z';
  const { server } = await show(
    {},
    { [`PUT ${path}`]: { body: { translation: aTranslation({ units, publish_at: at, has_draft: true }) } } },
  );
  const form = await formOf();
  await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), '!');
  await userEvent.click(form.getByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Schedule the translation' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }));
  expect(dialog.getByText('Enter a date and a time.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Publish at/), '2030-01-05T09:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }));
  expect(await form.findByText(/^It is published on January 5, 2030, 09:00\. Until then/)).toBeTruthy();
  expect(sent(server)).toEqual([
    { version: 3, action: 'schedule', publish_at: at, texts: { title: 'Garantie!' }, sources: { title: 'Warranty' } },
  ]);
});

test('shows what two people have changed, and saves the chosen text (ATRANS-10)', async () => {
  const conflict = { status: 409, body: { message: 'Somebody else has saved this translation.', code: 'version-conflict' } };
  const { server } = await show({}, { [`PUT ${path}`]: conflict });
  const form = await formOf();
  await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), ' A');
  const theirs = units.map((unit) => (unit.key === 'title' ? { ...unit, text: 'Garantie B' } : unit));
  server.answer(`GET ${path}`, { body: { translation: aTranslation({ units: theirs, version: 8 }) } });
  await userEvent.click(form.getByRole('button', { name: 'Publish translation' }));
  expect(await form.findByText(/Somebody else has saved this translation/)).toBeTruthy();
  expect(form.getAllByText(/Garantie B/).length).toBeGreaterThan(0);
  server.answer(`PUT ${path}`, { body: { translation: aTranslation({ units, version: 9 }) } });
  await userEvent.click(form.getByRole('button', { name: /^Save (mine|my)/ }));
  expect(await screen.findByText('Translation published')).toBeTruthy();
  expect(sent(server).at(-1)).toEqual({ version: 8, action: 'publish', texts: { title: 'Garantie A' }, sources: { title: 'Warranty' } });
});

test('asks before another language loses changes, and gives each language its own form (ATRANS-10, ATRANS-11)', async () => {
  const held = Promise.withResolvers<Answer>();
  const { server } = await show({}, { 'GET /api/admin/translations/page/4/ar': held.promise });
  const form = await formOf();
  await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), '!');
  const select = () => screen.getByRole('combobox', { name: 'Language' });
  await userEvent.selectOptions(select(), 'Arabic');
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(form.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'Garantie!');
  await userEvent.selectOptions(select(), 'Arabic');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  // nothing of the German form is left while Arabic is loading
  await screen.findByText('Loading the translation...');
  expect(screen.queryByDisplayValue(/Garantie/)).toBeNull();
  held.resolve({
    body: {
      translation: aTranslation({ language: 'ar', units: [aUnit({ key: 'title', label: 'Title', source: 'Warranty', text: 'ضمان' })] }),
    },
  });
  const other = await formOf('Edit Arabic Translation');
  const field = other.getByRole('textbox', { name: /^Title/ });
  expect([field.getAttribute('dir'), field.getAttribute('lang'), (field as HTMLInputElement).value]).toEqual(['rtl', 'ar', 'ضمان']);
  expect(server.requestsTo('PUT', path)).toEqual([]);
});

test.each([
  ['a viewer', rightsOf('viewer'), true],
  ['a translator of another language', rightsOf('translator', ['ar']), true],
  ['a translator of the language', rightsOf('translator', ['de']), false],
] as const)('shows %s the form, read-only without the right to translate (ATRANS-14)', async (_name, rights, isReadOnly) => {
  resetBrowser();
  signInForTest({ name: 'Ayu', email: 'ayu@lintara.example', ...rights });
  await show();
  const form = await formOf(isReadOnly ? 'View German Translation' : 'Edit German Translation');
  expect(form.getByRole('textbox', { name: /^Title/ }).matches(':disabled')).toBe(isReadOnly);
  expect(form.queryAllByRole('button', { name: /Publish|Save draft|Schedule|still correct|Copy/i }).length > 0).toBe(!isReadOnly);
});

test('says that the record was deleted, and offers to load again after a failure (ATRANS-15)', async () => {
  const { server } = await show({}, { [`GET ${path}`]: { status: 500, body: null } });
  await screen.findByRole('heading', { name: 'Failed to load the translation' });
  server.answer(`GET ${path}`, { status: 404, body: { message: 'Not found.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This record does not exist any more')).toBeTruthy();
});

test('says that the site does not have the language (ATRANS-15)', async () => {
  const server = fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/settings': languagesAnswer([english]),
  });
  showAdmin('/admin/translations?language=de&edit=43', server);
  expect(await screen.findByText('The site has one language')).toBeTruthy();
  expect(screen.getByRole('main').textContent).toContain('Languages');
});
