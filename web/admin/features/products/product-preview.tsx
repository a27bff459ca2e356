// The product as its page will show it. Loaded when it is asked for: it brings the site's own parts.
import { useQuery } from '@tanstack/react-query';
import type { Product } from '#contract/products.ts';
import { PreviewDialog } from '#web/admin/features/preview/preview-dialog.tsx';
import { useFileAddresses } from '#web/admin/features/preview/use-file-addresses.ts';
import { currencyQuery } from '#web/shared/features/settings/currency.queries.ts';
import { ProductView } from '#web/site/features/products/product-view.tsx';
import type { ProductDetail } from '#web/site/features/products/products.queries.ts';
import { type CategoryChoice, type ProductValues, productForm, readPrice } from './product-values.ts';
import { writeDraft } from './specifications/specification-draft.ts';

interface Props {
  values: ProductValues;
  /** What is stored. */
  product: Product | null;
  categories: readonly CategoryChoice[];
  onClose: () => void;
}

export const ProductPreview = ({ values, product, categories, onClose }: Props) => {
  const { data: currency } = useQuery(currencyQuery);
  const { main_image, images, brochure } = values;
  const addressOf = useFileAddresses([main_image, brochure, ...images]);
  const texts = productForm().texts(values);

  const detail: ProductDetail = {
    ...texts,
    name: texts.name ?? 'Product without a name',
    slug: values.slug || 'preview',
    category: categories.find(({ id }) => String(id) === values.category_id) ?? product?.category ?? { name: 'Category', slug: '' },
    price: readPrice(values.price, currency?.currency_locale),
    main_image: addressOf(main_image),
    images: images.flatMap((picture) => addressOf(picture) ?? []),
    brochure_url: addressOf(brochure),
    brochure_name: brochure.file?.name ?? (brochure.chosen ? null : brochure.name) ?? null,
    specifications: writeDraft(values.specifications),
  };
  return (
    <PreviewDialog name={values.name} onClose={onClose}>
      <ProductView product={detail} related={[]} />
    </PreviewDialog>
  );
};
