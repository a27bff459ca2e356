// Schema of stored specifications. rules/specifications.ts reads older formats.
import { z } from 'zod';

const pair = { key: z.string(), value: z.string() };

export const specification = z.discriminatedUnion('type', [
  z.object({ type: z.literal('single'), ...pair }),
  z.object({ type: z.literal('group'), title: z.string(), items: z.array(z.object(pair)) }),
]);

export const specifications = z.array(specification).meta({ id: 'Specifications' });
