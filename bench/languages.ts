// npm run bench:languages [-- --products 10000]: what another language costs. Lists and pages of products in the main language and in another
// one, without the response cache, on SQLite in a temporary folder with a catalogue that is translated into three languages. Prints the
// times of one run and their ratio.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { TranslatedKind } from '#contract/rules/translations.ts';
import { connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { inLanguage } from '#server/database/reading-language.ts';
import type { Database } from '#server/database/schema.ts';
import { createAttribute } from '#server/features/attributes/attributes.service.ts';
import { readOutdated } from '#server/features/attributes/attributes.values.repository.ts';
import { listProducts } from '#server/features/products/products.list.service.ts';
import { getVisibleProduct } from '#server/features/products/products.service.ts';
import { ensureDefaults } from '#server/features/settings/settings.service.ts';
import { systemClock } from '#server/platform/clock.ts';
import { withLanguages } from '#server/testing/languages.ts';
import { fillCatalogue } from './catalogue/fill.ts';

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } });
const languages = ['de', 'id', 'ar'];
const rounds = 200;
const at = '2026-11-01T00:00:00.000Z';

type Texts = (record: Record<string, unknown>) => Record<string, string>;

const translate = async (
  db: Database,
  kind: TranslatedKind,
  table: 'products' | 'categories' | 'attribute_definitions',
  textsOf: Texts,
) => {
  const records = (await db.selectFrom(table).selectAll().execute()) as unknown as (Record<string, unknown> & { id: number })[];
  for (const language of languages)
    for (let first = 0; first < records.length; first += 100)
      await db
        .insertInto('translations')
        .values(
          records.slice(first, first + 100).map((record) => ({
            ...{ kind, record_id: record.id, language, state: 'ready' as const, has_title: 1 as const, missing: 0, outdated: 0 },
            slug: kind === 'attribute' ? null : `${language}-${record.slug}`,
            ...{ texts: JSON.stringify(textsOf(record)), source: '{}', created_at: at, updated_at: at },
          })),
        )
        .execute();
};

const medianOf = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Alternates between the languages, so that other programs on the machine affect both. */
const compare = async (work: (code: string | null, round: number) => Promise<unknown>) => {
  const main: number[] = [];
  const other: number[] = [];
  for (let round = -20; round < rounds; round++) {
    const times = [
      await timeOf(() => inLanguage(null, () => work(null, Math.max(0, round)))),
      await timeOf(() => inLanguage('de', () => work('de', Math.max(0, round)))),
    ] as const;
    if (round < 0) continue;
    main.push(times[0]);
    other.push(times[1]);
  }
  return { main: medianOf(main), other: medianOf(other) };
};

const dataDir = mkdtempSync(join(tmpdir(), 'bench-languages-'));
const connection = await connect(`file:${join(dataDir, 'database.sqlite')}`);
try {
  const { db } = connection;
  await migrate(connection);
  const context = { db, clock: systemClock, actor: null };
  await ensureDefaults(context);
  await withLanguages(context, ...languages);
  await fillCatalogue(db, { products: Number(values.products), articles: 100, messages: 0, isNatural: true });
  const { category_id } = await db.selectFrom('products').select('category_id').executeTakeFirstOrThrow();
  const attribute = { category_id: null, is_headline: true, is_comparable: true, is_filter: true } as const;
  await createAttribute(context, { ...attribute, label: 'Weight', kind: 'number', quantity: 'mass', unit: 'kg' });
  await readOutdated(db);
  await translate(db, 'product', 'products', ({ name, description }) => ({ name: `${name} X`, description: `${description}` }));
  await translate(db, 'category', 'categories', ({ name }) => ({ name: `${name} X` }));
  await translate(db, 'attribute', 'attribute_definitions', ({ label }) => ({ label: `${label} X` }));
  const slugs = await db.selectFrom('visible_products').select('slug').orderBy('id').limit(1000).execute();
  const category = (await db.selectFrom('categories').select('slug').where('id', '=', category_id).executeTakeFirstOrThrow()).slug;
  const prefix = (code: string | null) => (code === null ? '' : `${code}-`);
  const cases: Record<string, (code: string | null, round: number) => Promise<unknown>> = {
    'list of all products': (_code, round) => listProducts(db, { page: 1 + (round % 50) }),
    'list of a category': (code, round) => listProducts(db, { page: 1 + (round % 10), category: prefix(code) + category }),
    'page of a product': (code, round) => getVisibleProduct(db, prefix(code) + (slugs[(round * 7) % slugs.length]?.slug ?? '')),
  };
  for (const [name, work] of Object.entries(cases)) {
    const { main, other } = await compare(work);
    console.log(
      `${name}: ${main.toFixed(2)} ms in the main language, ${other.toFixed(2)} ms in another one (× ${(other / main).toFixed(2)})`,
    );
  }
} finally {
  await connection.close();
  rmSync(dataDir, { recursive: true });
}
