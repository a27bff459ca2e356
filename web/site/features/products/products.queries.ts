import type { PictureTexts } from '#contract/fields.ts';
import type { SimilarProduct } from '#contract/product-attributes.ts';
import type { getProduct, ProductDetail as Product } from '#contract/products.ts';
import type { AttributeUnits } from '#contract/rules/attributes/limits.ts';
import { normaliseSpecifications } from '#contract/rules/specifications.ts';
import { productTexts } from '#contract/texts/en/product.ts';
import { call } from '#web/shared/lib/api.ts';
import { orMissing } from '#web/shared/lib/not-found.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { withBlockStyles } from '#web/site/lib/block-styles.ts';
import { seoOf } from '#web/site/lib/head.ts';
import { queryOptions } from '#web/site/query/query-client.ts';
import { type AttributeRow, attributeRows } from './attribute-rows.ts';
import { summariseProduct } from './product-card.tsx';

/** Removes the fields that the page of a product does not show. */
const shownOf = ({
  id: _id,
  category_id: _category,
  sort_order: _order,
  main_image_url: _picture,
  brochure: _brochure,
  is_featured: _isFeatured,
  is_active: _isActive,
  created_at: _created,
  updated_at: _updated,
  attributes: _tiles,
  seo_title: _title,
  seo_description: _description,
  share_image: _shareImage,
  picture_texts: _texts,
  specifications,
  ...shown
}: Product) => ({ ...shown, specifications: normaliseSpecifications(specifications) });

/** The fields of a product that its page shows. */
export type ProductDetail = ReturnType<typeof shownOf> & {
  /** Texts from the media library; absent if there are none, and in previews. */
  pictureTexts?: PictureTexts;
  /** Attributes of the specifications; absent in previews. */
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
        })
          .then((answer) => ({
            product: { ...shownOf(answer.product), pictureTexts: answer.product.picture_texts, attributes: attributeRows(answer) },
            seo: seoOf(answer.product),
            shareImage: answer.product.share_image,
            related: answer.related_products.map(summariseProduct),
            similar: (answer.similar_products ?? []).map(similarSummary),
          }))
          .then(withBlockStyles(({ product }) => product.description)),
      ),
    meta: { failure: (texts) => texts(productTexts)('failed') },
  });
