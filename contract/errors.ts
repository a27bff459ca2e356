// The one shape of every error answer.
import { z } from 'zod';

export const errorAnswer = z
  .object({
    message: z.string(),
    code: z
      .literal('version-conflict')
      .optional()
      .meta({ description: 'Only with status 409: the record has been saved since the version that the request names.' }),
    errors: z.record(z.string(), z.array(z.string())).optional().meta({
      description:
        'With status 422 the texts of each refused field, the first fit to show under it; where several records were to be saved, also those of a conflict.',
    }),
  })
  .meta({ id: 'Error' });

export type ErrorAnswer = z.output<typeof errorAnswer>;

/** Answer of calls that only confirm. */
export const messageAnswer = z.object({ message: z.string() }).meta({ id: 'Message' });
