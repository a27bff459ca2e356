import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Language } from '#contract/rules/languages.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';
import { arabic, english, german, languagesAnswer, translationCounts } from '#web/test/translations.ts';

const save = 'POST /api/admin/settings-bulk-update';
const show = (languages: readonly Language[], answers: Parameters<typeof fakeApi>[0] = {}) => {
  const server = fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/settings': languagesAnswer(languages, 5),
    'GET /api/admin/interface-texts': ({ path }) => ({
      body: { language: 'de', languages: [], total: 516, missing: path.includes('language=de') ? 12 : 0, changed: 0, texts: [] },
    }),
    'GET /api/admin/translations': { body: { translations: aPage([]), counts: translationCounts } },
    [save]: { body: { message: 'ok', settings: [] } },
    ...answers,
  });
  return { server, ...showAdmin('/admin/languages', server) };
};
const savedBy = ({ requestsTo }: ReturnType<typeof fakeApi>) =>
  requestsTo('POST', '/api/admin/settings-bulk-update').map(({ body }) => {
    const [{ key, value, version }] = (body as { settings: [{ key: string; value: string; version: number }] }).settings;
    return { key, version, languages: JSON.parse(value) as unknown };
  });
const choose = async (of: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${of}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('explains a site with one language, and adds a common one with everything filled in (ATRANS-01, ATRANS-02)', async () => {
  const { server } = show([]);
  expect(await screen.findByText('The site has one language')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add Language' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Language' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Language/ }), 'German – Deutsch');
  await userEvent.click(form.getByRole('button', { name: /^Add language/ }));
  expect(await screen.findByText('German added')).toBeTruthy();
  expect(savedBy(server)).toEqual([{ key: 'languages', version: 5, languages: [english, german] }]);
});

test.each([
  ['', 'Choose a language, or enter its code.'],
  ['DE', 'Enter a code in lower case, such as de or pt-br.'],
  ['de', 'The site already has the code de: Deutsch.'],
  ['api', 'There is no language with the code api.'],
  ['de-12', 'There is no language with the code de-12.'],
  ['german language', 'There is no language with the code german language.'],
])('refuses the code “%s” with its reason (ATRANS-02)', async (code, reason) => {
  const { server } = show([english, german]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Language' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Language' }));
  if (code) await userEvent.type(form.getByRole('textbox', { name: /^Code/ }), code);
  await userEvent.click(form.getByRole('button', { name: /^Add language/ }));
  expect(await form.findByText(reason)).toBeTruthy();
  expect(savedBy(server)).toEqual([]);
});

test('shows how far the translations are, how many texts of the site are missing, and links to both (ATRANS-01)', async () => {
  show([english, german]);
  const row = within((await screen.findByText('German, de')).closest('tr') as HTMLElement);
  const link = await row.findByRole('link', { name: '3 of 12 records ready' });
  expect(link.getAttribute('href')).toBe('/admin/translations?language=de');
  expect(row.getByText('1 outdated, 1 in work')).toBeTruthy();
  const texts = row.getByRole('link', { name: 'Texts of the site in German' });
  expect(texts.getAttribute('href')).toBe('/admin/interface-texts?language=de');
  expect(await row.findByText('12 missing')).toBeTruthy();
  const main = within(screen.getByText('MAIN').closest('tr') as HTMLElement);
  expect([main.getByRole('link', { name: 'Texts of the site in English' }), main.queryByText(/missing/)]).toEqual([
    expect.anything(),
    null,
  ]);
  expect([row.getByText('/de/'), row.getByText('de-DE')]).toHaveLength(2);
});

test('publishes, moves and removes languages, and asks before it removes one (ATRANS-03)', async () => {
  const { server } = show([english, german, arabic]);
  await userEvent.click(await screen.findByRole('switch', { name: 'German: Not published' }));
  expect(await screen.findByText('German is published')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Move Arabic up' }));
  expect(await screen.findByText('Order saved')).toBeTruthy();
  await choose('Arabic', 'Remove');
  const question = within(screen.getByRole('alertdialog', { name: 'Remove Arabic?' }));
  expect(question.getByText(/Its translations are kept/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Remove language' }));
  expect(await screen.findByText('Arabic removed')).toBeTruthy();
  expect(savedBy(server).map(({ languages }) => languages)).toEqual([
    [english, { ...german, is_published: true }, arabic],
    [english, arabic, german],
    [english, german],
  ]);
});

test('warns before another language becomes the main one, which cannot be taken back or removed (ATRANS-03)', async () => {
  const { server } = show([english, german]);
  const main = within((await screen.findByText('MAIN')).closest('tr') as HTMLElement);
  expect(main.queryByRole('switch')).toBeNull();
  await userEvent.click(main.getByRole('button', { name: 'More for English' }));
  expect(main.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit']);
  await choose('German', 'Make main language');
  const question = within(screen.getByRole('alertdialog', { name: 'Make German the main language?' }));
  expect(question.getByText(/No text is translated or exchanged by this/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Change main language' }));
  expect(await screen.findByText('German is the main language')).toBeTruthy();
  expect(savedBy(server)[0]?.languages).toEqual([{ ...german, is_published: true }, english]);
});

test('warns that a changed code of the main language translates nothing; that of another language is fixed (ATRANS-02)', async () => {
  show([english, german]);
  await choose('English', 'Edit');
  const form = within(await screen.findByRole('dialog', { name: 'Edit English' }));
  await userEvent.clear(form.getByRole('textbox', { name: /^Code/ }));
  await userEvent.type(form.getByRole('textbox', { name: /^Code/ }), 'id');
  expect(form.getByText('No text is translated by this')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await choose('German', 'Edit');
  const other = within(await screen.findByRole('dialog', { name: 'Edit German' }));
  expect(other.queryByRole('textbox', { name: /^Code/ })).toBeNull();
});

test('reports a list that somebody else has changed, and loads it again (ATRANS-03)', async () => {
  const text = 'Somebody else has saved this setting meanwhile.';
  const { server } = show([english, german], {
    [save]: { status: 409, body: { message: text, code: 'version-conflict', errors: { languages: [text] } } },
  });
  await userEvent.click(await screen.findByRole('switch', { name: 'German: Not published' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(server.requestsTo('GET', '/api/admin/settings').length).toBeGreaterThan(2);
});

test('offers to load the languages again after a failure (ATRANS-15)', async () => {
  const { server } = show([], { 'GET /api/admin/settings': { status: 500, body: null } });
  await screen.findByRole('heading', { name: 'Failed to load languages' });
  server.answer('GET /api/admin/settings', languagesAnswer([english, german]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('German, de')).toBeTruthy();
});
