import { queryOptions } from '@tanstack/react-query';
import type { getProduct, Product } from '#contract/products.ts';
import { normaliseSpecifications, type Specification } from '#contract/rules/specifications.ts';
import { call } from '#web/shared/lib/api.ts';
import { orMissing } from '#web/shared/lib/not-found.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { seoOf } from '#web/site/lib/head.ts';
import { summariseProduct } from './product-card.tsx';

/** The fields of a product that its page needs. */
export type ProductDetail = Pick<
  Product,
  | 'name'
  | 'slug'
  | 'category'
  | 'model'
  | 'price'
  | 'short_description'
  | 'description'
  | 'main_image'
  | 'images'
  | 'brochure_url'
  | 'brochure_name'
> & { specifications: Specification[] };

const detail = (product: Product): ProductDetail => ({
  name: product.name,
  slug: product.slug,
  category: product.category,
  model: product.model,
  price: product.price,
  short_description: product.short_description,
  description: product.description,
  main_image: product.main_image,
  images: product.images,
  brochure_url: product.brochure_url,
  brochure_name: product.brochure_name,
  specifications: normaliseSpecifications(product.specifications),
});

/** Data is null if the product does not exist, 'removed' if it was deleted. */
export const productQuery = (slug: string) =>
  queryOptions({
    queryKey: ['products', 'detail', slug],
    queryFn: ({ client, signal }) =>
      orMissing(
        call<typeof getProduct>(transportOf(client), 'GET', `/api/public/products/${encodeURIComponent(slug)}`, {
          signal,
          expects: { product: 'object', related_products: 'list' },
        }).then(({ product, related_products }) => ({
          product: detail(product),
          seo: seoOf(product),
          shareImage: product.share_image,
          related: related_products.map(summariseProduct),
        })),
      ),
    meta: { failure: 'Failed to load product details' },
  });
