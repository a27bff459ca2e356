import { z } from 'zod';
import { html, id, slug, storedPath } from './fields.ts';
import { route } from './route.ts';

export const category = z
  .object({
    id,
    name: z.string(),
    slug,
    description: html.nullable(),
    image: storedPath.nullable(),
    image_url: z.string().nullable(),
    sort_order: z.number().int().min(1),
    is_active: z.boolean(),
    is_new: z.boolean(),
    is_popular: z.boolean(),
    products_count: z.number().int().meta({ description: 'Active products only.' }),
  })
  .meta({ id: 'Category' });
export type Category = z.output<typeof category>;

export const listCategories = route({
  method: 'GET',
  path: '/api/public/categories',
  summary: 'Active categories in sort order',
  tag: 'Catalogue',
  access: 'public',
  status: 200,
  answer: z.array(category),
});
