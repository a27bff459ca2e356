import { z } from 'zod';
import { alternates, html, id, orAbsent, seoTexts, slug, storedPath, version } from './fields.ts';
import { formCalls } from './form-calls.ts';
import { optionalFlag, scheduled } from './form-fields.ts';
import { paged, pageNumber, perPage, searchText } from './paging.ts';
import { categories as definition } from './records/categories.ts';
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
    ...seoTexts,
    alternates,
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

/** For administrators: includes inactive categories, and counts inactive products. */
export const adminCategory = category
  .extend({ products_count: z.number().int().meta({ description: 'All products.' }), version })
  .meta({ id: 'AdminCategory' });
export type AdminCategory = z.output<typeof adminCategory>;

export const categoryLabels = ['new', 'popular'] as const;

export const listAdminCategories = route({
  method: 'GET',
  path: '/api/admin/categories',
  summary: 'All categories in sort order',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.read',
  query: z.object({
    search: searchText,
    is_active: orAbsent(optionalFlag),
    scheduled,
    label: orAbsent(z.enum(categoryLabels, 'The label must be new or popular.')),
    page: pageNumber,
    per_page: perPage,
  }),
  status: 200,
  answer: paged(adminCategory),
});

export const listCategoryChoices = route({
  method: 'GET',
  path: '/api/admin/categories-all',
  summary: 'All categories, for select boxes',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.read',
  status: 200,
  answer: z.array(z.object({ id, name: z.string(), slug, is_active: z.boolean() }).meta({ id: 'CategoryChoice' })),
});

export const {
  read: getAdminCategory,
  create: createCategory,
  update: updateCategory,
  remove: removeCategory,
} = formCalls(definition, {
  path: '/api/admin/categories',
  tag: 'Catalogue',
  answer: { category: adminCategory },
  refusals: ['conflict'],
});
