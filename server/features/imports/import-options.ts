// The options of an import: as given, and completed by what was detected.
import type { ImportOptions } from '#contract/imports.ts';
import type { ImportKind } from '#contract/rules/imports.ts';
import { parseJson } from '#server/database/json.ts';
import type { Facts } from './reading/facts.ts';

export const readOptions = (stored: string): ImportOptions => (parseJson(stored) as ImportOptions | null) ?? {};

/** Options that a file with the same columns gets from the one before. The others depend on the file. */
export const rememberedOf = ({ sheet: _sheet, head: _head, encoding: _encoding, delimiter: _delimiter, ...remembered }: ImportOptions) =>
  remembered;

/** Options that decide which columns there are, or what they can mean. */
const shaping = ['kind', 'sheet', 'head', 'encoding', 'delimiter'] as const;

/** @returns the options with the given ones changed; columns that were chosen for another table or kind are forgotten */
export const changedOptions = (before: ImportOptions, given: ImportOptions): ImportOptions => {
  const isOther = shaping.some((name) => given[name] !== undefined && given[name] !== before[name]);
  const kept = isOther ? [] : (before.columns ?? []);
  const columns = [...kept.filter(({ index }) => !given.columns?.some((one) => one.index === index)), ...(given.columns ?? [])];
  const { columns: _columns, ...others } = { ...before, ...given };
  return { ...others, ...(columns.length > 0 && { columns }) };
};

export interface CompleteOptions extends ImportOptions {
  kind: ImportKind;
  create: boolean;
  update: boolean;
  empty: 'leave' | 'clear';
  create_categories: boolean;
  texts: 'plain' | 'markdown' | 'html';
  publish: boolean;
}

export const completeOptions = (options: ImportOptions, facts: Facts): CompleteOptions => ({
  create: true,
  update: true,
  empty: 'leave',
  create_categories: false,
  publish: true,
  sheet: facts.table,
  ...facts.detected,
  kind: facts.kind,
  ...options,
});
