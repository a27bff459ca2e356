// The changes of a save of a product, and the resulting row.
import type { SeoTexts } from '#contract/fields.ts';
import { normaliseSpecifications } from '#contract/rules/specifications.ts';
import { roundToCents } from '#server/platform/money.ts';
import { optionalRichText } from '#server/platform/rich-text.ts';
import { seoTextsOf } from '#server/platform/seo-texts.ts';
import type { ProductRow } from './products.repository.ts';

/** The fields of a save; those that are left out keep their values. */
export interface ProductChanges extends Partial<SeoTexts> {
  name?: string;
  category_id?: number;
  model?: string | null;
  price?: number | null;
  sort_order?: number;
  short_description?: string | null;
  description?: string | null;
  /** Any form that contract/rules/specifications.ts reads. */
  specifications?: unknown;
  /** Stored paths. */
  main_image?: string | null;
  images?: string[];
  brochure?: string | null;
  is_featured?: boolean;
  is_active?: boolean;
}

export interface ProductInput extends ProductChanges {
  name: string;
  category_id: number;
  slug?: string;
}

export const newProduct: ProductRow = {
  name: '',
  category_id: 0,
  model: null,
  price: null,
  sort_order: 1,
  short_description: null,
  description: null,
  specifications: [],
  main_image: null,
  images: [],
  brochure: null,
  is_featured: false,
  is_active: true,
  seo_title: null,
  seo_description: null,
};

/** @param before the stored product, or the defaults of a new one: fields that are left out keep its values */
export const toRow = (input: ProductChanges, before: ProductRow): ProductRow => ({
  name: input.name?.trim() ?? before.name,
  category_id: input.category_id ?? before.category_id,
  model: input.model === undefined ? before.model : input.model?.trim() || null,
  price: input.price === undefined ? before.price : roundToCents(input.price),
  sort_order: input.sort_order ?? before.sort_order,
  short_description: input.short_description === undefined ? before.short_description : optionalRichText(input.short_description),
  description: input.description === undefined ? before.description : optionalRichText(input.description),
  specifications: input.specifications === undefined ? before.specifications : normaliseSpecifications(input.specifications),
  main_image: input.main_image === undefined ? before.main_image : input.main_image,
  images: input.images ?? before.images,
  brochure: input.brochure === undefined ? before.brochure : input.brochure,
  is_featured: input.is_featured ?? before.is_featured,
  is_active: input.is_active ?? before.is_active,
  ...seoTextsOf(input, before),
});
