import type { Setting } from '#contract/settings.ts';
import type { Database } from '#server/database/schema.ts';
import type { SettingDefault } from './builtin-settings.ts';

/**
 * Values that the product stores for itself, as JSON. No list, call or revision of settings contains them; a setting cannot have such a
 * key, because its key begins with a letter or digit (contract/rules/settings.ts).
 */
const internalKeys = ['_first_steps', '_mail_server', '_site_access'] as const;
export type InternalKey = (typeof internalKeys)[number];

/** @param value null removes it */
export const putInternalValue = async (db: Database, key: InternalKey, value: object | null, at: string): Promise<void> => {
  if (value === null) return void (await db.deleteFrom('settings').where('key', '=', key).execute());
  const row = { key, value: JSON.stringify(value), type: 'json' as const, group_name: 'internal', created_at: at, updated_at: at };
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value, updated_at: at }))
    .execute();
};

/** @returns values by key; keys that are not stored are missing */
export const getSettingValues = async (db: Database, keys: readonly string[]): Promise<Map<string, string | null>> => {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
};

/** The published texts of settings in a language. */
export const listTranslations = (db: Database, language: string): Promise<{ key: string; texts: string }[]> =>
  db
    .selectFrom('translations')
    .innerJoin('settings', 'settings.id', 'translations.record_id')
    .select(['settings.key', 'translations.texts'])
    .where('translations.kind', '=', 'setting')
    .where('translations.language', '=', language)
    .execute();

/** Adds missing settings. */
export const addMissingSettings = async (db: Database, settings: readonly SettingDefault[], at: string): Promise<void> => {
  await db
    .insertInto('settings')
    .values(settings.map(({ group, ...setting }) => ({ ...setting, group_name: group, created_at: at, updated_at: at })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
};

/** @returns the keys of settings that have been changed since they were added */
export const listEditedKeys = async (db: Database): Promise<Set<string>> => {
  const rows = await db.selectFrom('settings').select('key').whereRef('updated_at', '!=', 'created_at').execute();
  return new Set(rows.map(({ key }) => key));
};

export type SettingRow = Omit<Setting, 'is_fixed'>;

const selectSettings = (db: Database) =>
  db
    .selectFrom('settings')
    .where('key', 'not in', internalKeys)
    .select(['id', 'key', 'value', 'type', 'group_name as group', 'created_at', 'updated_at', 'version']);

/** All settings in insertion order, so that related ones are adjacent. */
export const listSettings = (db: Database): Promise<SettingRow[]> => selectSettings(db).orderBy('id').execute();

export const listByKeys = async (db: Database, keys: readonly string[]): Promise<SettingRow[]> =>
  // PostgreSQL does not accept an empty list
  keys.length === 0 ? [] : selectSettings(db).where('key', 'in', keys).execute();

export const getSetting = async (db: Database, id: number): Promise<SettingRow | null> =>
  (await selectSettings(db).where('id', '=', id).executeTakeFirst()) ?? null;

export const findByKey = async (db: Database, key: string): Promise<SettingRow | null> =>
  (await selectSettings(db).where('key', '=', key).executeTakeFirst()) ?? null;

export const listGroups = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom('settings').select('group_name').where('key', 'not in', internalKeys).distinct().execute();
  return rows.map(({ group_name }) => group_name);
};

export const createSetting = async (db: Database, { group, ...setting }: SettingDefault, at: string): Promise<SettingRow> => {
  const row = { ...setting, group_name: group, created_at: at, updated_at: at };
  const { id } = await db.insertInto('settings').values(row).returning('id').executeTakeFirstOrThrow();
  return { ...setting, id, group, created_at: at, updated_at: at, version: 1 };
};

/** @returns the stored row with its new version */
export const updateSetting = async (db: Database, { id, key, value, type, group, updated_at }: SettingRow): Promise<SettingRow> =>
  db
    .updateTable('settings')
    .set((eb) => ({ key, value, type, group_name: group, updated_at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'key', 'value', 'type', 'group_name as group', 'created_at', 'updated_at', 'version'])
    .executeTakeFirstOrThrow();
