// Compares searches in the main language with the same searches in another one, on a catalogue that is translated into two languages.
import { products as definition } from '#contract/records/products.ts';
import { inLanguage } from '#server/database/reading-language.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { listProducts } from '#server/features/products/products.list.service.ts';
import { rulesOf } from '#server/platform/search/language-rules.ts';
import { translationSearchColumns } from '#server/records/translations/search-columns.ts';
import { fromColumns } from '#server/records/values.ts';
import { clockOf, kindsOf, quantile, readTexts, saverOf } from './searches.ts';

const endings = { de: 'en', id: 'kan' } as const;
type Code = keyof typeof endings;

/** Another word for each word, so that frequencies and lengths stay similar. */
const translate = (text: string, code: Code): string => text.replaceAll(/(?<![<\w/])[a-z]{4,}(?![\w>])/gi, (word) => word + endings[code]);

const batch = 500;
const at = '2026-11-20T12:00:00.000Z';

/** Translates names and texts of all products, unless the catalogue is translated already. */
export const fillTranslations = async (db: Database): Promise<void> => {
  if (await db.selectFrom('translations').select('id').limit(1).executeTakeFirst()) return;
  for (let after = 0; ; ) {
    const rows = await db.selectFrom('products').selectAll().where('id', '>', after).orderBy('id').limit(batch).execute();
    if (rows.length === 0) return;
    await inTransaction(db, async (transaction) => {
      for (const row of rows) {
        const record = fromColumns(definition, row);
        for (const code of ['de', 'id'] as const) {
          const { name, short_description, description } = record;
          const units = { name, short_description: short_description ?? '', description: description ?? '' };
          const texts = Object.fromEntries(Object.entries(units).map(([key, text]) => [key, translate(text, code)]));
          const columns = translationSearchColumns('product', record, texts, { rules: rulesOf(code), attributes: new Map() });
          const ofRecord = { kind: 'product' as const, record_id: row.id, language: code, has_title: 1 as const, state: 'ready' as const };
          const counts = { missing: 0, outdated: 0, created_at: at, updated_at: at };
          const values = { ...ofRecord, ...counts, texts: JSON.stringify(texts), source: JSON.stringify(units), ...columns };
          await transaction.insertInto('translations').values(values).execute();
        }
      }
    });
    after = rows.at(-1)?.id ?? after;
  }
};

interface Times {
  medianMs: number;
  p95Ms: number;
}

export interface TranslatedSearches {
  kind: string;
  main: Times;
  other: Times;
  /** Of the medians. */
  ratio: number;
}

const rounds = 3;
/** Whether a product is saved before each search. */
const modes = ['again', 'saved'] as const;

const timesOf = (values: readonly number[]): Times => ({ medianMs: quantile(values, 0.5), p95Ms: quantile(values, 0.95) });

/** Measures each search in both languages, one right after the other. */
export const measureTranslatedSearches = async (
  db: Database,
  onMeasured: (result: TranslatedSearches) => void,
): Promise<TranslatedSearches[]> => {
  const now = clockOf(db);
  const saveOne = await saverOf(db);
  const measure = async (code: Code | null, search: string, mode: (typeof modes)[number]) => {
    if (mode === 'saved') await saveOne();
    const start = now();
    await inLanguage(code, () => listProducts(db, { page: 1, search }));
    return now() - start;
  };
  const results: TranslatedSearches[] = [];
  const kinds = Object.entries(kindsOf(await readTexts(db)));
  for (const mode of modes) {
    for (const [kind, searches] of kinds) {
      const measured: { main: number[]; other: number[] } = { main: [], other: [] };
      for (let round = -1; round < rounds; round++) {
        for (const search of searches) {
          const [main, other] = [await measure(null, search, mode), await measure('de', translate(search, 'de'), mode)];
          if (round < 0) continue;
          measured.main.push(main);
          measured.other.push(other);
        }
      }
      const [main, other] = [timesOf(measured.main), timesOf(measured.other)];
      const result = { kind: `${kind}, ${mode}`, main, other, ratio: other.medianMs / main.medianMs };
      onMeasured(result);
      results.push(result);
    }
  }
  return results;
};
