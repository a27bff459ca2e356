import type { Database } from '#server/database/schema.ts';
import type { SettingDefault } from './settings.defaults.ts';

/** @returns values by key; a key that is not stored is absent */
export const getSettingValues = async (db: Database, keys: readonly string[]): Promise<Map<string, string | null>> => {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
};

/** Adds the settings whose keys are not there yet. */
export const addMissingSettings = async (db: Database, settings: readonly SettingDefault[], at: string): Promise<void> => {
  await db
    .insertInto('settings')
    .values(settings.map(({ group, ...setting }) => ({ ...setting, group_name: group, created_at: at, updated_at: at })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
};

export const upsertSetting = async (db: Database, { group, ...setting }: SettingDefault, at: string): Promise<void> => {
  await db
    .insertInto('settings')
    .values({ ...setting, group_name: group, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: setting.value, type: setting.type, group_name: group, updated_at: at }),
    )
    .execute();
};

/** @returns the keys that somebody has changed since they were added */
export const listEditedKeys = async (db: Database): Promise<Set<string>> => {
  const rows = await db.selectFrom('settings').select('key').whereRef('updated_at', '!=', 'created_at').execute();
  return new Set(rows.map(({ key }) => key));
};
