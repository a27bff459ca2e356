import { queryOptions } from '@tanstack/react-query';
import type { getProduct, listProducts, Product } from '#contract/products.ts';
import { htmlToText } from '#contract/rules/html-text.ts';
import { normaliseSpecifications, type Specification } from '#contract/rules/specifications.ts';
import { call } from '#web/shared/lib/api.ts';
import { missingAsNull } from '#web/shared/lib/not-found.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { typedTerms } from '#web/site/lib/find-matches.ts';
import { summariseMatch } from './found-product.ts';
import { summariseProduct } from './product-card.tsx';
import type { ProductListAddress } from './product-list-address.ts';

const keys = {
  list: (address: ProductListAddress) => ['products', 'list', address] as const,
  detail: (slug: string) => ['products', 'detail', slug] as const,
};

/** One page of the product list, with category counts and the search report. */
export const productListQuery = ({ category, search, page }: ProductListAddress) =>
  queryOptions({
    queryKey: keys.list({ category, search, page }),
    queryFn: async ({ client, signal }) => {
      const {
        products,
        categories,
        category: selected,
        category_counts,
        search: report,
      } = await call<typeof listProducts>(transportOf(client), 'GET', '/api/public/products', {
        query: { category, search, page },
        signal,
        expects: { products: 'object', categories: 'list' },
      });
      const terms = report?.terms ?? (search ? typedTerms(search) : undefined);
      return {
        products: products.data.map((product) => summariseMatch(product, terms)),
        /** Search report of the response; undefined without a search. */
        report,
        terms,
        page: products.current_page,
        last: products.last_page,
        total: products.total,
        /** Number of matching products by category id. */
        counts: category_counts,
        /** Full description of the selected category; category lists contain only its beginning. */
        introduction: htmlToText(categories.find(({ slug }) => slug === category)?.description),
        /** Current slug of the category, which may have been requested by an old one; null without a known category. */
        category: selected ?? null,
      };
    },
    meta: { failure: 'Failed to load products' },
  });

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

/** Data is null if the product does not exist. */
export const productQuery = (slug: string) =>
  queryOptions({
    queryKey: keys.detail(slug),
    queryFn: ({ client, signal }) =>
      missingAsNull(
        call<typeof getProduct>(transportOf(client), 'GET', `/api/public/products/${encodeURIComponent(slug)}`, {
          signal,
          expects: { product: 'object', related_products: 'list' },
        }).then(({ product, related_products }) => ({
          product: detail(product),
          related: related_products.map(summariseProduct),
        })),
      ),
    meta: { failure: 'Failed to load product details' },
  });
