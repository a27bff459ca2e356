// Paged lists: query parameters and response envelope.
import { z } from 'zod';
import { wholeNumber } from './fields.ts';
import { plainLetters } from './rules/letters.ts';
import { searchMaxLength } from './rules/text-lengths.ts';

export const adminPerPage = 15;

const wholeFrom1 = (label: string, max: number) =>
  wholeNumber(
    z
      .number(`The ${label} must be a whole number.`)
      .int(`The ${label} must be a whole number.`)
      .min(1, `The ${label} must be at least 1.`)
      .max(max, `The ${label} must not be above ${max}.`),
  );

/** `page` starts at 1; a page after the last one is an empty list. */
export const pageNumber = wholeFrom1('page', 1_000_000_000).default(1).meta({ description: 'Default: 1.' });
export const perPage = wholeFrom1('per_page', 100)
  .default(adminPerPage)
  .meta({ description: `Default: ${adminPerPage}.` });
export const searchText = z
  .string('The search must be text.')
  .max(searchMaxLength, `The search must not be longer than ${searchMaxLength} characters.`)
  .transform(plainLetters)
  .optional();

/** @param item schema of the entries of `data` */
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    current_page: z.number().int(),
    last_page: z.number().int().min(1),
    per_page: z.number().int(),
    total: z.number().int(),
    from: z.number().int().nullable().meta({ description: 'Number of the first row, null on an empty page.' }),
    to: z.number().int().nullable(),
  });

export type Paged<T> = Omit<z.output<ReturnType<typeof paged>>, 'data'> & { data: T[] };
