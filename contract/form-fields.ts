// Fields of the admin forms. They accept both text from multipart fields and typed values from JSON bodies.
import { z } from 'zod';
import { flag, lookupText, orAbsent } from './fields.ts';
import type { FileField } from './route.ts';
import { maxPrice, priceTexts } from './rules/price-limits.ts';
import { isEmptyHtml } from './rules/rich-text.ts';
import { slugMaxLength, slugPattern, slugText, slugTooLongText } from './rules/slug.ts';
import { maxPictures, notAnImage, sortOrderText, uploadLimits, uploadTexts } from './rules/uploads.ts';

const blankAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);
const typed = (value: unknown) => (typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value);

/** If omitted, the default or the stored value applies. If sent, even empty, it must be at least 1. */
export const sortOrder = z
  .preprocess(
    typed,
    z.number(sortOrderText).int(sortOrderText).min(1, sortOrderText).max(1_000_000, 'Sort Order must not be above 1000000'),
  )
  .optional();

/** At most two decimals; the empty text and null mean "on request". */
export const price = z
  .preprocess(
    (value) => typed(blankAsNull(value)),
    z
      .number('The price must be a number.')
      .min(0, priceTexts.tooLow)
      .max(maxPrice, priceTexts.tooHigh)
      .refine((amount) => Math.abs(Math.round(amount * 100) - amount * 100) < 1e-4, 'The price must have at most two decimals.')
      .nullable(),
  )
  .optional();

/** @param label name of the field in messages, e.g. "category" */
export const rowNumber = (label: string) =>
  z.preprocess(
    (value) => typed(blankAsNull(value)) ?? undefined,
    z
      .number(`The ${label} field is required.`)
      .int(`The ${label} is not valid.`)
      .positive(`The ${label} is not valid.`)
      .max(2_147_483_647, `The ${label} is not valid.`),
  );

/** The version that a save is based on. If omitted, it is not checked. */
export const begunVersion = z
  .preprocess(
    (value) => typed(blankAsNull(value)) ?? undefined,
    z.number('The version is not valid.').int('The version is not valid.').min(1, 'The version is not valid.').optional(),
  )
  .optional()
  .meta({
    description: 'The version that the save is based on. If the record has been saved since, the response is 409 and nothing changes.',
  });

/** Rich text from the editor; the service sanitises it. */
export const richText = (label: string, max: number) =>
  z.string(`The ${label} must be text.`).max(max, `The ${label} is too long.`).nullable().optional();

/** Rich text that must not be empty. The service also refuses a text that is empty after sanitising. */
export const requiredRichText = (label: string, max: number) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string(`The ${label} must be text.`)
      .max(max, `The ${label} is too long.`)
      .refine((html) => !isEmptyHtml(html), `The ${label} field is required.`),
  );

/** A slug entered by an administrator. */
export const chosenSlug = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() || undefined : (value ?? undefined)),
    z.string('The slug must be text.').max(slugMaxLength, slugTooLongText).regex(slugPattern, slugText).optional(),
  )
  .optional();

export const optionalFlag = flag.optional();

/** Filter of a list of records that visitors can see. */
export const scheduled = orAbsent(optionalFlag).meta({
  description: 'Whether visitors cannot see the record yet, but from a set time on: that of its schedule, or a later date of its own.',
});

/** JSON text of a form field, or the value itself; an empty text is null. */
export const jsonField = <T extends z.ZodType>(schema: T, error: string) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    if (value.trim() === '') return null;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: error });
      return z.NEVER;
    }
  }, schema);

const paths = z.array(lookupText('The pictures must be a list of paths.').max(2000), 'The pictures must be a list of paths.').max(200);

/** The remaining pictures of a record in their new order, as JSON text. If omitted, all pictures remain. */
export const existingImages = jsonField(paths.nullable(), 'The pictures must be a JSON list.').optional();

/** The order of all pictures, as JSON text: stored paths, and `new:0` for `images[0]`. If omitted, new pictures follow the others. */
export const imageOrder = jsonField(paths.nullable(), 'The order of the pictures must be a JSON list.').optional();

/** The stored path of a file of the media library, instead of an upload. An uploaded file takes precedence. */
export const libraryFile = z
  .preprocess(blankAsNull, lookupText('The file must be a stored path.').max(2000, 'The file must be a stored path.').nullable())
  .optional()
  .meta({ description: 'Stored path of a file of the media library, in place of an upload.' });

/** Pictures of the media library to add to the additional pictures, as JSON text; `image_order` can name them. */
export const libraryImages = jsonField(
  paths.max(maxPictures, `At most ${maxPictures} pictures can be kept.`).nullable(),
  'The pictures must be a JSON list.',
).optional();

/** Method override for forms that update by POST; only PUT is accepted. */
export const putMethod = z
  .string()
  .refine((method) => method.toUpperCase() === 'PUT', '_method must be PUT.')
  .optional()
  .meta({ description: '`PUT`: the form updates the record.' });

/** A picture of up to 5 MB. */
export const imageField = (tooLarge: string): FileField => ({
  kind: 'image',
  maxBytes: uploadLimits.image,
  tooLarge: () => tooLarge,
  wrongKind: (fileName) => notAnImage(uploadTexts.notAnImage, fileName),
});

export const additionalImages = {
  kind: 'image',
  maxBytes: uploadLimits.image,
  maxFiles: maxPictures,
  tooLarge: uploadTexts.imageTooLarge,
  wrongKind: (fileName: string) => notAnImage(`${uploadTexts.notAnImage} (${fileName})`, fileName),
} satisfies FileField;

export const brochureField: FileField = {
  kind: 'pdf',
  maxBytes: uploadLimits.brochure,
  tooLarge: () => uploadTexts.brochureTooLarge,
  wrongKind: () => uploadTexts.notAPdf,
};
