// The values of a record: the defaults of a new one, the changes of a save, and the columns in which they are stored.
import { z } from 'zod';
import { type Field, nounOf } from '#contract/records/fields.ts';
import { fieldsOf, type RecordChanges, type RecordDefinition, type RecordValues } from '#contract/records/kind.ts';
import { isEmptyHtml } from '#contract/rules/rich-text.ts';
import { normaliseSpecifications } from '#contract/rules/specifications.ts';
import { toFlag } from '#server/database/flags.ts';
import { parseJson, parseList } from '#server/database/json.ts';
import type { ColumnsOf } from '#server/database/tables/rows.ts';
import { invalid } from '#server/http/errors.ts';
import { roundToCents } from '#server/platform/money.ts';
import { optionalRichText, sanitiseRichText } from '#server/platform/rich-text/rich-text.ts';

type Values = Record<string, unknown>;
type Column = string | number | null;

/** The value of a new record for a field that is left empty. */
export const initialValue = (field: Field): unknown => {
  switch (field.type) {
    case 'flag':
    case 'choice':
      return field.initial;
    case 'sort-order':
      return 1;
    case 'reference':
      return 0;
    case 'specifications':
    case 'pictures':
      return [];
    case 'person':
      return { name: '' };
    case 'slug':
      return '';
    case 'text':
    case 'rich-text':
      return field.isRequired ? '' : null;
    default:
      return null;
  }
};

/** The values of a new record for fields that are left empty. */
export const initialValues = <D extends RecordDefinition>(definition: D): RecordValues<D> =>
  Object.fromEntries(fieldsOf(definition).map(([name, field]) => [name, initialValue(field)])) as RecordValues<D>;

const requiredRichText = (name: string, field: Field, html: string): string => {
  const clean = sanitiseRichText(html);
  if (isEmptyHtml(clean)) throw invalid({ [name]: [`The ${nounOf(field)} field is required.`] });
  return clean;
};

/** @returns undefined if the field does not change */
const normalised = (name: string, field: Field, value: unknown): unknown => {
  switch (field.type) {
    case 'text': {
      const text = (value as string | null)?.trim();
      return field.isRequired ? text : text || null;
    }
    case 'line':
      return (value as string | null)?.replaceAll(/\s+/g, ' ').trim() || null;
    case 'rich-text':
      return field.isRequired ? requiredRichText(name, field, (value ?? '') as string) : optionalRichText(value as string | null);
    case 'specifications':
      return normaliseSpecifications(value);
    case 'price':
      return roundToCents(value as number | null);
    default:
      return value;
  }
};

/**
 * @param given values of fields, in any form that the schemas accept; other properties are ignored
 * @returns the values to store: trimmed and sanitised
 * @throws AppError 'invalid' for a required text that is empty after sanitising
 */
export const changesOf = <D extends RecordDefinition>(definition: D, given: object): RecordChanges<D> =>
  Object.fromEntries(
    fieldsOf(definition).flatMap(([name, field]) => {
      const value = (given as Values)[name];
      const change = value === undefined ? undefined : normalised(name, field, value);
      return change === undefined ? [] : [[name, change]];
    }),
  ) as RecordChanges<D>;

/** @returns the fields of a form, except files. @throws the same AppError as `changesOf` */
export const changesOfForm = <D extends RecordDefinition>(definition: D, form: object): RecordChanges<D> => {
  const given: Values = { ...form };
  for (const [name, { type }] of fieldsOf(definition)) {
    // without a name, the field does not change
    if (type === 'person') given[name] = given[`${name}_name`] ? { name: given[`${name}_name`] } : undefined;
    else if (type === 'picture' || type === 'pictures' || type === 'document') delete given[name];
  }
  return changesOf(definition, given);
};

const columnOf = (name: string, field: Field): string => (field.type === 'person' ? `${name}_name` : name);

const toColumn = (field: Field, value: unknown): Column => {
  if (field.type === 'flag') return toFlag(value as boolean);
  if (field.type === 'specifications' || field.type === 'pictures') return JSON.stringify(value);
  if (field.type === 'person') return (value as { name: string }).name;
  return value as Column;
};

/** The column names of a table, e.g. `product.name` for the table `product`. @param without fields to omit */
export const columnNames = <D extends RecordDefinition, T extends string, W extends string = never>(
  definition: D,
  table: T,
  without: readonly W[] = [],
) => {
  const read = fieldsOf(definition).filter(([name]) => !without.some((one) => one === name));
  return read.map(([name, field]) => `${table}.${columnOf(name, field)}`) as `${T}.${Exclude<keyof ColumnsOf<D> & string, W>}`[];
};

export const toColumns = <D extends RecordDefinition>(definition: D, values: RecordValues<D>): Record<string, Column> =>
  Object.fromEntries(fieldsOf(definition).map(([name, field]) => [columnOf(name, field), toColumn(field, (values as Values)[name])]));

const fromColumn = (field: Field, value: Column): unknown => {
  if (field.type === 'flag') return value === 1;
  if (field.type === 'specifications') return normaliseSpecifications(parseJson(value as string));
  if (field.type === 'pictures') return parseList(value as string, z.string());
  return field.type === 'person' ? { name: value } : value;
};

/** Reads the columns of the fields; other columns are ignored. */
export const fromColumns = <D extends RecordDefinition>(definition: D, row: object): RecordValues<D> =>
  Object.fromEntries(
    fieldsOf(definition).map(([name, field]) => [name, fromColumn(field, (row as Record<string, Column>)[columnOf(name, field)] ?? null)]),
  ) as RecordValues<D>;
