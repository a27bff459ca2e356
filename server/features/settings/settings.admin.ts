// Settings as administrators work with them: listed, added, changed. Visitors' side is in settings.service.ts.
import type { Paged } from '#contract/paging.ts';
import { hiddenSettingGroups, isWholeGroup, type SettingType } from '#contract/rules/settings.ts';
import type { Setting } from '#contract/settings.ts';
import { lockRow } from '#server/database/lock.ts';
import { type PageRequest, toPaged, windowOf } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { requireVersion, versionConflictText } from '#server/database/versions.ts';
import { exchangeFiles, saveWithFiles, type UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { AppError, invalid, notFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { checkSetting } from './settings.check.ts';
import { defaultOf } from './settings.defaults.ts';
import * as repository from './settings.repository.ts';

type Row = repository.SettingRow;

const toSetting = (row: Row): Setting => ({ ...row, is_fixed: defaultOf(row.key) !== undefined });

interface Filter extends PageRequest {
  search?: string;
  group?: string;
}

/** A screen that reads a whole group finds its built-in settings there, also those that were moved to another group. */
const isInGroup = (row: Row, group: string) => row.group === group || (isWholeGroup(group) && defaultOf(row.key)?.group === group);

const isListed = ({ search, group }: Filter) => {
  const words = search?.trim().toLowerCase() ?? '';
  return (row: Row) =>
    (group ? isInGroup(row, group) : !hiddenSettingGroups.includes(row.group)) &&
    `${row.key}\n${row.value ?? ''}`.toLowerCase().includes(words);
};

/** There are few settings: they are filtered here, where lower case is the same whatever the database. */
export const listSettings = async (db: Database, filter: Filter): Promise<Paged<Setting>> => {
  const listed = (await repository.listSettings(db)).filter(isListed(filter)).map(toSetting);
  if (filter.group && isWholeGroup(filter.group)) {
    return toPaged(listed, listed.length, { page: 1, perPage: Math.max(filter.perPage, listed.length) });
  }
  const { limit, offset } = windowOf(filter);
  return toPaged(listed.slice(offset, offset + limit), listed.length, filter);
};

export const listSettingGroups = async (db: Database): Promise<string[]> =>
  (await repository.listGroups(db)).filter((group) => !hiddenSettingGroups.includes(group)).toSorted();

/** @throws AppError 'invalid' at the field `value` */
const checkedValue = (given: { key: string; type: SettingType; value: string | null }): string | null => {
  const checked = checkSetting(given);
  if ('errors' in checked) throw invalid({ value: checked.errors });
  return checked.value;
};

const keyIsTaken = () => invalid({ key: ['The key has already been taken.'] });

interface NewSetting {
  key: string;
  value?: string | null;
  type: SettingType;
  group: string;
}

/** @throws AppError 'invalid' when the key exists or the value does not fit */
export const createSetting = (context: UploadsContext, { key, type, group, ...input }: NewSetting): Promise<Setting> =>
  saveWithFiles(context, [], async (db) => {
    if (await repository.findByKey(db, key)) throw keyIsTaken();
    const value = checkedValue({ key, type, value: input.value ?? null });
    const row = await repository.createSetting(db, { key, value, type, group }, timestamp(context.clock));
    await exchangeFiles({ ...context, db }, null, { value });
    return toSetting(row);
  });

/** Built-in settings keep their key: the product reads them by it. */
const requireOwnKey = (before: Row, key: string): void => {
  if (key === before.key || !defaultOf(before.key)) return;
  throw invalid({ key: [`${before.key} is a built-in setting. Its key cannot be changed.`] });
};

type ChangedSetting = Partial<NewSetting> & { version?: number };

/** @throws AppError 'not-found', 'version-conflict', 'invalid' */
export const updateSetting = (context: UploadsContext, id: number, input: ChangedSetting): Promise<Setting> =>
  saveWithFiles(context, [], async (db) => {
    await lockRow(db, 'settings', id);
    const before = await repository.getSetting(db, id);
    if (!before) throw notFound();
    requireVersion(before.version, input.version, 'setting');
    const { key = before.key, type = before.type, group = before.group } = input;
    requireOwnKey(before, key);
    if (key !== before.key && (await repository.findByKey(db, key))) throw keyIsTaken();
    const value = checkedValue({ key, type, value: input.value === undefined ? before.value : input.value });
    const after = await repository.updateSetting(db, { ...before, key, value, type, group, updated_at: timestamp(context.clock) });
    await exchangeFiles({ ...context, db }, before.value, { value });
    return toSetting(after);
  });

interface GivenValue {
  key: string;
  value: string | null;
  version?: number;
}

/** Locks the rows one after the other, always in the same order: two saves cannot wait for each other. */
const lockByKeys = async (db: Database, keys: readonly string[]): Promise<Map<string, Row>> => {
  const ids = (await repository.listByKeys(db, keys)).map(({ id }) => id).toSorted((one, other) => one - other);
  for (const id of ids) await lockRow(db, 'settings', id);
  return new Map((await repository.listByKeys(db, keys)).map((row) => [row.key, row]));
};

/** @throws AppError 'version-conflict' and 'invalid', each error under the key of its setting */
export const updateSettingValues = (context: UploadsContext, values: readonly GivenValue[]): Promise<Setting[]> =>
  saveWithFiles(context, [], async (db) => {
    // if a key is named twice, the last entry counts
    const given = new Map(values.map((one) => [one.key, one]));
    const rows = await lockByKeys(db, [...given.keys()]);
    // maps until the end: `__proto__` is a key like any other, but not in a plain object
    const errors = new Map<string, string[]>();
    const conflicts = new Map<string, string[]>();
    const changes: { before: Row; value: string | null }[] = [];
    for (const [key, { value, version }] of given) {
      const before = rows.get(key);
      if (before && version !== undefined && version !== before.version) conflicts.set(key, [versionConflictText('setting')]);
      const checked = before ? checkSetting({ ...before, value }) : { errors: [`There is no setting ${key}.`] };
      if ('errors' in checked) errors.set(key, checked.errors);
      else if (before) changes.push({ before, value: checked.value });
    }
    if (errors.size > 0) throw invalid(Object.fromEntries(errors));
    if (conflicts.size > 0) {
      const message = conflicts.size === 1 ? versionConflictText('setting') : versionConflictText('settings', 'these');
      throw new AppError('version-conflict', { message, errors: Object.fromEntries(conflicts) });
    }
    const updated_at = timestamp(context.clock);
    const saved: Row[] = [];
    for (const { before, value } of changes) saved.push(await repository.updateSetting(db, { ...before, value, updated_at }));
    await exchangeFiles(
      { ...context, db },
      changes.map(({ before }) => before.value),
      Object.fromEntries(saved.map(({ key, value }) => [key, value])),
    );
    return saved.map(toSetting);
  });
