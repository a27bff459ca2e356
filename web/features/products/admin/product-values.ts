// What the form of a product holds, from a row and into what is sent.
import type { Product } from '#contract/products.ts';
import { specificationError } from '#contract/rules/specifications.ts';
import { appendGallery, type GalleryPicture, galleryOf } from '../../../ui/admin/files/gallery.ts';
import { appendFile, type PictureValue, pictureOf } from '../../../ui/admin/files/picture-field.tsx';
import { checkSlug } from '../../../ui/admin/form/slug.ts';
import { checkSortOrder } from '../../../ui/admin/form/sort-order.ts';
import type { FieldErrors } from '../../../ui/admin/form/use-form.ts';
import { checkPrice } from './product-price.ts';
import { readDraft, type SpecificationDraft, writeDraft } from './specifications/specification-draft.ts';

export interface ProductValues {
  name: string;
  category_id: string;
  model: string;
  price: string;
  sort_order: string;
  slug: string;
  short_description: string;
  description: string;
  specifications: SpecificationDraft;
  is_featured: boolean;
  is_active: boolean;
  main_image: PictureValue;
  images: GalleryPicture[];
  brochure: PictureValue;
}

/** @param product null for a new one, which begins with the defaults */
export const valuesOf = (product: Product | null): ProductValues => ({
  name: product?.name ?? '',
  category_id: product ? String(product.category_id) : '',
  model: product?.model ?? '',
  price: product?.price === null || product === null ? '' : String(product.price),
  sort_order: String(product?.sort_order ?? 1),
  slug: product?.slug ?? '',
  short_description: product?.short_description ?? '',
  description: product?.description ?? '',
  specifications: readDraft(product?.specifications),
  is_featured: product?.is_featured ?? false,
  is_active: product?.is_active ?? true,
  main_image: pictureOf(product?.main_image ?? null),
  images: galleryOf(product?.images ?? []),
  brochure: pictureOf(product?.brochure ?? null, product?.brochure_name),
});

/** The server's rules and words, known before anything is sent. */
export const checkProduct = ({ name, category_id, price, sort_order, slug, specifications }: ProductValues): FieldErrors => ({
  name: name.trim() === '' ? 'The name field is required.' : undefined,
  category_id: category_id === '' ? 'The category field is required.' : undefined,
  price: checkPrice(price),
  sort_order: checkSortOrder(sort_order),
  slug: checkSlug(slug),
  specifications: specificationError(writeDraft(specifications)),
});

/** @param stored the product that is edited, null for a new one */
export const formOf = (values: ProductValues, stored: Product | null): FormData => {
  const form = new FormData();
  const { name, category_id, model, price, sort_order, short_description, description } = values;
  for (const [key, value] of Object.entries({ name, category_id, model, price, sort_order })) form.append(key, value.trim());
  form.append('short_description', short_description);
  form.append('description', description);
  form.append('specifications', JSON.stringify(writeDraft(values.specifications)));
  form.append('is_featured', values.is_featured ? '1' : '0');
  form.append('is_active', values.is_active ? '1' : '0');
  const slug = values.slug.trim();
  if (slug !== '' && slug !== stored?.slug) form.append('slug', slug);
  appendFile(form, 'main_image', values.main_image);
  appendGallery(form, values.images);
  appendFile(form, 'brochure', values.brochure);
  return form;
};
