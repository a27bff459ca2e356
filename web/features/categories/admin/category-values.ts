// What the form of a category holds, from a row and into what is sent.
import type { AdminCategory } from '#contract/categories.ts';
import { formBody } from '../../../lib/form-body.ts';
import { type PictureValue, pictureOf } from '../../../ui/admin/files/picture-field.tsx';
import { checkSortOrder } from '../../../ui/admin/form/sort-order.ts';
import type { FieldErrors } from '../../../ui/admin/form/use-form.ts';

export interface CategoryValues {
  name: string;
  description: string;
  image: PictureValue;
  sort_order: string;
  is_active: boolean;
  is_new: boolean;
  is_popular: boolean;
}

/** @param category null for a new one, which begins with the defaults */
export const valuesOf = (category: AdminCategory | null): CategoryValues => ({
  name: category?.name ?? '',
  description: category?.description ?? '',
  image: pictureOf(category?.image ?? null),
  sort_order: String(category?.sort_order ?? 1),
  is_active: category?.is_active ?? true,
  is_new: category?.is_new ?? false,
  is_popular: category?.is_popular ?? false,
});

/** The server's rules and words, known before anything is sent. */
export const checkCategory = ({ name, sort_order }: CategoryValues): FieldErrors => ({
  name: name.trim() === '' ? 'The name field is required.' : undefined,
  sort_order: checkSortOrder(sort_order),
});

export const bodyOf = ({ name, sort_order, image, ...values }: CategoryValues): FormData =>
  formBody({
    name: name.trim(),
    sort_order: sort_order.trim(),
    ...values,
    image: image.file ?? undefined,
    remove_image: image.isRemoved && !image.file ? true : undefined,
  });
