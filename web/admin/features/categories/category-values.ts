// The values of a category's form: from a record, checked, and as the body of a call.
import type { AdminCategory } from '#contract/categories.ts';
import { formBody } from '#web/admin/lib/form-body.ts';
import { type FileValue, storedFile } from '#web/admin/ui/files/file-value.ts';
import { checkSlug, checkSortOrder } from '#web/admin/ui/form/field-checks.ts';
import type { FieldErrors } from '#web/admin/ui/form/use-form.ts';

/** @returns e.g. "4 products" */
export const countedProducts = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

export interface CategoryValues {
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
};

/**
 * @param stored the category that is edited, null for a new one
 * @param changed the fields that are sent
 */
export const bodyOf = (values: CategoryValues, stored: AdminCategory | null, changed: readonly CategoryField[]): FormData => {
  const { name, slug, sort_order, image, ...plain } = values;
  const fields = { name: name.trim(), sort_order: sort_order.trim(), ...plain };
  const chosen = slug.trim();
  return formBody({
    ...Object.fromEntries(Object.entries(fields).filter(([field]) => changed.includes(field as CategoryField))),
    slug: chosen !== '' && chosen !== stored?.slug ? chosen : undefined,
    image: image.file ?? undefined,
    remove_image: image.isRemoved && !image.file ? true : undefined,
    version: stored?.version,
  });
};
