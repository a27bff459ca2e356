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
    corrected: z.string().nullable().meta({ description: 'The corrected search, if the typed search has no results; otherwise null.' }),
    is_split: z.boolean().meta({
      description: 'Whether the words of a term such as "25 kg" were searched for separately, because nothing contains them together.',
    }),
    ignored: z.array(z.string()).meta({ description: 'Typed words that nothing contains; the results are for the other words.' }),
    terms: z.array(z.array(searchMark)).meta({ description: 'For each term, what matches it in the texts of the results.' }),
  })
  .meta({ id: 'SearchReport' });
export type SearchReport = z.output<typeof searchReport>;
