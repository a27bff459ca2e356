// The search report: the part of a response about the search, beside its results.
import { z } from 'zod';

export const searchMark = z.object({
  text: z.string().meta({ description: 'Folded: lower case without accents.' }),
  place: z
    .enum(['begins', 'whole', 'anywhere'])
    .meta({ description: 'At the beginning of a word, as a whole word, or anywhere with spaces and hyphens between its characters.' }),
});
export type SearchMark = z.output<typeof searchMark>;

/** Part of responses to requests with a search; otherwise absent. */
export const searchReport = z
  .object({
    corrected: z
      .string()
      .nullable()
      .meta({ description: 'What was searched for in place of what was typed, where only a corrected word finds something.' }),
    is_split: z.boolean().meta({
      description: 'Nothing has several words that count as one, such as "25 kg", together: they were searched for one by one.',
    }),
    ignored: z.array(z.string()).meta({ description: 'Typed words that nothing contains: the results are for the other words.' }),
    terms: z.array(z.array(searchMark)).meta({ description: 'For each term, what matches it in the texts of the results.' }),
  })
  .meta({ id: 'SearchReport' });
export type SearchReport = z.output<typeof searchReport>;
