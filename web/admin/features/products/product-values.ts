// What the form of a product holds, from a row and into what is sent.
import type { AdminProduct, Product } from '#contract/products.ts';
import { readPriceText } from '#contract/rules/price-text.ts';
import { specificationError } from '#contract/rules/specifications.ts';
import { formBody } from '#web/admin/lib/form-body.ts';
import { appendFile, type FileValue, storedFile } from '#web/admin/ui/files/file-value.ts';
import { appendGallery, type GalleryPicture, galleryOf } from '#web/admin/ui/files/gallery.ts';
import { checkSlug, checkSortOrder } from '#web/admin/ui/form/field-checks.ts';
import type { FieldErrors } from '#web/admin/ui/form/use-form.ts';
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
  main_image: FileValue;
  images: GalleryPicture[];
  brochure: FileValue;
}

export interface CategoryChoice {
  id: number;
  name: string;
  slug: string;
  is_active: boolean;
}

/** @returns what is wrong with the text in the box */
export const checkPrice = (typed: string, locale: string | undefined): string | undefined => {
  const reading = readPriceText(typed, locale);
  return 'error' in reading ? reading.error : undefined;
};

/** @returns the amount; null for an empty box and for what cannot be read */
export const readPrice = (typed: string, locale: string | undefined): number | null => {
  const reading = readPriceText(typed, locale);
  return 'price' in reading ? reading.price : null;
};

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
  main_image: storedFile(product?.main_image ?? null),
  images: galleryOf(product?.images ?? []),
  brochure: storedFile(product?.brochure ?? null, product?.brochure_name),
});

/**
 * The server's rules and words, known before anything is sent.
 * @param locale of the site's prices, once it is known
 */
export const checkProduct = (
  { name, category_id, price, sort_order, slug, specifications }: ProductValues,
  locale?: string,
): FieldErrors => ({
  name: name.trim() === '' ? 'The name field is required.' : undefined,
  category_id: category_id === '' ? 'The category field is required.' : undefined,
  price: checkPrice(price, locale),
  sort_order: checkSortOrder(sort_order),
  slug: checkSlug(slug),
  specifications: specificationError(writeDraft(specifications)),
});

export type ProductField = keyof ProductValues;

export const productLabels: Record<ProductField, string> = {
  name: 'Name',
  category_id: 'Category',
  model: 'Model',
  price: 'Price',
  sort_order: 'Sort Order',
  slug: 'Slug',
  short_description: 'Short description',
  description: 'Description',
  specifications: 'Specifications',
  is_featured: 'Featured',
  is_active: 'Active',
  main_image: 'Main image',
  images: 'Additional images',
  brochure: 'Brochure',
};

/** Without the keys of rows, which are new with every reading. */
export const comparable = ({ specifications, ...values }: ProductValues) => ({ ...values, specifications: writeDraft(specifications) });

/**
 * @param stored the product that is edited, null for a new one
 * @param changed the fields that are sent
 * @param locale of the site's prices, once it is known
 */
export const formOf = (values: ProductValues, stored: AdminProduct | null, changed: readonly ProductField[], locale?: string): FormData => {
  const { specifications, slug, main_image, images, brochure, price, ...plain } = values;
  const isSent = new Set(changed);
  const form = formBody(
    Object.fromEntries(
      Object.entries(plain).flatMap(([name, value]) =>
        isSent.has(name as ProductField) ? [[name, typeof value === 'string' ? value.trim() : value]] : [],
      ),
    ),
  );
  if (isSent.has('price')) form.append('price', String(readPrice(price, locale) ?? ''));
  if (isSent.has('specifications')) form.append('specifications', JSON.stringify(writeDraft(specifications)));
  const chosen = slug.trim();
  if (chosen !== '' && chosen !== stored?.slug) form.append('slug', chosen);
  appendFile(form, 'main_image', main_image);
  if (isSent.has('images')) appendGallery(form, images);
  appendFile(form, 'brochure', brochure);
  if (stored) form.append('version', String(stored.version));
  return form;
};
