import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultLanguage } from '#contract/rules/languages.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { getLanguages, getNumberLocale } from './settings.values.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const german = { code: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr', is_published: true };
const english = { ...defaultLanguage };

const save = async (languages: unknown) =>
  test.send('POST', '/api/admin/settings-bulk-update', {
    headers: await test.signIn(),
    body: { settings: [{ key: 'languages', value: typeof languages === 'string' ? languages : JSON.stringify(languages) }] },
  });
const settingsIn = async (query = '') => (await test.app.inject(`/api/public/settings${query}`)).body;
const sameAddresses = [
  '/api/public/settings',
  '/api/public/currency-settings',
  '/api/public/homepage',
  '/sitemap.xml',
  '/feed.xml',
  '/de',
  '/en/products',
];

describe('the setting of languages', () => {
  it.each([
    ['missing', undefined],
    ['empty', []],
    ['with an unpublished second language', [english, { ...german, is_published: false }]],
  ])('changes no answer while it is %s (LANG-01)', async (_name, languages) => {
    const read = async () => {
      const answers = [];
      for (const url of sameAddresses) {
        const { statusCode, body, headers } = await test.app.inject(url);
        answers.push([url, statusCode, body, headers['content-type']]);
      }
      return answers;
    };
    const before = await read();
    if (languages === undefined) await test.connection.db.deleteFrom('settings').where('key', '=', 'languages').execute();
    else expect((await save(languages)).status).toBe(200);
    expect(await read()).toEqual(before);
  });

  it('is English alone while it is empty or damaged, and drops invalid entries (LANG-01)', async () => {
    expect(await getLanguages(test.connection.db)).toEqual([defaultLanguage]);
    const value = JSON.stringify([{ code: 'X' }, german, german, { ...english, code: 'api' }]);
    await test.connection.db.updateTable('settings').set({ value }).where('key', '=', 'languages').execute();
    expect(await getLanguages(test.connection.db)).toEqual([german]);
  });

  it.each([
    ['no list', '{}', 'The value must be a list of languages.'],
    ['no object', [1], 'Language 1: it must be an object.'],
    ['a code that is none', [{ ...german, code: 'german' }], 'Language 1: The code must be that of a language, such as de or pt-br.'],
    ['a code of other addresses', [{ ...german, code: 'api' }], 'Language 1: The code must be that of a language, such as de or pt-br.'],
    ['a code that Intl refuses', [{ ...german, code: 'de-12' }], 'Language 1: The code must be that of a language, such as de or pt-br.'],
    ['a code twice', [german, { ...german, code: 'DE' }], 'Language 2: the code de occurs twice.'],
    ['no name', [{ ...german, name: ' ' }], 'Language 1: The name must have 1 to 60 characters.'],
    ['an unknown locale', [{ ...german, locale: 'xx-YY' }], 'Language 1: The locale must be a language and region, such as de-DE.'],
    ['an unknown direction', [{ ...german, direction: 'up' }], 'Language 1: the direction must be ltr or rtl.'],
  ])('refuses %s (LANG-01)', async (_name, languages, error) => {
    expect(await save(languages)).toMatchObject({ status: 422, body: { errors: { languages: [error] } } });
  });

  it('publishes the main language always (LANG-01)', async () => {
    await save([{ ...english, is_published: false }, german]);
    expect((await getLanguages(test.connection.db)).map(({ code, is_published }) => [code, is_published])).toEqual([
      ['en', true],
      ['de', true],
    ]);
  });
});

describe('calls in a language', () => {
  it('list the published languages if there are several (LANG-02)', async () => {
    await save([english, german, { ...german, code: 'id', is_published: false }]);
    expect(JSON.parse(await settingsIn()).languages).toEqual([english, german]);
  });

  it('write numbers in its notation, and in that of the currency in the main language (LANG-02)', async () => {
    await save([english, german]);
    const localeIn = async (query: string) => JSON.parse(await settingsIn(query)).currency_locale;
    expect(await localeIn('?locale=de')).toBe('de-DE');
    const main = await settingsIn();
    for (const locale of ['en', 'xx', 'id', '', 'de&locale=de']) expect(await settingsIn(`?locale=${locale}`)).toBe(main);
    expect(JSON.parse((await test.app.inject('/api/public/currency-settings?locale=de')).body).currency_locale).toBe('de-DE');
    expect(await getNumberLocale(test.connection.db)).toBe('id-ID');
  });

  it('are in the main language as soon as their own is not published any more (LANG-02)', async () => {
    await save([english, german]);
    await settingsIn('?locale=de');
    await save([english, { ...german, is_published: false }]);
    expect(await settingsIn('?locale=de')).toBe(await settingsIn());
  });
});
