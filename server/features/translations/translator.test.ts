import { expect, it } from 'vitest';
import { defaultLanguage, type Language } from '#contract/rules/languages.ts';
import { createAdministrator } from '#server/features/auth/auth.repository.ts';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { requireLanguage } from '#server/http/translator.ts';

it('allows a translator only their languages, and others every language (ROLE-12)', () => {
  const translator = { languages: ['de', 'id'] };
  expect(() => requireLanguage(translator, 'id')).not.toThrow();
  expect(() => requireLanguage(translator, 'ja')).toThrow('Your role allows translations only into these languages: de, id.');
  expect(() => requireLanguage({ languages: [] }, 'ja')).toThrow();
  expect(() => requireLanguage({ languages: null }, 'ja')).not.toThrow();
});

it('lets a translator read all translations, and write those into their languages (ROLE-12)', async () => {
  const test = await createTestApp();
  const owner = await test.signIn();
  const language = (code: string): Language => ({ ...defaultLanguage, code, name: code, locale: code, is_published: false });
  const languages = JSON.stringify([defaultLanguage, language('de'), language('id')]);
  const settings = [{ key: 'languages', value: languages }];
  expect((await test.send('POST', '/api/admin/settings-bulk-update', { headers: owner, body: { settings } })).status).toBe(200);
  const page = await test.send('POST', '/api/admin/pages', { headers: owner, body: { title: 'Terms', content: 'Text' } });
  const { id } = (page.body as { page: { id: number } }).page;
  const administratorId = await createAdministrator(test.context.db, {
    email: 'greta@example.com',
    name: 'Greta',
    passwordHash: 'none',
    role: 'translator',
    languages: ['de'],
    at: '2026-11-21T03:00:00.000Z',
  });
  const { token } = await issueToken(test.context, { administratorId, remember: false });
  const headers = { authorization: `Bearer ${token}` };
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
