// Settings for administrators: texts by key. The product reads them through `settings.values.ts`.
import type { Paged } from '#contract/paging.ts';
import { isContentGroup } from '#contract/rules/policy.ts';
import { hiddenSettingGroups, isWholeGroup, type SettingType } from '#contract/rules/settings.ts';
import type { Setting } from '#contract/settings.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { lockRows } from '#server/database/lock.ts';
import { type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { requireVersion, versionConflictText } from '#server/database/versions.ts';
import { type RecordChange, recordChanges } from '#server/features/history/record-change.ts';
import type { Restorer } from '#server/features/history/restorer.ts';
import {
  type SavingContext,
  saveWithFiles,
  syncFileReferences,
  syncUses,
  withPresentFiles,
} from '#server/features/uploads/uploads.service.ts';
import { type Administrator, requirePermission } from '#server/http/authentication.ts';
import { AppError, invalid, orNotFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { refreshTranslations } from '#server/records/translations/refresh.ts';
import { defaultOf, type SettingDefault, settingDefaults } from './builtin-settings.ts';
import { checkSetting } from './check-setting.ts';
import * as repository from './settings.repository.ts';
import { changedSettingTexts, settingUnits, translatedSettings } from './translated-settings.ts';

/** Adds missing settings; existing ones are not changed. Runs at every start. */
export const ensureDefaults = ({ db, clock }: Context): Promise<void> =>
  repository.addMissingSettings(db, settingDefaults, timestamp(clock));

/** @returns the keys that were changed since they were created, which the demonstration does not overwrite */
export const listEditedKeys = (db: Database): Promise<Set<string>> => repository.listEditedKeys(db);

type Row = repository.SettingRow;

const toSetting = (row: Row): Setting => ({ ...row, is_fixed: defaultOf(row.key) !== undefined });

interface Filter extends PageRequest {
  search?: string;
  group?: string;
}

/** For screens with a whole group: also includes its built-in settings that were moved to another group. */
const isInGroup = (row: Row, group: string) => row.group === group || (isWholeGroup(group) && defaultOf(row.key)?.group === group);

const isListed = ({ search, group }: Filter) => {
  const words = search?.trim().toLowerCase() ?? '';
  return (row: Row) =>
    (group ? isInGroup(row, group) : !hiddenSettingGroups.includes(row.group)) &&
    `${row.key}\n${row.value ?? ''}`.toLowerCase().includes(words);
};

/** Filters the settings here, because they are few and databases differ in lower-casing. */
export const listSettings = async (db: Database, filter: Filter): Promise<Paged<Setting>> => {
  const listed = (await repository.listSettings(db)).filter(isListed(filter)).map(toSetting);
  if (filter.group && isWholeGroup(filter.group)) {
    return toPaged(listed, listed.length, { page: 1, perPage: Math.max(filter.perPage, listed.length) });
  }
  const { limit, offset } = toLimitOffset(filter);
  return toPaged(listed.slice(offset, offset + limit), listed.length, filter);
};

export const listSettingGroups = async (db: Database): Promise<string[]> =>
  (await repository.listGroups(db)).filter((group) => !hiddenSettingGroups.includes(group)).toSorted();

/** @throws AppError 'invalid' with the field `value` */
const checkedValue = (given: { key: string; type: SettingType; value: string | null }): string | null => {
  const checked = checkSetting(given);
  if ('errors' in checked) throw invalid({ value: checked.errors });
  return checked.value;
};

interface Change {
  /** The locked row; null for a new setting. */
  before: Row | null;
  after: SettingDefault;
}

const storeChange = ({ db, clock }: ActingContext, { before, after }: Change): Promise<Row> => {
  const at = timestamp(clock);
  return before ? repository.updateSetting(db, { ...before, ...after, updated_at: at }) : repository.createSetting(db, after, at);
};

/** @param saved the row of each change */
const recordSaved = (context: ActingContext, changes: readonly Change[], saved: readonly Row[], restoredFrom?: number): Promise<void> =>
  recordChanges(
    context,
    saved.map((after, at): RecordChange => {
      const before = changes[at]?.before ?? null;
      const action = restoredFrom ? 'restore' : before ? 'update' : 'create';
      return { kind: 'setting', id: after.id, action, before, after, restoredFrom };
    }),
  );

/** @param saved the row of each change */
const syncUsesOf = async (db: Database, changes: readonly Change[], saved: readonly Row[]): Promise<void> => {
  for (const [index, { id, key, value }] of saved.entries()) {
    const before = changes[index]?.before ?? null;
    await syncUses(db, { table: 'settings', id }, before && { [before.key]: before.value }, { [key]: value });
  }
};

/** Needs no query unless a translated text has changed. */
const refreshTexts = (db: Database, changes: readonly Change[], saved: readonly Row[]): Promise<void> => {
  const before = new Map(changes.flatMap((change) => (change.before ? [[change.before.id, change.before.value]] : [])));
  const isChanged = ({ id, key, value }: Row) => before.has(id) && before.get(id) !== value && translatedSettings.includes(key);
  return refreshTranslations(
    db,
    'setting',
    saved.filter(isChanged),
    (rows) => rows.map(settingUnits),
    ({ id, key, value }) => changedSettingTexts(key, before.get(id) ?? null, value),
  );
};

/**
 * Stores settings together with their file references. Every call that saves settings uses this function.
 * @param fieldOf the request field of a setting, for errors about missing files
 */
const saveChanges = async (
  saving: SavingContext,
  changes: readonly Change[],
  fieldOf: (row: Row) => string,
  restoredFrom?: number,
): Promise<Setting[]> => {
  const saved: Row[] = [];
  for (const change of changes) saved.push(await storeChange(saving, change));
  await syncFileReferences(
    saving,
    changes.map(({ before }) => before?.value ?? null),
    Object.fromEntries(saved.map((row) => [fieldOf(row), row.value])),
  );
  await syncUsesOf(saving.db, changes, saved);
  await refreshTexts(saving.db, changes, saved);
  await recordSaved(saving, changes, saved, restoredFrom);
  return saved.map(toSetting);
};

const saveOne = async (saving: SavingContext, change: Change, restoredFrom?: number): Promise<Setting> => {
  const [saved] = await saveChanges(saving, [change], () => 'value', restoredFrom);
  return orNotFound(saved ?? null);
};

const keyIsTaken = () => invalid({ key: ['The key has already been taken.'] });

interface NewSetting {
  key: string;
  value?: string | null;
  type: SettingType;
  group: string;
}

/** @throws AppError 'invalid' if the key exists or the value is not valid */
export const createSetting = (context: SavingContext, { key, type, group, ...input }: NewSetting): Promise<Setting> =>
  saveWithFiles(context, [], async (saving) => {
    const { db } = saving;
    if (await repository.findByKey(db, key)) throw keyIsTaken();
    const value = checkedValue({ key, type, value: (await withPresentFiles(db, input.value)) ?? null });
    return saveOne(saving, { before: null, after: { key, value, type, group } });
  });

/** Refuses another key for a built-in setting, because the product reads the setting by its key. */
const requireOwnKey = (before: Row, key: string): void => {
  if (key === before.key || !defaultOf(before.key)) return;
  throw invalid({ key: [`${before.key} is a built-in setting. Its key cannot be changed.`] });
};

type ChangedSetting = Partial<NewSetting> & { version?: number | undefined };

const changeSetting = async (saving: SavingContext, id: number, input: ChangedSetting, restoredFrom?: number): Promise<Setting> => {
  const { db } = saving;
  await lockRows(db, 'settings', [id]);
  const before = orNotFound(await repository.getSetting(db, id));
  requireVersion(before.version, input.version, 'setting');
  const { key = before.key, type = before.type, group = before.group } = input;
  requireOwnKey(before, key);
  if (key !== before.key && (await repository.findByKey(db, key))) throw keyIsTaken();
  const value = checkedValue({ key, type, value: input.value === undefined ? before.value : input.value });
  return saveOne(saving, { before, after: { key, value, type, group } }, restoredFrom);
};

/** @throws AppError 'not-found', 'version-conflict', 'invalid' */
export const updateSetting = (context: SavingContext, id: number, input: ChangedSetting): Promise<Setting> =>
  saveWithFiles(context, [], async (saving) => changeSetting(saving, id, await withPresentFiles(saving.db, input)));

/** A built-in setting needs the same permission after it was moved to another group. */
const isContentSetting = (key: string, group = ''): boolean => isContentGroup(defaultOf(key)?.group ?? group);

export const settingRestorer: Restorer = {
  permissionFor: async (db, id, group = '') => {
    if (id === undefined) return isContentGroup(group) ? 'content.read' : 'settings.write';
    const setting = await repository.getSetting(db, id);
    return setting && isContentSetting(setting.key, setting.group) ? 'content.read' : 'settings.write';
  },
  find: repository.getSetting,
  restore: (saving, id, { fields, version, restoredFrom }) =>
    changeSetting(saving, id, { ...(fields as Partial<NewSetting>), version }, restoredFrom),
};

interface GivenValue {
  key: string;
  value: string | null;
  version?: number;
}

const lockByKeys = async (db: Database, keys: readonly string[]): Promise<Map<string, Row>> => {
  const ids = (await repository.listByKeys(db, keys)).map(({ id }) => id);
  await lockRows(db, 'settings', ids);
  return new Map((await repository.listByKeys(db, keys)).map((row) => [row.key, row]));
};

/** @throws AppError 'invalid' and 'version-conflict', with errors by setting key */
const checkChanges = (given: readonly GivenValue[], rows: ReadonlyMap<string, Row>): Change[] => {
  // Maps, because `__proto__` is a possible key that a plain object cannot contain
  const errors = new Map<string, string[]>();
  const conflicts = new Map<string, string[]>();
  const changes: Change[] = [];
  for (const { key, value, version } of given) {
    const before = rows.get(key);
    if (before && version !== undefined && version !== before.version) conflicts.set(key, [versionConflictText('setting')]);
    const checked = before ? checkSetting({ ...before, value }) : { errors: [`There is no setting ${key}.`] };
    if ('errors' in checked) errors.set(key, checked.errors);
    else if (before) changes.push({ before, after: { ...before, value: checked.value } });
  }
  if (errors.size > 0) throw invalid(Object.fromEntries(errors));
  if (conflicts.size === 0) return changes;
  const message = conflicts.size === 1 ? versionConflictText('setting') : versionConflictText('settings', 'these');
  throw new AppError('version-conflict', { message, errors: Object.fromEntries(conflicts) });
};

/** @throws AppError 'forbidden', 'version-conflict' and 'invalid', the last two with errors by setting key */
export const updateSettingValues = (
  context: SavingContext,
  values: readonly GivenValue[],
  administrator: Pick<Administrator, 'role'>,
): Promise<Setting[]> =>
  saveWithFiles(context, [], async (saving) => {
    // if a key occurs twice, the last entry counts
    const given = new Map(values.map((one) => [one.key, one]));
    const rows = await lockByKeys(saving.db, [...given.keys()]);
    const isContent = (key: string) => isContentSetting(key, rows.get(key)?.group);
    if (![...given.keys()].every(isContent)) requirePermission(administrator, 'settings.write');
    return saveChanges(saving, checkChanges(await withPresentFiles(saving.db, [...given.values()]), rows), ({ key }) => key);
  });

/**
 * Saves settings whose files are already stored (the demonstration), all or nothing. Missing settings are added.
 * @throws AppError 'invalid' with the key of a setting
 */
export const upsertSettings = (context: ActingContext, settings: readonly SettingDefault[]): Promise<void> =>
  inTransaction(context.db, async (db) => {
    const rows = await lockByKeys(
      db,
      settings.map(({ key }) => key),
    );
    const changes = settings.map((setting): Change => {
      const checked = checkSetting(setting);
      if ('errors' in checked) throw invalid({ [setting.key]: checked.errors });
      return { before: rows.get(setting.key) ?? null, after: { ...setting, value: checked.value } };
    });
    const acting = { ...context, db };
    const saved: Row[] = [];
    for (const change of changes) saved.push(await storeChange(acting, change));
    await syncUsesOf(db, changes, saved);
    await refreshTexts(db, changes, saved);
    await recordSaved(acting, changes, saved);
  });
