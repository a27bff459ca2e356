import { z } from 'zod';
import { attributeDefinition } from './attributes.ts';
import { category } from './categories.ts';
import {
  alternates,
  html,
  id,
  orAbsent,
  pictureTexts,
  seoTexts,
  shareImage,
  slug,
  slugParams,
  storedPath,
  textLanguages,
  timestamp,
  version,
} from './fields.ts';
import { formCalls } from './form-calls.ts';
import { optionalFlag, rowNumber, scheduled } from './form-fields.ts';
import { paged, pageNumber, perPage, searchText } from './paging.ts';
import { attributeListFields, attributeQuery, productAttribute, similarProduct } from './product-attributes.ts';
import { products as definition } from './records/products.ts';
import { route } from './route.ts';
import { filterPrefix } from './rules/attributes/limits.ts';
import { searchReport } from './search.ts';
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
    brochure_name: z.string().nullable().meta({ description: 'Original file name of the upload; null if unknown.' }),
    is_featured: z.boolean(),
    is_active: z.boolean(),
    created_at: timestamp,
    updated_at: timestamp,
    text_languages: textLanguages,
    attributes: z.array(productAttribute).optional().meta({
      description: 'In the response for one product all that were parsed, in lists those for its tile; absent if there are none.',
    }),
  })
  .meta({ id: 'Product' });
export type Product = z.output<typeof product>;

/** A product with the data that only its page needs. */
export const productDetail = product
  .extend({ ...seoTexts, share_image: shareImage, picture_texts: pictureTexts, alternates })
  .meta({ id: 'ProductDetail' });
export type ProductDetail = z.output<typeof productDetail>;

export const adminProduct = product.extend({ ...seoTexts, version }).meta({ id: 'AdminProduct' });
export type AdminProduct = z.output<typeof adminProduct>;

export const listProducts = route({
  method: 'GET',
  path: '/api/public/products',
  summary: 'Search and page through the catalogue',
  tag: 'Catalogue',
  access: 'public',
  query: z.looseObject({
    category: orAbsent(z.string().transform((typed) => typed.replaceAll('\u0000', '\ufffd'))).meta({
      description: 'Slug of a category; for an unknown slug the list is empty.',
    }),
    search: searchText,
    page: pageNumber,
    ...attributeQuery,
  }),
  queryPrefix: filterPrefix,
  status: 200,
  answer: z.object({
    products: paged(product),
    categories: z.array(category),
    category: z.string().nullable().meta({
      description: 'Current slug of the requested category; null without a category or for an unknown slug.',
    }),
    is_category_removed: z.boolean().meta({ description: 'The requested category was deleted after visitors could see it.' }),
    category_counts: z.record(z.string(), z.number().int()).meta({
      description: 'By category id: number of matching products, or of all products without a search.',
    }),
    search: searchReport.optional(),
    ...attributeListFields,
  }),
});

export const getProduct = route({
  method: 'GET',
  path: '/api/public/products/:slug',
  summary: 'One product and up to four related ones',
  tag: 'Catalogue',
  access: 'public',
  params: slugParams,
  query: z.object({ units: attributeQuery.units }),
  errors: ['removed'],
  status: 200,
  answer: z.object({
    product: productDetail,
    related_products: z.array(product),
    attribute_definitions: z
      .array(attributeDefinition)
      .optional()
      .meta({ description: 'Those of its attributes; absent if there are none.' }),
    similar_products: z.array(similarProduct).optional().meta({ description: 'Absent if no attributes can be compared.' }),
  }),
});

export const productSorts = ['sort_order', 'name', 'category', 'price', 'is_active', 'created_at'] as const;

export const listAdminProducts = route({
  method: 'GET',
  path: '/api/admin/products',
  summary: 'All products, active or not',
  tag: 'Catalogue',
  access: 'admin',
  permission: 'content.read',
  query: z.object({
    search: searchText.meta({ description: 'Plain text anywhere in name or model, any case.' }),
    category_id: orAbsent(rowNumber('category')),
    is_active: orAbsent(optionalFlag),
    is_featured: orAbsent(optionalFlag),
    scheduled,
    sort: z.enum(productSorts, 'The sort is not one of the known columns.').default('sort_order'),
    direction: z.enum(['asc', 'desc'], 'The direction must be asc or desc.').default('asc'),
    page: pageNumber,
    per_page: perPage,
  }),
  status: 200,
  answer: paged(adminProduct),
});

export const {
  read: getAdminProduct,
  create: createProduct,
  update: updateProduct,
  duplicate: duplicateProduct,
  remove: removeProduct,
} = formCalls(definition, {
  path: '/api/admin/products',
  tag: 'Catalogue',
  answer: { product: adminProduct },
});
