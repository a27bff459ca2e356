import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultLanguage } from '#contract/rules/languages.ts';
import { upsertSettings } from '#server/features/settings/settings.service.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { listKnownPaths } from './known-pages.repository.ts';

const german = { code: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr', is_published: true };
const at = '2026-11-21T04:00:00.000Z';

let test: TestApp;
const publish = (languages: readonly object[]) =>
  upsertSettings(test.context, [{ key: 'languages', value: JSON.stringify(languages), type: 'json', group: 'languages' }]);

beforeAll(async () => {
  test = await createTestApp();
  const category_id = (await aCategory(test.context)).id;
  const { id } = await aProduct(test.context, { name: 'Arm', category_id });
  const hidden = await aProduct(test.context, { name: 'Hidden', category_id, is_active: false });
  for (const [record_id, slug] of [
    [id, 'greifarm'],
    [hidden.id, 'verborgen'],
  ] as const)
    await test.context.db
      .insertInto('translations')
      .values({
        ...{ kind: 'product', record_id, language: 'de', slug, texts: '{}', source: '{}', draft: null, draft_source: null },
        ...{ state: 'ready', has_title: 1, missing: 0, outdated: 0, publish_at: null, saved_by: null, version: 1 },
        ...{ created_at: at, updated_at: at },
      })
      .execute();
});
afterAll(() => test.close());

const paths = ['/', '/de', '/de/products', '/products/arm', '/de/products/arm', '/de/products/greifarm', '/de/products/verborgen'];

it('counts views of pages in the published languages, with their own slugs (LANG-12)', async () => {
  const known = async () => [
    ...(await listKnownPaths(test.context.db, [...paths, '/products/greifarm', '/fr', '/about', '/de/about'], at)),
  ];
  expect((await known()).toSorted()).toEqual(['/', '/products/arm']);
  await publish([defaultLanguage, german]);
  expect((await known()).toSorted()).toEqual(['/', '/de', '/de/products', '/de/products/arm', '/de/products/greifarm', '/products/arm']);
});
