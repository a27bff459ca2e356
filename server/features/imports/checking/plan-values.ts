// Checks and normalises the values of a row as saving them would.
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { createBody, updateBody } from '#contract/records/bodies.ts';
import { fieldsOf, type RecordDefinition } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import { type PublishedKind, publishedKinds } from '#contract/rules/record-kinds.ts';
import { AppError } from '#server/http/errors.ts';
import { withOwnLinks } from '#server/platform/rich-text/own-links.ts';
import { changesOf } from '#server/records/values.ts';

type Values = Record<string, unknown>;

interface Schemas {
  create: z.ZodType;
  update: z.ZodType;
}

const schemasOf = (definition: RecordDefinition): Schemas => ({ create: createBody(definition), update: updateBody(definition) });

const schemas = new Map(publishedKinds.map((kind) => [kind, schemasOf(published[kind])]));

export interface CheckedValues {
  values: Values;
  /** Texts by field. */
  errors: Record<string, string>;
}

/** Bodies of calls name the author of an article differently. */
const toBody = (definition: RecordDefinition, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      definition.fields[name]?.type === 'person' ? [`${name}_name`, (value as { name: string }).name] : [name, value],
    ),
  );

const fromBody = (definition: RecordDefinition, body: Values, given: Values): Values =>
  Object.fromEntries(
    fieldsOf(definition).flatMap(([name, { type }]) => {
      if (!Object.hasOwn(given, name)) return [];
      return [[name, type === 'person' ? { name: body[`${name}_name`] } : body[name]]];
    }),
  );

const firstErrors = (issues: readonly z.core.$ZodIssue[]): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0] ?? '').replace(/_name$/, '')] ??= message;
  return errors;
};

const normalise = (definition: RecordDefinition, values: Values): CheckedValues => {
  try {
    return { values: changesOf(definition, values) as Values, errors: {} };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'invalid')) throw error;
    const texts = Object.entries(error.details.errors ?? {}).map(([field, [text = error.message]]) => [field, text]);
    return { values: {}, errors: Object.fromEntries(texts) };
  }
};

interface Given {
  kind: PublishedKind;
  values: Values;
  /** Null for a new record. */
  current: object | null;
  /** Address of the site; links to it become relative. */
  siteUrl: string | undefined;
}

/** @returns the values to store that differ from the record; of a new record all */
export const checkValues = ({ kind, values, current, siteUrl }: Given): CheckedValues => {
  const definition = published[kind];
  const schema = schemas.get(kind) ?? schemasOf(definition);
  const parsed = schema[current ? 'update' : 'create'].safeParse(toBody(definition, values));
  if (!parsed.success) return { values: {}, errors: firstErrors(parsed.error.issues) };
  const checked = normalise(definition, fromBody(definition, parsed.data as Values, values));
  const entries = Object.entries(checked.values).map(([name, value]): [string, unknown] => {
    const isText = fieldType(definition, name) === 'rich-text' && typeof value === 'string' && siteUrl !== undefined;
    return [name, isText ? withOwnLinks(value, siteUrl) : value];
  });
  const differing = entries.filter(([name, value]) => current === null || !isDeepStrictEqual((current as Values)[name], value));
  return { values: Object.fromEntries(differing), errors: checked.errors };
};

const fieldType = (definition: RecordDefinition, name: string) => definition.fields[name]?.type;
