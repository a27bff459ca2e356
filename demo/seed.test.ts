import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { getHomepage } from '#contract/homepage.ts';
import type { listProducts } from '#contract/products.ts';
import type { AnswerOf } from '#contract/route.ts';
import { translatedKinds } from '#contract/rules/translations.ts';
import { ensurePages } from '#server/features/pages/pages.service.ts';
import { upsertSettings } from '#server/features/settings/settings.service.ts';
import { listTranslations } from '#server/features/translations/translations.list.service.ts';
import { aCategory, aPage } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { brochures, company, pictures } from './company.ts';
import { fileOf, storeMedia } from './media.ts';
import { createCompany } from './rows.ts';
import { seedDemo } from './seed.ts';

const tables = ['categories', 'products', 'news', 'pages', 'contact_messages'] as const;

describe('the demonstration’s files', () => {
  it('include every referenced picture', () => {
    expect([...new Set(pictures())].filter((path) => !existsSync(fileOf({ path, kind: 'image' })))).toEqual([]);
  });

  it('include every brochure of the catalogue', () => {
    expect(brochures().filter((path) => !existsSync(fileOf({ path, kind: 'pdf' })))).toEqual([]);
  });
});

let test: TestApp;
/** Shared by all tests, because files of an earlier attempt are reused. */
let dataDir: string;
const warn = vi.fn();
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'demo-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const seed = () => seedDemo({ ...test.context, dataDir, siteUrl: 'https://www.example.com', warn });
const counts = async () => {
  const found: Record<string, number> = {};
  for (const table of tables) found[table] = (await test.context.db.selectFrom(table).select('id').execute()).length;
  return found;
};

describe('the demonstration', () => {
  beforeAll(async () => {
    test = await createTestApp();
    expect(await seed()).toBe(true);
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  it('fills an empty database once, with existing files and their alternative texts and uses (START-11, SHELL-02, MEDIA-18)', async () => {
    const first = await counts();
    expect(first).toEqual({
      categories: company.categories.length,
      products: company.products.length,
      news: company.articles.length,
      pages: 3,
      contact_messages: company.messages.length,
    });
    const { body } = await test.send('GET', '/api/public/homepage');
    const home = body as AnswerOf<typeof getHomepage>;
    expect(home.featured_products).toHaveLength(8);
    expect(home.settings).toMatchObject({ company_name: 'Lintara Automation', statistics: company.statistics });
    const text = JSON.stringify([
      body,
      (await test.send('GET', '/api/public/news')).body,
      (await test.send('GET', '/api/public/settings')).body,
    ]);
    expect(text).not.toContain('demo:');
    const articles = await test.context.db.selectFrom('news').select('content').execute();
    const shown = articles.flatMap(({ content }) => content.match(/<img [^>]*>/g) ?? []);
    expect(shown.length).toBeGreaterThan(0);
    for (const image of shown) expect(image).toMatch(/ width="[1-9]\d+" height="[1-9]\d+"/);
    const library = await test.context.db.selectFrom('media').select(['alt', 'is_decorative']).where('kind', '=', 'picture').execute();
    expect(library.length).toBeGreaterThan(150);
    expect(library.filter(({ alt, is_decorative }) => (alt === '') !== (is_decorative === 1))).toEqual([]);
    const listed = await test.context.db.selectFrom('media').select(['path', 'kind']).orderBy('path').execute();
    expect(listed.filter(({ kind }) => kind === 'document')).toHaveLength(brochures().length);
    const used = await test.context.db.selectFrom('media_uses').select('path').distinct().orderBy('path').execute();
    expect(used).toEqual(listed.map(({ path }) => ({ path })));
    const named = [...new Set([...text.matchAll(/uploads\/[\w/]+\.\w+/g)].map(([path]) => path))];
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((path) => !existsSync(join(dataDir, path)))).toEqual([]);
    expect(await seed()).toBe(false);
    expect(await counts()).toEqual(first);
  });

  it('creates no duplicate files on a second attempt', async () => {
    const files = () => globSync('uploads/**/*.*', { cwd: dataDir }).length;
    const before = files();
    // simulates an interruption after the files were stored
    for (const table of ['products', 'categories', 'news', 'milestones'] as const) await test.context.db.deleteFrom(table).execute();
    expect(await seed()).toBe(true);
    expect(files()).toBe(before);
  });

  it('does not fill a site that its administrator has emptied (START-11)', async () => {
    for (const table of ['products', 'categories', 'news'] as const) await test.context.db.deleteFrom(table).execute();
    expect(await seed()).toBe(false);
    expect((await counts()).products).toBe(0);
  });

  it('has products that engineers find by typical searches', async () => {
    const find = async (typed: string) => {
      const { body } = await test.send('GET', `/api/public/products?search=${encodeURIComponent(typed)}`);
      return (body as AnswerOf<typeof listProducts>).products.data.map(({ name }) => name);
    };
    for (const typed of ['lr20', 'LR-20', 'lr 20', 'LR20-1720', 'six-axis lr20'])
      expect((await find(typed))[0]).toBe('Six-Axis Robot LR20');
    expect(await find('LR-20')).toEqual(await find('lr20'));
    expect((await find('robo')).length).toBeGreaterThan(5);
    expect(await find('obot')).toEqual([]);
  });
});

describe('the demonstration in its languages', () => {
  beforeAll(async () => {
    test = await createTestApp();
    expect(await seedDemo({ ...test.context, dataDir, siteUrl: 'https://www.example.com', isTranslated: true, warn })).toBe(true);
  });
  afterAll(() => test.close());

  it('has all texts translated and published in Indonesian and German (SHELL-02)', async () => {
    for (const language of ['id', 'de']) {
      const unready: string[] = [];
      for (const kind of translatedKinds) {
        const { translations } = await listTranslations(test.context.db, { language, kind, page: 1, perPage: 1000 });
        expect(translations.data.length).toBeGreaterThan(0);
        // without a text, a file has nothing to translate
        const found = translations.data.filter(({ state, missing }) => state !== 'ready' && (state !== 'none' || missing > 0));
        unready.push(...found.map(({ title, state, missing }) => `${kind} ${title} ${state} ${missing}`));
      }
      expect({ language, unready }).toEqual({ language, unready: [] });
    }
  });
});

describe('a database before the demonstration', () => {
  beforeAll(async () => {
    test = await createTestApp();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  it('stays empty if filling it fails', async () => {
    const context = { ...test.context };
    const stored = await storeMedia(
      {
        storeFile: async () => 'uploads/x.webp',
        removeFile: async () => {},
        removeCached: async () => {},
        isRemovalHeld: async () => false,
        hasFile: async () => true,
        newPath: () => '',
        storeUpload: async () => {},
      },
      [],
      warn,
    );
    const broken = { ...company, messages: [{ ...company.messages[0], subject: null as unknown as string }] } as typeof company;
    await expect(context.db.transaction().execute((db) => createCompany({ ...context, db }, broken, stored))).rejects.toThrow();
    expect(await counts()).toEqual({ categories: 0, products: 0, news: 0, pages: 0, contact_messages: 0 });
  });

  it('is not changed if it has content (START-11)', async () => {
    await aCategory(test.context);
    expect(await seed()).toBe(false);
    expect((await counts()).products).toBe(0);
  });

  it('keeps settings and pages that an administrator has edited (START-12)', async () => {
    const { context } = test;
    await ensurePages(context);
    test.setTime('2026-11-21T03:05:00.000Z');
    await upsertSettings(context, [{ key: 'company_name', value: 'Mine', type: 'text', group: 'company' }]);
    await context.db
      .updateTable('pages')
      .set({ title: 'We', updated_at: '2026-11-21T03:05:00.000Z' })
      .where('slug', '=', 'about')
      .execute();
    await aPage(context, { title: 'Delivery' });
    await seed();
    const title = async (slug: string) => ((await test.send('GET', `/api/public/pages/${slug}`)).body as { title: string }).title;
    expect([await title('about'), await title('delivery'), await title('privacy-policy')]).toEqual(['We', 'Delivery', 'Privacy Policy']);
    expect((await test.send('GET', '/api/public/settings')).body).toMatchObject({
      company_name: 'Mine',
      company_email: 'hello@lintara.example',
    });
  });
});
