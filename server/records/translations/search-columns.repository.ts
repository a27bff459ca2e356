// Generates the search columns of stored translations.
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { RecordDefinition } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import { fold } from '#contract/rules/fold.ts';
import { idList } from '#server/database/id-list.ts';
import { parseJson, parseList } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import { rebuildBatch, rebuildSearch } from '#server/database/search-rebuild.ts';
import { contains } from '#server/database/text-match.ts';
import { searchRules } from '#server/platform/search/columns.ts';
import { rulesOf } from '#server/platform/search/language-rules.ts';
import { fromColumns } from '../values.ts';
import { isSearchedKind, type SearchedLanguage, translationSearchColumns } from './search-columns.ts';

const texts = z.record(z.string(), z.string()).catch({});
const choice = z.object({ key: z.string(), label: z.string(), aliases: z.array(z.string()).default([]) });

const readTexts = (json: string) => texts.parse(parseJson(json));

/** Reads what the search columns of all translations into a language depend on. */
export const readSearchedLanguage = async (db: Database, language: string): Promise<SearchedLanguage> => {
  const rows = await db
    .selectFrom('translations as translation')
    .innerJoin('attribute_definitions as attribute', 'attribute.id', 'translation.record_id')
    .select(['attribute.label', 'attribute.aliases', 'attribute.choices', 'attribute.group_title', 'translation.texts'])
    .where('translation.kind', '=', 'attribute')
    .where('translation.language', '=', language)
    .execute();
  const attributes = new Map<string, string>();
  const add = (names: readonly (string | null)[], text: string | undefined) => {
    for (const name of names) if (text && name) attributes.set(fold(name), text);
  };
  for (const row of rows) {
    const { label, group_title, ...others } = readTexts(row.texts);
    add([row.group_title], group_title);
    for (const { key, ...names } of parseList(row.choices, choice)) add([names.label, ...names.aliases], others[`choices/${key}`]);
    add([row.label, ...parseList(row.aliases, z.string())], label);
  }
  return { rules: rulesOf(language), attributes };
};

const listOutdated = (db: Database) =>
  db
    .selectFrom('translations')
    .select(['id', 'kind', 'record_id', 'language', 'texts'])
    .where('search_rules', '<', searchRules)
    .orderBy('search_rules')
    .orderBy('id')
    .limit(rebuildBatch)
    .execute();

type Row = Awaited<ReturnType<typeof listOutdated>>[number];

/** @returns the field values of the originals by kind and id */
const readOriginals = async (db: Database, rows: readonly Row[]): Promise<Map<string, object>> => {
  const originals = new Map<string, object>();
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    if (!isSearchedKind(kind)) continue;
    const definition: RecordDefinition = published[kind];
    const ids = ofKind.map(({ record_id }) => record_id);
    for (const one of await db.selectFrom(definition.table).selectAll().where('id', 'in', idList(db, ids)).execute())
      originals.set(`${kind} ${one.id}`, fromColumns(definition, one));
  }
  return originals;
};

/** Rebuilds rows that an older version of the rules has generated, or that `outdateSearch` has marked. @returns whether there were any */
export const rebuildTranslationSearch = async (db: Database): Promise<boolean> => {
  const languages = new Map<string, SearchedLanguage>();
  return rebuildSearch(db, {
    read: async (transaction) => {
      const rows = await listOutdated(transaction);
      const originals = await readOriginals(transaction, rows);
      for (const { language } of rows)
        if (!languages.has(language)) languages.set(language, await readSearchedLanguage(transaction, language));
      return rows.map((row) => ({ row, original: originals.get(`${row.kind} ${row.record_id}`) }));
    },
    write: async (transaction, { row, original }) => {
      const language = languages.get(row.language);
      if (!language) return;
      const columns = original
        ? translationSearchColumns(row.kind, original, readTexts(row.texts), language)
        : { search_rules: searchRules };
      await transaction.updateTable('translations').set(columns).where('id', '=', row.id).where('search_rules', '<', searchRules).execute();
    },
  });
};

/**
 * Marks the products with one of the names in their specifications. The next scheduled job indexes them again; they are found by their
 * earlier words until then.
 */
export const outdateSearch = async (db: Database, language: string, names: readonly string[]): Promise<void> => {
  const parts = names.filter(Boolean).map((name) => contains('specifications', JSON.stringify(name).slice(1, -1)));
  if (parts.length === 0) return;
  const products = db
    .selectFrom('products')
    .select('id')
    .where(sql<SqlBool>`(${sql.join(parts, sql` or `)})`);
  const rows = db.updateTable('translations').set({ search_rules: searchRules - 1 });
  await rows
    .where('kind', '=', 'product')
    .where('language', '=', language)
    .where('search_rules', '=', searchRules)
    .where('record_id', 'in', products)
    .execute();
};
