// The index of translations follows every change of a translation and of its original.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listArticles } from '#server/features/news/news.service.ts';
import { listProducts } from '#server/features/products/products.list.service.ts';
import { rebuildSearchColumns } from '#server/jobs/search-columns-job.ts';
import { searchRules } from '#server/platform/search/columns.ts';
import { generatedColumnsOf } from '#server/records/translations/generated-columns.ts';
import { aCategory, anArticle, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { writeTranslations } from '#server/testing/translations.ts';
import { isPostgres } from './full-text.ts';
import { inLanguage } from './reading-language.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
afterEach(async () => {
  for (const table of ['translations', 'attribute_definitions', 'products', 'categories', 'news'] as const)
    await test.context.db.deleteFrom(table).execute();
});
afterAll(() => test.close());

const products = async (typed: string, language: string | null = 'de') =>
  (await inLanguage(language, () => listProducts(test.context.db, { page: 1, search: typed }))).products.data.map(({ id }) => id);
const articles = async (typed: string, language: string | null = 'de') =>
  (await inLanguage(language, () => listArticles(test.context, { page: 1, search: typed }))).data.map(({ id }) => id);
const indexed = async () => {
  const { db } = test.context;
  return (await sql`select ${sql.ref(isPostgres(db) ? 'id' : 'rowid')} from translation_index`.execute(db)).rows.length;
};
const put = (url: string, fields: Record<string, string | number>) => test.post(url, { fields: { _method: 'PUT', ...fields } });
const inGerman = (kind: 'product' | 'category' | 'article' | 'attribute', id: number, texts: Record<string, string>) =>
  writeTranslations(test.context.db, [{ kind, id, language: 'de', texts }]);

describe('the index of translations', () => {
  it('contains translations of visible products only, whatever changes first (LSRCH-06)', async () => {
    const { id } = await aProduct(test.context, { name: 'Gripper', model: 'VG-20' });
    const other = await aProduct(test.context, { name: 'Gripper' });
    await inGerman('product', id, { name: 'Greifer' });
    expect([await products('greifer'), await products('gripper'), await indexed()]).toEqual([[id], [other.id], 1]);
    const url = `/api/admin/products/${id}`;
    await put(url, { is_active: 0 });
    expect([await products('greifer'), await indexed()]).toEqual([[], 0]);
    await put(url, { is_active: 1 });
    expect([await products('greifer'), await products('g20')]).toEqual([[id], [id]]);
    const { db } = test.context;
    await db.updateTable('translations').set({ texts: '{}', search_rules: 0 }).execute();
    await rebuildSearchColumns(db);
    expect([await products('greifer'), await products('gripper'), await indexed()]).toEqual([[], [id, other.id], 0]);
    await db.deleteFrom('translations').execute();
    await inGerman('product', id, { name: 'Greifer' });
    await db.deleteFrom('products').where('id', '=', id).execute();
    expect([await products('greifer'), await indexed()]).toEqual([[], 0]);
  });

  it('follows the category of the original, and its translated name (LSRCH-06)', async () => {
    const [first, second] = [await aCategory(test.context, { name: 'Drives' }), await aCategory(test.context, { name: 'Motors' })];
    const { id } = await aProduct(test.context, { name: 'Unit', category_id: first.id });
    const other = await aProduct(test.context, { name: 'Untranslated', category_id: second.id });
    await inGerman('product', id, { name: 'Einheit' });
    await inGerman('category', first.id, { name: 'Antriebe' });
    expect([await products('antriebe'), await products('drives'), await products('motors')]).toEqual([[id], [], [other.id]]);
    await put(`/api/admin/products/${id}`, { category_id: second.id });
    expect([await products('antriebe'), await products('motors einheit')]).toEqual([[], [id]]);
    await put(`/api/admin/categories/${second.id}`, { is_active: 0 });
    expect(await products('einheit')).toEqual([]);
  });

  it('finds articles by their translation, newest first, and the others by the original (LSRCH-01, LSRCH-06)', async () => {
    const older = await anArticle(test.context, { title: 'Robots', content: '<p>A plant</p>', published_at: '2026-01-01T00:00:00Z' });
    const newer = await anArticle(test.context, { title: 'Robots', content: '<p>A line</p>', published_at: '2026-02-01T00:00:00Z' });
    await inGerman('article', older.id, { title: 'Roboter', content: '<p>Ein Werk für Türen</p>' });
    expect([await articles('roboter'), await articles('robots'), await articles('rob')]).toEqual([
      [older.id],
      [newer.id],
      [newer.id, older.id],
    ]);
    expect([await articles('tueren'), await articles('werkk'), await articles('roboter', null)]).toEqual([[older.id], [older.id], []]);
    await put(`/api/admin/news/${older.id}`, { is_published: 0 });
    expect([await articles('roboter'), await indexed()]).toEqual([[], 0]);
  });

  it('contains translated names and choices of attributes, which a job adds after a change (LSRCH-01)', async () => {
    const { db } = test.context;
    const specifications = [
      { type: 'single', key: 'Max. payload (kg)', value: '20' },
      { type: 'single', key: 'Mounting', value: 'Floor, Ceiling' },
    ];
    const { id } = await aProduct(test.context, { name: 'Arm', specifications });
    await inGerman('product', id, { name: 'Arm' });
    const at = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
    const rows = [
      { key: 'payload', label: 'Max. payload', kind: 'number' as const, quantity: 'mass' as const, unit: 'kg', choices: '[]' },
      {
        key: 'mounting',
        label: 'Mounting',
        kind: 'choice' as const,
        quantity: null,
        unit: null,
        choices: JSON.stringify([
          { key: 'floor', label: 'Floor', aliases: [] },
          { key: 'ceiling', label: 'Ceiling', aliases: [] },
        ]),
      },
    ];
    const ids = [];
    for (const row of rows) {
      const flags = { is_filter: 0, is_comparable: 0, is_headline: 0, is_required: 0 } as const;
      const values = { ...row, ...at, ...flags, match_rule: 'within' as const, aliases: '[]', units: '[]', sort_order: 1 };
      ids.push((await db.insertInto('attribute_definitions').values(values).returning('id').executeTakeFirstOrThrow()).id);
    }
    const [payload = 0, mounting = 0] = ids;
    await inGerman('attribute', payload, { label: 'Traglast' });
    await inGerman('attribute', mounting, { label: 'Montage', 'choices/ceiling': 'Decke' });
    const generate = (record: object) => generatedColumnsOf(db, { kind: 'attribute', language: 'de', record, texts: {} });
    await generate({ label: 'Reach', aliases: [] });
    await rebuildSearchColumns(db);
    expect(await products('traglast')).toEqual([]);
    await generate({ label: 'Payload', aliases: ['Max. payload'] });
    expect([await products('arm'), await products('traglast')]).toEqual([[id], []]);
    await rebuildSearchColumns(db);
    expect([await products('traglast 20kg'), await products('decke'), await products('floor'), await products('mounting')]).toEqual([
      [id],
      [id],
      [id],
      [],
    ]);
  });

  it('is generated again for columns of older rules, as with a save (LSRCH-07)', async () => {
    const { db } = test.context;
    const product = await aProduct(test.context, { name: 'Gripper', description: '<p>Two cups</p>' });
    const { id } = product;
    await inGerman('product', id, { name: 'Greifer' });
    const read = () => db.selectFrom('translations').selectAll().execute();
    const before = await read();
    expect(before).toMatchObject([
      await generatedColumnsOf(db, { kind: 'product', language: 'de', record: product, texts: { name: 'Greifer' } }),
    ]);
    const none = { search_name: '', search_head: '', search_text: '', search_tokens: '', search_rules: searchRules - 1 };
    await db.updateTable('translations').set(none).execute();
    expect(await products('greifer')).toEqual([]);
    await rebuildSearchColumns(db);
    expect([await read(), await products('greifer')]).toEqual([before, [id]]);
  });
});

describe('a main language other than English', () => {
  const setMain = async (code: string) => {
    const value = JSON.stringify([{ code, name: code, locale: code, direction: 'ltr', is_published: true }]);
    const at = '2026-01-01T00:00:00.000Z';
    const row = { key: 'languages', value, type: 'json' as const, group_name: 'languages', created_at: at, updated_at: at };
    await test.context.db
      .insertInto('settings')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  };
  afterEach(() => test.context.db.deleteFrom('settings').where('key', '=', 'languages').execute());

  it('has no English forms, from the next rebuild on also in earlier rows (LSRCH-04)', async () => {
    const { db } = test.context;
    const { id } = await aProduct(test.context, { name: 'Tür', description: '<p>six axes</p>' });
    expect([await products('axis', null), await products('6', null), await products('tuer', null)]).toEqual([[id], [id], []]);
    await setMain('de');
    await rebuildSearchColumns(db);
    expect([await products('axis', null), await products('6', null), await products('tuer', null)]).toEqual([[], [], [id]]);
    const later = await aProduct(test.context, { name: 'Tor', description: '<p>batteries</p>' });
    expect([await products('battery', null), await products('batteries', null)]).toEqual([[], [later.id]]);
    await setMain('en');
    await rebuildSearchColumns(db);
    expect([await products('battery', null), await products('axis', null)]).toEqual([[later.id], [id]]);
  });
});
