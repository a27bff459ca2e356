// The preview of a form: the page of its record with the unsaved values.
import { previewValues } from '#contract/records/bodies.ts';
import { nounOf } from '#contract/records/fields.ts';
import { fieldsOf, type RecordDefinition } from '#contract/records/kind.ts';
import type { Preview } from '#contract/rendering.ts';
import type { DraftKind } from '#contract/rules/drafts.ts';
import type { ActingContext } from '#server/database/context.ts';
import { AppError, invalid } from '#server/http/errors.ts';
import { type Drafted, draftedKind } from './drafted.ts';

type Values = Readonly<Record<string, unknown>>;

interface Of {
  kind: DraftKind;
  /** Null for a new record. */
  id: number | null;
}

/** Fills in what a new record shows where no valid value is entered. @throws AppError 'invalid' without the record it belongs to */
const withDefaults = ({ fields, title, noun: [noun] }: RecordDefinition, values: Values, author: string): Values => {
  for (const [name, field] of fieldsOf({ fields })) {
    if (field.type === 'reference' && values[name] === undefined) {
      throw invalid({ [name]: [`Choose a ${nounOf(field)} first: the preview shows the ${noun} in it.`] });
    }
  }
  const people = fieldsOf({ fields }).flatMap(([name, { type }]) => (type === 'person' ? [[name, { name: author }]] : []));
  return { [title]: `New ${noun}`, ...Object.fromEntries(people), ...values };
};

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** The record with those values that a save would accept. */
const tryValid = async (context: ActingContext, { kind, id }: Of, values: Values): Promise<Drafted> => {
  const { definition, tryOut } = draftedKind(kind);
  try {
    return await tryOut(context, id, id === null ? withDefaults(definition, values, context.actor?.name ?? '') : values);
  } catch (error) {
    const refused = error instanceof AppError && error.code === 'invalid' ? Object.keys(error.details.errors ?? {}) : [];
    if (!refused.some((name) => Object.hasOwn(values, name))) throw error;
    return tryValid(context, { kind, id }, without(values, refused));
  }
};

/** @param form its values; invalid ones are ignored @throws AppError 'not-found', 'invalid' if too few are valid */
export const previewForm = async (context: ActingContext, of: Of, form: Values): Promise<Preview> => {
  const { definition, preview } = draftedKind(of.kind);
  const record = await tryValid(context, of, previewValues(definition, form));
  return preview(context, record as never);
};
