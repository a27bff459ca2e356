// The comparison of products.
import { z } from 'zod';
import { attributeDefinition } from './attributes.ts';
import { orAbsent } from './fields.ts';
import { attributeQuery } from './product-attributes.ts';
import { product } from './products.ts';
import { route } from './route.ts';
import { attributeLimits } from './rules/attributes/limits.ts';

export const comparedRow = z
  .object({
    label: z.string(),
    definition: attributeDefinition.nullable().meta({ description: 'Null for a row of text that no definition reads.' }),
    cells: z
      .array(
        z.object({
          text: z.string().nullable().meta({
            description: 'As typed, with a value that is understood in the notation of the site; null if the product has no such row.',
          }),
          formatted: z.string().nullable().meta({ description: 'In the one unit of the row; null if it is not understood.' }),
          is_best: z.boolean(),
        }),
      )
      .meta({ description: 'In the order of the products.' }),
    differs: z.boolean(),
  })
  .meta({ id: 'ComparedRow' });
export type ComparedRow = z.output<typeof comparedRow>;

const comparison = z.object({
  products: z
    .string('The products must be text.')
    .max(2000, 'There are too many products.')
    .default('')
    .transform((typed) => [...new Set(typed.replaceAll('\u0000', '').split(',').filter(Boolean))].slice(0, attributeLimits.compared))
    .meta({ description: `Slugs, separated by commas; more than ${attributeLimits.compared} are ignored.` }),
  units: attributeQuery.units,
});

export const compareProducts = route({
  method: 'GET',
  path: '/api/public/compare',
  summary: `Up to ${attributeLimits.compared} products side by side`,
  tag: 'Catalogue',
  access: 'public',
  query: comparison,
  status: 200,
  answer: z.object({
    products: z.array(product).meta({ description: 'In the order of the request.' }),
    missing: z.array(z.string()).meta({ description: 'Slugs of which there is no product.' }),
    groups: z.array(z.object({ title: z.string().nullable(), rows: z.array(comparedRow) })),
  }),
});

export const exportComparison = route({
  method: 'GET',
  path: '/api/public/compare/csv',
  summary: 'The comparison as a table for spreadsheets',
  tag: 'Catalogue',
  access: 'public',
  query: comparison.extend({
    differences: orAbsent(z.enum(['1'], 'The differences must be 1.')).meta({ description: '`1`: only rows that differ.' }),
  }),
  status: 200,
  answer: z.string(),
  download: { type: 'text/csv', fileName: 'comparison.csv' },
});
