// The values of a product's form: from a record, checked, and as the body of a call.
import type { AdminProduct, createProduct, updateProduct } from '#contract/products.ts';
import { readPriceText } from '#contract/rules/price-text.ts';
import { specificationError } from '#contract/rules/specifications.ts';
import { type SeoValues, seoLabels, seoValuesOf } from '#web/admin/features/seo/seo-values.ts';
import { pickFields } from '#web/admin/lib/pick-fields.ts';
import { chosenPath, type FileValue, newFile, removalFlag, storedFile } from '#web/admin/ui/files/file-value.ts';
import { type GalleryPicture, galleryFields, galleryOf } from '#web/admin/ui/files/gallery.ts';
import { checkSlug, checkSortOrder, slugToSend } from '#web/admin/ui/form/field-checks.ts';
import type { FieldErrors } from '#web/admin/ui/form/use-form.ts';
import { FormBody, type FormFieldsOf } from '#web/shared/lib/form-body.ts';
import { readDraft, type SpecificationDraft, writeDraft } from './specifications/specification-draft.ts';

export interface ProductValues extends SeoValues {
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

/** @returns the error of the text in the field */
export const checkPrice = (typed: string, locale: string | undefined): string | undefined => {
  const reading = readPriceText(typed, locale);
  return 'error' in reading ? reading.error : undefined;
};

/** @returns the amount; null for an empty field and for a text that is not a price */
export const readPrice = (typed: string, locale: string | undefined): number | null => {
  const reading = readPriceText(typed, locale);
  return 'price' in reading ? reading.price : null;
};

/** @param product null for a new one, which starts with the defaults */
export const valuesOf = (product: AdminProduct | null): ProductValues => ({
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
  ...seoValuesOf(product),
});

/**
 * The server's rules and texts, checked before anything is sent.
 * @param locale of the site's prices; undefined while it is not known
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
  ...seoLabels,
};

/** Without the keys of rows, which differ each time the values are read. */
export const comparable = ({ specifications, ...values }: ProductValues) => ({ ...values, specifications: writeDraft(specifications) });

type ProductFields = FormFieldsOf<typeof createProduct> & FormFieldsOf<typeof updateProduct>;

/**
 * @param stored the product that is edited, null for a new one
 * @param changed the fields that are sent
 * @param locale of the site's prices; undefined while it is not known
 */
export const bodyOf = (
  values: ProductValues,
  stored: AdminProduct | null,
  changed: readonly ProductField[],
  locale?: string,
): FormBody<ProductFields> => {
  const { slug, main_image, images, brochure, ...plain } = values;
  const fields = {
    ...plain,
    name: plain.name.trim(),
    model: plain.model.trim(),
    price: readPrice(plain.price, locale),
    sort_order: plain.sort_order.trim(),
    short_description: plain.short_description.trim(),
    description: plain.description.trim(),
    specifications: writeDraft(plain.specifications),
  };
  return new FormBody<ProductFields>({
    ...pickFields(fields, changed),
    slug: slugToSend(slug, stored),
    main_image: newFile(main_image),
    main_image_path: chosenPath(main_image),
    remove_main_image: removalFlag(main_image),
    ...(changed.includes('images') && galleryFields(images)),
    brochure: newFile(brochure),
    brochure_path: chosenPath(brochure),
    remove_brochure: removalFlag(brochure),
    version: stored?.version,
  });
};
