// The order of products within their category, and of categories.
import { z } from 'zod';
import { idParams } from './fields.ts';
import { route } from './route.ts';

const body = z.object({
  position: z
    .number('The position must be a whole number.')
    .int('The position must be a whole number.')
    .min(1, 'The position must be at least 1.')
    .max(1_000_000_000, 'The position is too high.')
    .meta({ description: 'From 1; a position after the last one is the last one.' }),
});

const answer = z.object({
  message: z.string(),
  position: z.number().int(),
  changed: z.number().int().meta({ description: 'Number of records whose sort order changed: as few as possible.' }),
});

const common = {
  method: 'POST',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.write',
  params: idParams,
  body,
  status: 200,
  answer,
} as const;

export const moveProduct = route({
  ...common,
  path: '/api/admin/products/:id/position',
  summary: 'Move a product to a position within its category',
});

export const moveCategory = route({
  ...common,
  path: '/api/admin/categories/:id/position',
  summary: 'Move a category to a position in the list of categories',
});
