// The one shape of every error answer.
import { z } from 'zod';

export const errorAnswer = z
  .object({
    message: z.string(),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: 'Only with status 422: the texts of each refused field, the first fit to show under it.' }),
  })
  .meta({ id: 'Error' });

export type ErrorAnswer = z.output<typeof errorAnswer>;

/** Answer of calls that only confirm. */
export const messageAnswer = z.object({ message: z.string() }).meta({ id: 'Message' });
