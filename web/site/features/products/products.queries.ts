import type { PictureTexts } from '#contract/fields.ts';
import type { SimilarProduct } from '#contract/product-attributes.ts';
import type { getProduct, Product } from '#contract/products.ts';
import type { AttributeUnits } from '#contract/rules/attributes/limits.ts';
import { normaliseSpecifications, type Specification } from '#contract/rules/specifications.ts';
import { call } from '#web/shared/lib/api.ts';
import { orMissing } from '#web/shared/lib/not-found.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { seoOf } from '#web/site/lib/head.ts';
import { queryOptions } from '#web/site/query/query-client.ts';
import { type AttributeRow, attributeRows } from './attribute-rows.ts';
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
> & {
  specifications: Specification[];
  /** Of the media library; absent if it says nothing, and in previews. */
  pictureTexts?: PictureTexts;
  /** What is understood of the specifications; absent in previews. */
  attributes?: AttributeRow[];
};

/** A product with nearly the same values. */
export type SimilarSummary = Pick<SimilarProduct, 'name' | 'slug' | 'model' | 'main_image' | 'difference'>;

const similarSummary = ({ name, slug, model, main_image, difference }: SimilarProduct): SimilarSummary => ({
  name,
  slug,
  model,
  main_image,
  difference,
});

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
export const productQuery = (slug: string, units?: AttributeUnits) =>
  queryOptions({
    queryKey: ['products', 'detail', slug, ...(units ? [units] : [])],
    queryFn: ({ client, signal }) =>
      orMissing(
        call<typeof getProduct>(transportOf(client), 'GET', `/api/public/products/${encodeURIComponent(slug)}`, {
          query: { units },
          signal,
          expects: { product: 'object', related_products: 'list' },
        }).then((answer) => ({
          product: { ...detail(answer.product), pictureTexts: answer.product.picture_texts, attributes: attributeRows(answer) },
          seo: seoOf(answer.product),
          shareImage: answer.product.share_image,
          related: answer.related_products.map(summariseProduct),
          similar: (answer.similar_products ?? []).map(similarSummary),
        })),
      ),
    meta: { failure: 'Failed to load product details' },
  });
