// The schemas of the bodies that create and update a record, derived from its definition.
import { z } from 'zod';
import { idempotencyKey, optionalText, requiredText } from '#contract/fields.ts';
import {
  additionalImages,
  begunVersion,
  brochureField,
  chosenSlug,
  existingImages,
  imageField,
  imageOrder,
  jsonField,
  libraryFile,
  libraryImages,
  optionalFlag,
  price,
  putMethod,
  requiredRichText,
  richText,
  rowNumber,
  sortOrder,
} from '#contract/form-fields.ts';
import type { FileField } from '#contract/route.ts';
import { normaliseSpecifications, specificationError } from '#contract/rules/specifications.ts';
import { maxPictures } from '#contract/rules/uploads.ts';
import { type Field, type Fields, nounOf } from './fields.ts';
import { fieldsOf, type RecordDefinition } from './kind.ts';

const specifications = jsonField(
  z
    .union([z.array(z.unknown()), z.record(z.string(), z.unknown()), z.null()], 'The specifications must be a list.')
    .superRefine((given, context) => {
      const message = specificationError(normaliseSpecifications(given));
      if (message) context.addIssue({ code: 'custom', message });
    }),
  'The specifications must be valid JSON.',
).optional();

const timeField = (noun: string) =>
  z
    .string(`The ${noun} must be text.`)
    .max(40, `The ${noun} is not a valid date.`)
    .nullable()
    .optional()
    .meta({ description: "ISO 8601; without an offset it is in the site's time zone." });

type RequiredText = ReturnType<typeof requiredText>;
type OptionalText = z.ZodOptional<ReturnType<typeof optionalText>>;

interface Schemas {
  line: OptionalText;
  slug: typeof chosenSlug;
  'sort-order': typeof sortOrder;
  price: typeof price;
  flag: typeof optionalFlag;
  time: ReturnType<typeof timeField>;
  reference: ReturnType<typeof rowNumber>;
  specifications: typeof specifications;
}

/** The body schema of a field. */
type SchemaOf<F extends Field> = F extends { type: 'text' }
  ? F extends { isRequired: true }
    ? RequiredText
    : OptionalText
  : F extends { type: 'rich-text' }
    ? F extends { isRequired: true }
      ? ReturnType<typeof requiredRichText>
      : ReturnType<typeof richText>
    : F extends { type: 'choice'; choices: readonly (infer C extends string)[] }
      ? z.ZodOptional<z.ZodEnum<{ [N in C]: N }>>
      : F extends { type: infer T extends keyof Schemas }
        ? Schemas[T]
        : never;

type Required = { isRequired: true } | { type: 'reference' };
type NamesOf<F extends Fields, T> = { [N in keyof F]: F[N] extends T ? N : never }[keyof F] & string;
type OtherNames = { type: 'person' | 'picture' | 'document' | 'pictures' };
type OneFile = { type: 'picture' | 'document' };

type PictureLists = { existing_images: typeof existingImages; image_order: typeof imageOrder; library_images: typeof libraryImages };
type OfPictures<F extends Fields> = NamesOf<F, { type: 'pictures' }> extends never ? unknown : PictureLists;
type OfFiles<F extends Fields> = { [N in NamesOf<F, OneFile> as `${N}_path`]: typeof libraryFile } & OfPictures<F>;

type CreateShape<F extends Fields> = { [N in Exclude<keyof F, NamesOf<F, OtherNames>>]: SchemaOf<F[N]> } & {
  [N in NamesOf<F, { type: 'person' }> as `${N}_name`]: ReturnType<typeof optionalText>;
} & OfFiles<F>;

type UpdateShape<F extends Fields> = {
  [N in Exclude<keyof F, NamesOf<F, OtherNames>>]: F[N] extends Required ? z.ZodOptional<SchemaOf<F[N]>> : SchemaOf<F[N]>;
} & { [N in NamesOf<F, { type: 'person' }> as `${N}_name`]: z.ZodOptional<RequiredText> } & OfFiles<F> & {
    [N in NamesOf<F, OneFile> as `remove_${N}`]: typeof optionalFlag;
  } & { version: typeof begunVersion };

type FileFields<F extends Fields> = {
  [N in NamesOf<F, OneFile | { type: 'pictures' }>]: F[N] extends { type: 'pictures' } ? typeof additionalImages : FileField;
};

type Entries = [name: string, schema: z.ZodType][];

const plainSchema = (field: Field, isNew: boolean): z.ZodType | null => {
  const noun = nounOf(field);
  const orKept = (schema: z.ZodType) => (isNew ? schema : schema.optional());
  switch (field.type) {
    case 'text':
      return field.isRequired
        ? orKept(requiredText({ label: noun, max: field.max }))
        : optionalText({ label: noun, max: field.max }).optional();
    case 'line':
      return optionalText({ label: noun, max: field.max }).optional();
    case 'rich-text':
      return field.isRequired ? orKept(requiredRichText(noun, field.max)) : richText(noun, field.max);
    case 'reference':
      return orKept(rowNumber(noun));
    case 'choice':
      return z.enum(field.choices, field.error).optional();
    case 'slug':
      return chosenSlug;
    case 'sort-order':
      return sortOrder;
    case 'price':
      return price;
    case 'flag':
      return optionalFlag;
    case 'time':
      return timeField(noun);
    case 'specifications':
      return specifications;
    default:
      return null;
  }
};

const entriesOf = (name: string, field: Field, isNew: boolean): Entries => {
  const plain = plainSchema(field, isNew);
  if (plain) return [[name, plain]];
  if (field.type === 'person') {
    const options = { label: nounOf(field), max: field.max };
    const byDefault = optionalText(options).meta({ description: 'If omitted or empty, the signed-in administrator.' });
    return [[`${name}_name`, isNew ? byDefault : requiredText(options).optional()]];
  }
  if (field.type === 'pictures')
    return [
      ['existing_images', existingImages],
      ['image_order', imageOrder],
      ['library_images', libraryImages],
    ];
  const path: Entries = [[`${name}_path`, libraryFile]];
  return isNew ? path : [...path, [`remove_${name}`, optionalFlag]];
};

const shapeOf = (definition: { fields: Fields }, isNew: boolean) =>
  Object.fromEntries(fieldsOf(definition).flatMap(([name, field]) => entriesOf(name, field, isNew)));

const fileFieldOf = (field: Field): FileField | null => {
  if (field.type === 'picture') return imageField(field.tooLarge);
  if (field.type === 'pictures') return additionalImages;
  return field.type === 'document' ? brochureField : null;
};

const attemptKey = idempotencyKey.meta({
  description: 'Random text. Creating again with the same key within 24 hours saves the record that the first call has created.',
});

/** The text fields of the body that creates a record. */
export const createBody = <F extends Fields>(definition: RecordDefinition<F>) =>
  z.object({ ...shapeOf(definition, true), idempotency_key: attemptKey } as CreateShape<F> & { idempotency_key: typeof attemptKey });

/** The text fields of the body that updates a record: only those that are sent change. */
export const updateBody = <F extends Fields>(definition: RecordDefinition<F>) =>
  z.object({ ...shapeOf(definition, false), version: begunVersion } as UpdateShape<F>);

/** Like `updateBody`, for a form with files, which is sent by POST. */
export const updateForm = <F extends Fields>(definition: RecordDefinition<F>) => updateBody(definition).extend({ _method: putMethod });

const previewedFile = z
  .string()
  .max(2000)
  .regex(/^(?:blob:https?:|https?:|(?![a-z][a-z\d+.-]*:))[^\s"'<>\\]+$/i);

const previewSchema = (field: Field): z.ZodType => {
  switch (field.type) {
    case 'person':
      return requiredText({ label: nounOf(field), max: field.max });
    case 'pictures':
      return z.array(previewedFile).max(maxPictures);
    default:
      return plainSchema(field, false) ?? previewedFile.nullable();
  }
};

/**
 * Converts the values of a form to those of a record for a preview. A file that has not been uploaded yet has an address of the browser.
 * @returns only the valid values
 */
export const previewValues = (definition: RecordDefinition, form: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(definition).flatMap(([name, field]) => {
      const isPerson = field.type === 'person';
      const given = form[isPerson ? `${name}_name` : name];
      const read = given === undefined ? null : previewSchema(field).safeParse(given);
      return read?.success ? [[name, isPerson ? { name: read.data } : read.data]] : [];
    }),
  );

export const filesOf = <F extends Fields>(definition: RecordDefinition<F>): FileFields<F> =>
  Object.fromEntries(
    fieldsOf(definition).flatMap(([name, field]) => {
      const file = fileFieldOf(field);
      return file ? [[name, file]] : [];
    }),
  ) as FileFields<F>;

export type NewForm<F extends Fields> = z.output<ReturnType<typeof createBody<F>>>;
export type ChangedForm<F extends Fields> = z.output<ReturnType<typeof updateBody<F>>>;
