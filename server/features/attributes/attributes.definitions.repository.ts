// Attribute definitions, which determine the meaning of specification rows by label or alias.
import { z } from 'zod';
import type { AdminAttribute } from '#contract/attributes.ts';
import { toFlag } from '#server/database/flags.ts';
import { idList } from '#server/database/id-list.ts';
import { parseList } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import { refreshTranslations } from '#server/records/translations/refresh.ts';
import { deleteRows } from '#server/records/translations/translations.repository.ts';
import { attributeUnits } from './attributes.translations.ts';

/** The bit represents the choice in stored values: it stays the same when choices are renamed or reordered. */
const choice = z.object({ key: z.string(), label: z.string(), aliases: z.array(z.string()), bit: z.number().int().min(0).max(52) });
export type StoredChoice = z.output<typeof choice>;

export interface Definition extends AdminAttribute {
  choices: StoredChoice[];
}

const selectDefinitions = (db: Database) =>
  db
    .selectFrom('attribute_definitions')
    .selectAll()
    // definitions of the category first, then the general set
    .orderBy((eb) => eb.case().when('category_id', 'is', null).then(1).else(0).end())
    .orderBy('sort_order')
    .orderBy('id');

type Row = Awaited<ReturnType<ReturnType<typeof selectDefinitions>['execute']>>[number];

const toDefinition = ({ match_rule, created_at: _created, updated_at: _updated, ...row }: Row): Definition => ({
  ...row,
  match: match_rule,
  units: parseList(row.units, z.string()),
  aliases: parseList(row.aliases, z.string()),
  choices: parseList(row.choices, choice),
  is_filter: row.is_filter === 1,
  is_comparable: row.is_comparable === 1,
  is_headline: row.is_headline === 1,
  is_required: row.is_required === 1,
});

/**
 * @param categoryId null for the general set only
 * @returns the definitions that apply to the category: its own first, then the general ones
 */
export const listDefinitions = async (db: Database, categoryId: number | null): Promise<Definition[]> => {
  const rows = await selectDefinitions(db)
    .where((eb) => {
      const general = eb('category_id', 'is', null);
      return categoryId === null ? general : eb.or([general, eb('category_id', '=', categoryId)]);
    })
    .execute();
  return rows.map(toDefinition);
};

export const listAllDefinitions = async (db: Database): Promise<Definition[]> => (await selectDefinitions(db).execute()).map(toDefinition);

/** Headline definitions of all categories, for product tiles. */
export const listHeadlines = async (db: Database): Promise<Definition[]> =>
  (await selectDefinitions(db).where('is_headline', '=', 1).execute()).map(toDefinition);

/** @returns a function that reads the definitions of each category once */
export const definitionReader = (db: Database): ((categoryId: number) => Promise<Definition[]>) => {
  const read = new Map<number, Promise<Definition[]>>();
  return (categoryId) => {
    const known = read.get(categoryId) ?? listDefinitions(db, categoryId);
    read.set(categoryId, known);
    return known;
  };
};

export const getDefinition = async (db: Database, id: number): Promise<Definition | null> => {
  const row = await selectDefinitions(db).where('id', '=', id).executeTakeFirst();
  return row ? toDefinition(row) : null;
};

/** @returns those of the ids that exist */
export const listExisting = async (db: Database, ids: readonly number[]): Promise<Set<number>> =>
  new Set((await db.selectFrom('attribute_definitions').select('id').where('id', 'in', idList(db, ids)).execute()).map(({ id }) => id));

export const listCategoriesOf = async (db: Database, ids: readonly number[]): Promise<(number | null)[]> => {
  const rows = await db.selectFrom('attribute_definitions').select('category_id').distinct().where('id', 'in', idList(db, ids)).execute();
  return rows.map(({ category_id }) => category_id);
};

/** @returns the keys that a new definition cannot have, because every category includes the general set */
export const listTakenKeys = async (db: Database, categoryId: number | null, exceptId: number): Promise<Set<string>> => {
  let taken = db.selectFrom('attribute_definitions').select('key').where('id', '!=', exceptId);
  if (categoryId !== null) taken = taken.where((eb) => eb.or([eb('category_id', 'is', null), eb('category_id', '=', categoryId)]));
  return new Set((await taken.execute()).map(({ key }) => key));
};

const toColumns = ({ match, id: _id, version: _version, ...definition }: Definition) => ({
  ...definition,
  match_rule: match,
  units: JSON.stringify(definition.units),
  aliases: JSON.stringify(definition.aliases),
  choices: JSON.stringify(definition.choices),
  is_filter: toFlag(definition.is_filter),
  is_comparable: toFlag(definition.is_comparable),
  is_headline: toFlag(definition.is_headline),
  is_required: toFlag(definition.is_required),
});

/** @returns the id of the new row */
export const createDefinition = async (db: Database, definition: Definition, at: string): Promise<number> => {
  const values = { ...toColumns(definition), created_at: at, updated_at: at };
  return (await db.insertInto('attribute_definitions').values(values).returning('id').executeTakeFirstOrThrow()).id;
};

/** Also updates the states of its translations. */
export const updateDefinition = async (db: Database, definition: Definition, at: string): Promise<void> => {
  await db
    .updateTable('attribute_definitions')
    .set((eb) => ({ ...toColumns(definition), updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', definition.id)
    .execute();
  await refreshTranslations(db, 'attribute', [definition], (definitions) => definitions.map(attributeUnits));
};

export const removeDefinition = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('attribute_definitions').where('id', '=', id).execute();
  await deleteRows(db, 'attribute', [id]);
};

export const setOrder = async (db: Database, id: number, order: number): Promise<void> => {
  await db.updateTable('attribute_definitions').set({ sort_order: order }).where('id', '=', id).where('sort_order', '!=', order).execute();
};
