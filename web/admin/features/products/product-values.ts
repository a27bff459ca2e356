// The form of a product, with the price in the notation of the site and specifications as rows.
import { products } from '#contract/records/products.ts';
import { readPriceText } from '#contract/rules/price-text.ts';
import { type Specification, specificationError } from '#contract/rules/specifications.ts';
import type { FieldForm } from '#web/admin/records/values/field-forms.ts';
import { recordForm, type ValuesOf } from '#web/admin/records/values/record-form.ts';
import { readDraft, type SpecificationDraft, writeDraft } from './specifications/specification-draft.ts';

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

const price = (locale: string | undefined): FieldForm<string, number | null, number | null> => ({
  read: (stored) => String(stored ?? ''),
  check: (typed) => checkPrice(typed, locale),
  write: (typed) => readPrice(typed, locale),
});

const specifications: FieldForm<SpecificationDraft, Specification[], Specification[]> = {
  read: readDraft,
  check: (draft) => specificationError(writeDraft(draft)),
  write: writeDraft,
  comparable: writeDraft,
};

/** @param locale of the site's prices; undefined until it is known */
export const productForm = (locale?: string) => recordForm(products, { price: price(locale), specifications });

export type ProductValues = ValuesOf<ReturnType<typeof productForm>>;
