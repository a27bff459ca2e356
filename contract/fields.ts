// Building blocks of the schemas: texts with limits counted in characters, flags, timestamps, choices.
import { z } from 'zod';
import { emailMaxLength, emailText, isEmail } from './rules/email.ts';
import { composed, plainLetters } from './rules/letters.ts';

const characters = (value: string) => [...value].length;

interface TextOptions {
  /** Name of the field in messages, e.g. "name". */
  label: string;
  /** Limit in characters (code points, not UTF-16 units). */
  max: number;
  /** A text of several lines, whose invisible characters are not removed. */
  isBody?: boolean;
}

/** A text that consists only of invisible characters is empty. */
const withoutOuterSpaces = (value: string) => (plainLetters(value).trim() === '' ? '' : value.trim());

const bounded = ({ label, max, isBody = false }: TextOptions) =>
  z
    .string(`The ${label} must be text.`)
    .transform((value) => withoutOuterSpaces((isBody ? composed : plainLetters)(value)))
    .refine((value) => characters(value) <= max, `The ${label} must not be longer than ${max} characters.`)
    .meta({ description: `At most ${max} characters.` });

/** Identifies an attempt to create something, so that a repetition after a lost response creates nothing else. */
export const idempotencyKey = z.string().min(16).max(200).optional().catch(undefined);

/** A text that must not be empty after trimming. */
export const requiredText = (options: TextOptions) =>
  z.preprocess(
    (value) => value ?? '',
    bounded(options).refine((value) => value !== '', { error: `The ${options.label} field is required.` }),
  );

/** An optional text; null and the empty text both become null. */
export const optionalText = (options: TextOptions) =>
  z
    .union([z.null(), bounded(options)], `The ${options.label} must be text of at most ${options.max} characters.`)
    .optional()
    .transform((value) => value || null);

export const requiredEmail = z.preprocess(
  (value) => value ?? '',
  bounded({ label: 'email', max: emailMaxLength })
    .refine((value) => value !== '', 'The email field is required.')
    .refine((value) => value === '' || isEmail(value), emailText),
);

/** `1`, `0`, `true` and `false` from query strings and multipart fields; booleans from JSON. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])], 'Must be true or false.')
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

/** An optional query parameter; an empty value means "not given". */
export const orAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value: z.input<T> | '' | undefined) => (value === '' ? undefined : value), schema.optional());

/** A timestamp in ISO 8601, UTC, e.g. `2026-11-21T02:30:00.000Z`. */
export const timestamp = z.string().meta({ format: 'date-time', examples: ['2026-11-21T02:30:00.000Z'] });

/** A number in an address, digits only: `1e3`, `0x10` and spaces, which JavaScript also converts to numbers, are refused. */
export const wholeNumber = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value), schema);

/** A day without a time zone, e.g. `2026-11-21`. */
export const calendarDay = z
  .string('The date must be text.')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'The date must look like 2026-11-21.')
  .refine((typed) => new Date(`${typed}T00:00:00Z`).toJSON()?.startsWith(typed) === true, 'This date does not exist.')
  .meta({ format: 'date', examples: ['2026-11-21'] });

export const id = z.number().int().positive();
/** The id of another record, within PostgreSQL's integer range. @param error message for an invalid id */
export const rowId = (error: string) => z.number(error).int(error).positive(error).max(2_147_483_647, error);
/** The id of a row in a path. An id outside PostgreSQL's integer range cannot exist, so the response is 404. */
export const idParams = z.object({ id: wholeNumber(z.number().int().positive().max(2_147_483_647)) });
/**
 * A text used for a lookup, such as a slug, key, path or address. NUL is refused, because PostgreSQL cannot compare it.
 * @param error message for a value that is not a text or contains NUL
 */
export const lookupText = (error: string) => z.string(error).refine((value) => !value.includes('\u0000'), error);
export const typedSlug = lookupText('The slug is not valid.');
export const slugParams = z.object({ slug: typedSlug });
export const slug = z.string().meta({ examples: ['six-axis-robot-lr20'] });
/** A stored path such as `uploads/2026/11/4f0c….webp`, served at `/storage/` + path. */
export const storedPath = z.string();
/** Number of saves of a record; 1 for a new record. */
export const version = z.number().int().positive().meta({ description: 'Starts at 1 and is incremented by every save.' });
export const html = z.string().meta({ description: 'Sanitised HTML.' });

const removedElement = z.object({
  field: z.string(),
  element: z.string().meta({ description: 'Name of the element; * for all elements of a text that is nested too deeply.' }),
  address: z.string().optional().meta({ description: 'Of a picture, frame, link or medium.' }),
});
/** Part of the response to a save. */
export const removedElements = {
  removed: z
    .array(removedElement)
    .optional()
    .meta({ description: 'Elements of the sent HTML that the stored text does not have, the first 100. Absent if there are none.' }),
};

const seoText = z.string().nullable();
/** Texts of an administrator for search engines and link previews; null if they are derived from the record. */
export const seoTexts = {
  seo_title: seoText.meta({ description: 'Whole title of the page for search engines and link previews; null: derived.' }),
  seo_description: seoText.meta({ description: 'Description for search engines and link previews; null: derived.' }),
};
export const alternates = z.record(z.string(), z.string()).optional().meta({
  description: 'Slugs by the code of the language, in the languages in which the record exists; absent on a site with one language.',
});
export const textLanguages = z.record(z.string(), z.string()).optional().meta({
  description: 'By field: the code of the language of each text without a translation; absent in the main language, and if there are none.',
});
export type TextLanguages = NonNullable<z.output<typeof textLanguages>>;
/** Root-relative address of the share image. */
export const shareImage = z.string().meta({ description: 'Address of the picture for shared links: a JPEG of 1200 × 630 pixels.' });
export type SeoTexts = { [K in keyof typeof seoTexts]: string | null };

const pictureText = z.object({
  alt: z.string().optional().meta({ description: 'Alternative text; empty for a decorative picture, absent if nobody has written one.' }),
  caption: z.string().optional(),
});
export const pictureTexts = z
  .record(z.string(), pictureText)
  .optional()
  .meta({ description: 'What the media library says of the pictures of the record, by stored path. Absent if it says nothing.' });
export type PictureTexts = z.output<typeof pictureTexts>;
