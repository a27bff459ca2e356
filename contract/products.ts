import { z } from 'zod';
import { category } from './categories.ts';
import { html, id, moment, orAbsent, slug, slugParams, storedPath } from './fields.ts';
import { paged, pageNumber, searchText } from './paging.ts';
import { route } from './route.ts';
import { specifications } from './specifications.ts';

export const publicProductsPerPage = 12;

export const product = z
  .object({
    id,
    name: z.string(),
    slug,
    category_id: id,
    category: z.object({ name: z.string(), slug }),
    model: z.string().nullable(),
    price: z.number().nullable().meta({ description: 'At most two decimals; null is "Price on request".' }),
    sort_order: z.number().int().min(1),
    short_description: html.nullable(),
    description: html.nullable(),
    specifications,
    main_image: storedPath.nullable(),
    main_image_url: z.string().nullable(),
    images: z.array(z.string()).meta({ description: 'Stored paths or absolute URLs, without the main image.' }),
    brochure: storedPath.nullable(),
    brochure_url: z.string().nullable(),
    is_featured: z.boolean(),
    is_active: z.boolean(),
    created_at: moment,
    updated_at: moment,
  })
  .meta({ id: 'Product' });
export type Product = z.output<typeof product>;

export const listProducts = route({
  method: 'GET',
  path: '/api/public/products',
  summary: 'Search and page through the catalogue',
  tag: 'Catalogue',
  access: 'public',
  query: z.object({
    category: orAbsent(z.string().transform((typed) => typed.replaceAll('\u0000', '\ufffd'))).meta({
      description: "A category's slug; an unknown one gives an empty list.",
    }),
    search: searchText,
    page: pageNumber,
  }),
  status: 200,
  answer: z.object({ products: paged(product), categories: z.array(category) }),
});

export const getProduct = route({
  method: 'GET',
  path: '/api/public/products/:slug',
  summary: 'One product and up to four related ones',
  tag: 'Catalogue',
  access: 'public',
  params: slugParams,
  status: 200,
  answer: z.object({ product, related_products: z.array(product) }),
});
