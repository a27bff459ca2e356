import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { rightsOf } from '#contract/rules/policy.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';
import { english, german, languagesAnswer } from '#web/test/translations.ts';

const path = 'GET /api/admin/interface-texts';
const save = 'PUT /api/admin/interface-texts';
const close = { part: 'gallery', key: 'close', english: 'Close', built_in: null, own: null, version: 0 };
const page = { part: 'product-list', key: 'page', english: 'Page {page}', built_in: null, own: 'Strona {page}', version: 3 };
const found = {
  part: 'product-list',
  key: 'found',
  english: { one: '{count} product', other: '{count} products' },
  built_in: null,
  own: null,
  version: 0,
};
const polish = { ...german, code: 'pl', name: 'Polski', locale: 'pl-PL' };
const languages = [
  { code: 'en', name: 'English' },
  { code: 'pl', name: 'Polski' },
];
const answerOf = (part: object = {}) => ({
  body: { language: 'pl', languages, total: 3, missing: 2, changed: 1, texts: [close, page, found], ...part },
});

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

const open = async (answers: Parameters<typeof fakeApi>[0] = {}, address = '/admin/interface-texts?language=pl') => {
  const server = fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    [path]: answerOf(),
    [save]: ({ body }) => {
      const { texts } = body as { texts: { part: string; key: string; text: unknown }[] };
      const saved = [close, page, found].flatMap((one) => {
        const sent = texts.find(({ part, key }) => part === one.part && key === one.key);
        return sent ? [{ ...one, own: sent.text, version: one.version + 1 }] : [];
      });
      return { body: { message: 'ok', total: 3, missing: 0, changed: 3, texts: saved } };
    },
    ...answers,
  });
  const shown = showAdmin(address, server);
  await screen.findByRole('button', { name: /^Save Texts/ });
  return { ...shown, server };
};
const part = (name: string) => screen.getByRole('region', { name });
const openPart = async (name: string) => userEvent.click(within(part(name)).getByRole('button', { name: new RegExp(name) }));
const saves = (server: ReturnType<typeof fakeApi>) => server.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const saveTexts = () => userEvent.click(screen.getByRole('button', { name: /^Save Texts/ }));

test('shows the texts by part, the English one beside the field, and counts missing ones (LMSG-08)', async () => {
  await open();
  expect(screen.getByText('2 texts of 3 are missing: visitors read them in English.')).toBeTruthy();
  expect(part('Gallery').textContent).toContain('1 missing');
  expect(screen.queryByRole('textbox', { name: 'Close' })).toBeNull();
  await openPart('Gallery');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Close' });
  expect([field.value, field.placeholder, field.lang]).toEqual(['', 'Close', 'pl']);
  await openPart('Product list');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Page {page}' }).value).toBe('Strona {page}');
});

test('has a field for each plural form of the language, with examples (LMSG-08)', async () => {
  await open();
  await openPart('Product list');
  const names = screen
    .getAllByRole('textbox', { name: /products$/ })
    .map((field) => (field as HTMLTextAreaElement).labels?.[0]?.textContent);
  expect(names).toEqual(['1', '2, 3, 4 …', '0, 5, 6 …', '0.5, 1.5'].map((numbers) => `${numbers}: {count} products`));
});

test('saves all changed texts at once, with their versions (LMSG-08)', async () => {
  const { server } = await open();
  await openPart('Gallery');
  await openPart('Product list');
  await userEvent.type(screen.getByRole('textbox', { name: 'Close' }), 'Zamknij');
  const forms = ['{count} produkt', '{count} produkty', '{count} produktów', '{count} produktu'];
  for (const [index, field] of screen.getAllByRole('textbox', { name: /products$/ }).entries()) {
    await userEvent.click(field);
    await userEvent.paste(forms[index] ?? '');
  }
  await userEvent.click(screen.getByRole('button', { name: /^Use the original text: Page/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Close' }), '{Enter}');
  await screen.findByText('Texts saved successfully');
  const [one, few, many, other] = forms;
  expect(saves(server)).toEqual([
    {
      language: 'pl',
      texts: [
        { part: 'gallery', key: 'close', version: 0, text: 'Zamknij' },
        { part: 'product-list', key: 'page', version: 3, text: null },
        { part: 'product-list', key: 'found', version: 0, text: { one, few, many, other } },
      ],
    },
  ]);
});

test('refuses a text without its placeholder or with missing plural forms, before it is sent (LMSG-07, LMSG-08)', async () => {
  const { server } = await open();
  await openPart('Product list');
  const field = screen.getByRole('textbox', { name: 'Page {page}' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Strona');
  await userEvent.type(screen.getAllByRole('textbox', { name: /products$/ })[0] as HTMLElement, 'Produkt');
  await openPart('Product list');
  await saveTexts();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Page {page}' })));
  expect(screen.getByText('The text must contain {page}.')).toBeTruthy();
  expect(screen.getAllByText('Write the text.')).toHaveLength(3);
  expect(saves(server)).toEqual([]);
});

test('finds texts by words, by part and the missing ones (LMSG-08)', async () => {
  await open();
  const shown = () => screen.queryAllByRole('textbox').map((field) => (field as HTMLTextAreaElement).name);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search texts' }), 'STRONA');
  expect(shown()).toEqual(['product-list/page']);
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search texts' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Part of the site' }), 'Gallery');
  expect(shown()).toEqual(['gallery/close']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Part of the site' }), 'All parts');
  await userEvent.click(screen.getByRole('button', { name: 'Own texts' }));
  expect(shown()).toEqual(['product-list/page']);
  await userEvent.click(screen.getByRole('button', { name: 'Missing' }));
  expect(screen.getByText(/2 texts found\./)).toBeTruthy();
});

test('changes the language in the address, after asking about unsaved texts (LMSG-08)', async () => {
  const { address } = await open();
  await openPart('Gallery');
  await userEvent.type(screen.getByRole('textbox', { name: 'Close' }), 'Zamknij');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'English');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toBe('/admin/interface-texts?language=en'));
});

test('shows a translator the texts of their languages, not those of the main language (LMSG-06, ROLE-12)', async () => {
  resetBrowser();
  signInForTest({ name: 'Ayu', email: 'ayu@lintara.example', ...rightsOf('translator', ['pl']) });
  const { server, router } = await open({ 'GET /api/admin/settings': languagesAnswer([english, polish]) }, '/admin/interface-texts');
  expect(server.queriesTo('/api/admin/interface-texts')).toEqual([expect.stringContaining('language=pl')]);
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
  server.answer(path, answerOf({ language: 'en' }));
  await act(() => router.navigate('/admin/interface-texts?language=en'));
  expect(await screen.findByText('Your role does not include the texts in this language')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Save Texts/ })).toBeNull();
  const choice = within(screen.getByRole('combobox', { name: 'Language' }));
  expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Choose a language', 'Polski']);
});

test('shows no choice of a language on a site with one, and reports a failure (LMSG-08)', async () => {
  await open({
    [path]: answerOf({ language: 'en', languages: languages.slice(0, 1), missing: 0, texts: [{ ...close, built_in: 'Close' }] }),
  });
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
  expect(screen.getByText('No text is missing.')).toBeTruthy();
});
