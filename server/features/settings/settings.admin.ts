// Settings as administrators work with them: listed, added, changed. Visitors' side is in settings.service.ts.
import type { Paged } from '#contract/paging.ts';
import { hiddenSettingGroups, isWholeGroup, type SettingType } from '#contract/rules/settings.ts';
import type { Setting } from '#contract/settings.ts';
import { type PageRequest, toPaged, windowOf } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { exchangeFiles, saveWithFiles, type UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { invalid, notFound } from '#server/http/errors.ts';
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

const isListed = ({ search, group }: Filter) => {
  const words = search?.trim().toLowerCase() ?? '';
  return (row: Row) =>
    (group ? row.group === group : !hiddenSettingGroups.includes(row.group)) &&
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
  // what the product reads has to fit its own type too, whatever type an administrator gave it
  const known = checkSetting({ ...given, type: defaultOf(given.key)?.type ?? given.type });
  const checked = 'errors' in known ? known : checkSetting(given);
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
    await exchangeFiles({ db, clock: context.clock }, null, row);
    return toSetting(row);
  });

/** What the product itself uses keeps its key, and in groups that screens read as a whole its type and group too. */
const refuseChangedFrame = (before: Row, after: Omit<NewSetting, 'value'>): void => {
  const known = defaultOf(before.key);
  if (!known) return;
  const parts = isWholeGroup(known.group) ? (['key', 'type', 'group'] as const) : (['key'] as const);
  const fixed = parts.filter((part) => after[part] !== before[part] && after[part] !== known[part]);
  if (fixed.length === 0) return;
  throw invalid(
    Object.fromEntries(fixed.map((part) => [part, [`The site itself uses ${before.key}: its ${part} stays ${before[part]}.`]])),
  );
};

/** @throws AppError 'not-found', 'invalid' */
export const updateSetting = (context: UploadsContext, id: number, input: Partial<NewSetting>): Promise<Setting> =>
  saveWithFiles(context, [], async (db) => {
    const before = await repository.getSetting(db, id);
    if (!before) throw notFound();
    const { key = before.key, type = before.type, group = before.group } = input;
    refuseChangedFrame(before, { key, type, group });
    if (key !== before.key && (await repository.findByKey(db, key))) throw keyIsTaken();
    const value = checkedValue({ key, type, value: input.value === undefined ? before.value : input.value });
    const after = { ...before, key, value, type, group, updated_at: timestamp(context.clock) };
    await repository.updateSetting(db, after);
    await exchangeFiles({ db, clock: context.clock }, before.value, value);
    return toSetting(after);
  });

/** @throws AppError 'invalid', each error under the key of its setting */
export const updateSettingValues = (
  context: UploadsContext,
  values: readonly { key: string; value: string | null }[],
): Promise<Setting[]> =>
  saveWithFiles(context, [], async (db) => {
    // named twice, the last word counts
    const given = new Map(values.map(({ key, value }) => [key, value]));
    const rows = new Map((await repository.listByKeys(db, [...given.keys()])).map((row) => [row.key, row]));
    const errors: Record<string, string[]> = {};
    const changes: { before: Row; value: string | null }[] = [];
    for (const [key, value] of given) {
      const before = rows.get(key);
      const checked = before ? checkSetting({ ...before, value }) : { errors: [`There is no setting ${key}.`] };
      if ('errors' in checked) errors[key] = checked.errors;
      else if (before) changes.push({ before, value: checked.value });
    }
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const updated_at = timestamp(context.clock);
    const saved = changes.map(({ before, value }) => ({ ...before, value, updated_at }));
    for (const row of saved) await repository.updateSetting(db, row);
    await exchangeFiles(
      { db, clock: context.clock },
      changes.map(({ before }) => before.value),
      saved.map(({ value }) => value),
    );
    return saved.map(toSetting);
  });
