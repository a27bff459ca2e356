import { expect, it } from 'vitest';
import { defaultLanguage, type Language } from '#contract/rules/languages.ts';
import type { Role } from '#contract/rules/policy.ts';
import { createAdministrator } from '#server/features/auth/auth.repository.ts';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { requireLanguage } from '#server/http/translator.ts';
import { multipart } from '#server/testing/multipart.ts';
import { createTestApp } from '#server/testing/test-app.ts';

it('allows a translator only their languages, and others every language (ROLE-12)', () => {
  const translator = { languages: ['de', 'id'] };
  expect(() => requireLanguage(translator, 'id')).not.toThrow();
  expect(() => requireLanguage(translator, 'ja')).toThrow('Your role allows translations only into these languages: de, id.');
  expect(() => requireLanguage({ languages: [] }, 'ja')).toThrow();
  expect(() => requireLanguage({ languages: null }, 'ja')).not.toThrow();
});

const language = (code: string): Language => ({ ...defaultLanguage, code, name: code, locale: code, is_published: false });

/** A site in English, German and Indonesian, with a page and a translator into German. */
const createSite = async () => {
  const test = await createTestApp();
  const owner = await test.signIn();
  const settings = [{ key: 'languages', value: JSON.stringify([defaultLanguage, language('de'), language('id')]) }];
  expect((await test.send('POST', '/api/admin/settings-bulk-update', { headers: owner, body: { settings } })).status).toBe(200);
  const page = await test.send('POST', '/api/admin/pages', { headers: owner, body: { title: 'Terms', content: 'Text' } });
  const { id } = (page.body as { page: { id: number } }).page;
  const enter = async (role: Role, languages: string[] = []) => {
    const administratorId = await createAdministrator(test.context.db, {
      email: `${[role, ...languages].join('-')}@example.com`,
      name: 'Greta',
      passwordHash: 'none',
      role,
      languages,
      at: '2026-11-21T03:00:00.000Z',
    });
    return { authorization: `Bearer ${(await issueToken(test.context, { administratorId, remember: false })).token}` };
  };
  return { test, id, owner, enter };
};

it('lets a translator read all translations, and write those into their languages (ROLE-12)', async () => {
  const { test, id, enter } = await createSite();
  const headers = await enter('translator', ['de']);
  const url = (code: string) => `/api/admin/translations/page/${id}/${code}`;
  const save = (code: string, action: string) =>
    test.send('PUT', url(code), { headers, body: { version: 0, action, texts: { title: 'Bedingungen' } } });
  for (const code of ['de', 'id']) expect((await test.send('GET', url(code), { headers })).status).toBe(200);
  for (const action of ['draft', 'publish', 'discard']) {
    expect(await save('id', action)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
  expect(await save('de', 'publish')).toMatchObject({ status: 200, body: { translation: { version: 1, by: 'Greta' } } });
  await test.close();
});

it('lets a translator write texts of the site in their languages, and those who write content in all (ROLE-12, LMSG-06)', async () => {
  const { test, owner, enter } = await createSite();
  const save = async (headers: Record<string, string>, code: string) => {
    const texts = [{ part: 'not-found', key: 'missing', text: 'Fehler', version: 0 }];
    const { status, body } = await test.send('PUT', '/api/admin/interface-texts', { headers, body: { language: code, texts } });
    return [status, status === 403 ? (body as { message: string }).message : ''];
  };
  const others = [403, 'Your role allows translations only into these languages: de.'];
  const translator = await enter('translator', ['de']);
  expect([await save(translator, 'id'), await save(translator, 'en'), await save(translator, 'de')]).toEqual([others, others, [200, '']]);
  // a language that has become the main one since the role was given
  const ofMain = await enter('translator', ['en']);
  expect(await save(ofMain, 'en')).toEqual([403, 'Your role does not allow texts of the main language.']);
  expect([await save(await enter('editor'), 'id'), await save(owner, 'en')]).toEqual([
    [200, ''],
    [200, ''],
  ]);
  for (const role of ['viewer', 'sales'] as const)
    expect(await save(await enter(role), 'de')).toEqual([403, 'Your role does not allow this.']);
  await test.close();
});

it('lets a translator import files into their languages (ROLE-12, EXCH-10)', async () => {
  const { test, owner, enter } = await createSite();
  const translator = await enter('translator', ['de']);
  const url = (code: string) => `/api/admin/translation-files/${code}`;
  const load = async (headers: Record<string, string>, code: string) => {
    const exported = await test.app.inject({ method: 'GET', url: `${url(code)}?texts=all`, headers });
    const { payload, contentType } = multipart({ files: [['file', 'texts.xlf', exported.rawPayload]] });
    const imported = await test.send('POST', url(code), { headers: { ...headers, 'content-type': contentType }, body: payload });
    return [exported.statusCode, imported.status];
  };
  expect([await load(translator, 'de'), await load(translator, 'id')]).toEqual([
    [200, 200],
    [200, 403],
  ]);
  expect([await load(owner, 'id'), await load(await enter('editor'), 'id'), await load(await enter('viewer'), 'de')]).toEqual([
    [200, 200],
    [200, 200],
    [200, 403],
  ]);
  await test.close();
});
