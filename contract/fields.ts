// Building blocks of the schemas: texts with limits counted in characters, flags, timestamps, choices.
import { z } from 'zod';
import { emailMaxLength, emailText, isEmail } from './rules/email.ts';

const characters = (value: string) => [...value].length;

interface TextOptions {
  /** The field's name as people read it, e.g. "name". */
  label: string;
  /** Limit in characters (code points), not in UTF-16 units. */
  max: number;
}

// PostgreSQL cannot store NUL, and nobody means to send one
const clean = (value: string) => value.replaceAll('\u0000', '').trim();

const bounded = ({ label, max }: TextOptions) =>
  z
    .string(`The ${label} must be text.`)
    .transform(clean)
    .refine((value) => characters(value) <= max, `The ${label} must not be longer than ${max} characters.`)
    .meta({ description: `At most ${max} characters.` });

/** A text that must not be empty once trimmed. */
export const requiredText = (options: TextOptions) =>
  z.preprocess(
    (value) => value ?? '',
    bounded(options).refine((value) => value !== '', { error: `The ${options.label} field is required.` }),
  );

/** A text that may be left out; null and the empty text both become null. */
export const optionalText = (options: TextOptions) =>
  z
    .union([z.null(), bounded(options)], `The ${options.label} must be text of at most ${options.max} characters.`)
    .optional()
    .transform((value) => value || null);

/** A required e-mail address. */
export const requiredEmail = z.preprocess(
  (value) => value ?? '',
  bounded({ label: 'email', max: emailMaxLength })
    .refine((value) => value !== '', 'The email field is required.')
    .refine((value) => value === '' || isEmail(value), emailText),
);

/** `1`, `0`, `true`, `false` as they come in query strings and multipart fields; booleans as they come in JSON. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])], 'Must be true or false.')
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

/** In a query string an empty value means "not given". */
export const orAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value: z.input<T> | '' | undefined) => (value === '' ? undefined : value), schema.optional());

/** A timestamp in ISO 8601, UTC, e.g. `2026-11-21T02:30:00.000Z`. */
export const timestamp = z.string().meta({ format: 'date-time', examples: ['2026-11-21T02:30:00.000Z'] });

/** A number as it comes in an address, in digits: `1e3`, `0x10` and spaces, which JavaScript reads as numbers too, are none. */
export const wholeNumber = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value), schema);

/** A day as it is typed, e.g. `2026-11-21`; of no time zone by itself. */
export const calendarDay = z
  .string('The date must be text.')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'The date must look like 2026-11-21.')
  .refine((typed) => new Date(`${typed}T00:00:00Z`).toJSON()?.startsWith(typed) === true, 'This date does not exist.')
  .meta({ format: 'date', examples: ['2026-11-21'] });

export const id = z.number().int().positive();
/** The id of another record as a caller names it; no larger than an integer of PostgreSQL. @param error for what is none */
export const rowId = (error: string) => z.number(error).int(error).positive(error).max(2_147_483_647, error);
/** A row's number in a path. What no integer of PostgreSQL can be cannot exist: the mount refuses it as not found. */
export const idParams = z.object({ id: wholeNumber(z.number().int().positive().max(2_147_483_647)) });
/** A slug as it comes in an address: PostgreSQL cannot compare a text that holds NUL, and no slug does. */
export const typedSlug = z.string().refine((value) => !value.includes('\u0000'), 'The slug is not valid.');
export const slugParams = z.object({ slug: typedSlug });
export const slug = z.string().meta({ examples: ['six-axis-robot-lr20'] });
/** A stored path such as `uploads/2026/11/4f0c….webp`, served at `/storage/` + path. */
export const storedPath = z.string();
/** How often a record was saved: 1 for a new one. */
export const version = z.number().int().positive().meta({ description: 'Starts at 1, one more with every save.' });
/** Sanitised HTML. */
export const html = z.string().meta({ description: 'Sanitised HTML.' });
