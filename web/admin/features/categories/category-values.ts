// The values of a category's form: from a record, checked, and as the body of a call.
import type { AdminCategory, createCategory, updateCategory } from '#contract/categories.ts';
import { type SeoValues, seoLabels, seoValuesOf } from '#web/admin/features/seo/seo-values.ts';
import { pickFields } from '#web/admin/lib/pick-fields.ts';
import { chosenPath, type FileValue, newFile, removalFlag, storedFile } from '#web/admin/ui/files/file-value.ts';
import { checkSlug, checkSortOrder, slugToSend } from '#web/admin/ui/form/field-checks.ts';
import type { FieldErrors } from '#web/admin/ui/form/use-form.ts';
import { FormBody, type FormFieldsOf } from '#web/shared/lib/form-body.ts';

/** @returns e.g. "4 products" */
export const countedProducts = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

export interface CategoryValues extends SeoValues {
  name: string;
  slug: string;
  description: string;
  image: FileValue;
  sort_order: string;
  is_active: boolean;
  is_new: boolean;
  is_popular: boolean;
}

/** @param category null for a new one, which starts with the defaults */
export const valuesOf = (category: AdminCategory | null): CategoryValues => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
  description: category?.description ?? '',
  image: storedFile(category?.image ?? null),
  sort_order: String(category?.sort_order ?? 1),
  is_active: category?.is_active ?? true,
  is_new: category?.is_new ?? false,
  is_popular: category?.is_popular ?? false,
  ...seoValuesOf(category),
});

/** The server's rules and texts, checked before anything is sent. */
export const checkCategory = ({ name, slug, sort_order }: CategoryValues): FieldErrors => ({
  name: name.trim() === '' ? 'The name field is required.' : undefined,
  sort_order: checkSortOrder(sort_order),
  slug: checkSlug(slug),
});

export type CategoryField = keyof CategoryValues;

export const categoryLabels: Record<CategoryField, string> = {
  name: 'Name',
  slug: 'Slug',
  description: 'Description',
  image: 'Image',
  sort_order: 'Sort Order',
  is_active: 'Active',
  is_new: 'New',
  is_popular: 'Popular',
  ...seoLabels,
};

type CategoryFields = FormFieldsOf<typeof createCategory> & FormFieldsOf<typeof updateCategory>;

/**
 * @param stored the category that is edited, null for a new one
 * @param changed the fields that are sent
 */
export const bodyOf = (
  values: CategoryValues,
  stored: AdminCategory | null,
  changed: readonly CategoryField[],
): FormBody<CategoryFields> => {
  const { name, slug, sort_order, image, ...plain } = values;
  return new FormBody<CategoryFields>({
    ...pickFields({ ...plain, name: name.trim(), sort_order: sort_order.trim() }, changed),
    slug: slugToSend(slug, stored),
    image: newFile(image),
    image_path: chosenPath(image),
    remove_image: removalFlag(image),
    version: stored?.version,
  });
};
