import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inLanguage } from '#server/database/reading-language.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { withLanguages } from '#server/testing/languages.ts';
import { englishTexts, getShownOwnTexts } from './site-texts.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
beforeEach(async () => {
  await test.reset();
  await withLanguages(test.context, 'de', 'ja');
});
afterAll(() => test.close());

const path = '/api/admin/interface-texts';
const list = async (query = '') => (await test.get(`${path}${query}`)).body;
const put = (language: string, ...texts: object[]) => test.call('PUT', path, { language, texts });
const missing = { part: 'not-found', key: 'missing' };
const visitorText = async () => (await test.visit('GET', '/api/public/settings')).body as { texts?: object };

describe('the texts of the site', () => {
  it('are listed with the English ones, those of the product and the number of missing ones (LMSG-06)', async () => {
    const german = await list('?language=de');
    expect(german).toMatchObject({
      language: 'de',
      languages: [{ code: 'en' }, { code: 'de' }, { code: 'ja' }],
      total: englishTexts.length,
      missing: 0,
      changed: 0,
    });
    expect(german.texts).toContainEqual({ ...missing, english: 'Error 404', built_in: 'Fehler 404', own: null, version: 0 });
    const japanese = await list('?language=ja&part=not-found');
    expect([japanese.missing, japanese.total]).toEqual([englishTexts.length, englishTexts.length]);
    expect(japanese.texts).toContainEqual({ ...missing, english: 'Error 404', built_in: null, own: null, version: 0 });
    const english = await list();
    expect([english.language, english.missing]).toEqual(['en', 0]);
    expect(english.texts).toContainEqual({ ...missing, english: 'Error 404', built_in: 'Error 404', own: null, version: 0 });
  });

  it('can be searched and limited (LMSG-06)', async () => {
    await put('ja', { ...missing, text: 'エラー 404', version: 0 });
    const keys = async (query: string) => (await list(`?language=ja&${query}`)).texts.map(({ key }: { key: string }) => key);
    expect(await keys(`search=${encodeURIComponent('エラー')}`)).toEqual(['missing']);
    expect(await keys('search=error+410')).toEqual(['removed']);
    expect(await keys('only=changed')).toEqual(['missing']);
    expect(await keys('only=missing&part=not-found')).toEqual(['removed', 'removedText', 'title']);
  });

  it('of the owner replace those of the product until they are removed, also in English (LMSG-06)', async () => {
    const saved = await put('en', { ...missing, text: 'Not here', version: 0 });
    expect([saved.status, saved.body]).toEqual([
      200,
      {
        message: '1 text saved',
        total: englishTexts.length,
        missing: 0,
        changed: 1,
        texts: [{ ...missing, english: 'Error 404', built_in: 'Error 404', own: 'Not here', version: 1 }],
      },
    ]);
    expect((await visitorText()).texts).toEqual({ 'not-found': { missing: 'Not here' } });
    expect((await put('en', { ...missing, text: 'Nothing here', version: 1 })).body.texts[0].version).toBe(2);
    expect((await put('en', { ...missing, text: null, version: 2 })).body).toMatchObject({
      changed: 0,
      texts: [{ own: null, version: 0 }],
    });
    expect(await visitorText()).not.toHaveProperty('texts');
  });

  it('are sent to visitors in their language only (LMSG-06)', async () => {
    await put('de', { ...missing, text: 'Seite nicht gefunden', version: 0 });
    const { db } = test.context;
    expect(await getShownOwnTexts(db)).toBeUndefined();
    expect(await inLanguage('de', () => getShownOwnTexts(db))).toEqual({ 'not-found': { missing: 'Seite nicht gefunden' } });
    expect(await visitorText()).not.toHaveProperty('texts');
  });

  it('raise the content version, so that visitors read them at once (LMSG-06)', async () => {
    const before = await test.connection.contentVersion();
    await put('de', { ...missing, text: 'Fehler', version: 0 });
    expect(await test.connection.contentVersion()).toBeGreaterThan(before);
  });

  it('that no longer fit the product are not sent (LMSG-07)', async () => {
    const at = '2026-11-01T00:00:00.000Z';
    const row = { language: 'en', created_at: at, updated_at: at };
    const rows = [
      { ...row, ...missing, text: '"Page {page}"' },
      { ...row, part: 'not-found', key: 'gone', text: '"Gone"' },
      { ...row, part: 'not-found', key: 'removed', text: 'damaged' },
    ];
    await test.context.db.insertInto('interface_texts').values(rows).execute();
    expect(await getShownOwnTexts(test.context.db)).toBeUndefined();
  });

  it.each([
    ['fr', { ...missing, text: 'Erreur', version: 0 }, { language: ['The site does not have this language.'] }],
    ['de', { ...missing, text: '', version: 0 }, { 'not-found/missing': ['Write the text.'] }],
    ['de', { ...missing, text: '<p>Fehler</p>', version: 0 }, { 'not-found/missing': ['The text must be plain text without HTML.'] }],
    ['de', { ...missing, text: 'Fehler {code}', version: 0 }, { 'not-found/missing': [expect.stringContaining('{code}')] }],
    ['de', { ...missing, text: { other: 'Fehler' }, version: 0 }, { 'not-found/missing': ['The text has no plural forms.'] }],
    [
      'de',
      { ...missing, key: 'constructor', text: 'Fehler', version: 0 },
      { 'not-found/constructor': ['The site does not have this text.'] },
    ],
    ['de', { ...missing, text: 7, version: 0 }, { 'texts.0.text': [expect.any(String)] }],
    ['de', { ...missing, text: { other: 'a', most: 'b' }, version: 0 }, { 'texts.0.text': [expect.any(String)] }],
  ])('in %s refuse %j (LMSG-07)', async (language, text, errors) => {
    const { status, body } = await put(language, text);
    expect([status, body.errors]).toEqual([422, errors]);
    expect((await list('?language=de')).changed).toBe(0);
  });

  it.each([0, 2])('refuse a save that is based on version %i of version 1, and save nothing of it (LMSG-07)', async (version) => {
    await put('de', { ...missing, text: 'Fehler', version: 0 });
    const removed = { ...missing, key: 'removed', text: 'Entfernt', version: 0 };
    expect((await put('de', removed, { ...missing, text: 'Seite fehlt', version })).status).toBe(409);
    expect((await list('?language=de')).changed).toBe(1);
    expect((await list('?language=de&part=not-found&search=missing')).texts[0].own).toBe('Fehler');
  });

  it('are in the audit log by part and key (LMSG-06)', async () => {
    await put('de', { ...missing, text: 'Fehler', version: 0 });
    const { body } = await test.get('/api/admin/audit');
    expect(body.data[0]).toMatchObject({ action: 'update', kind: 'site-text', details: { language: 'de', fields: ['not-found/missing'] } });
  });
});
