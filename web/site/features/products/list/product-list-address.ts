// Reads the state of the product list from its URL, and writes it.
import { searchMaxLength } from '#contract/rules/text-lengths.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { addressText } from '#web/site/lib/address-text.ts';
import { readFilterFields } from '../filters/filter-fields.ts';

/** State of the product list. */
export interface ProductListAddress {
  /** Slug of a category. */
  category?: string;
  search?: string;
  page: number;
  /** Query with the conditions on attributes, the order and the units; absent without them. */
  filters?: string;
}

const readPage = (text: string | null): number => {
  const page = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 1;
  return page < 1 ? 1 : page;
};

/**
 * Reads the query; invalid values are replaced by the defaults.
 * @param known existing categories; undefined until they are loaded
 */
export const readProductListAddress = (query: URLSearchParams, known: readonly { slug: string }[] | undefined): ProductListAddress => {
  const category = query.get('category')?.trim() || undefined;
  const isUnknown = known !== undefined && !known.some(({ slug }) => slug === category);
  return {
    category: isUnknown ? undefined : category,
    search: addressText(query, 'search', searchMaxLength) || undefined,
    page: readPage(query.get('page')),
    filters: readFilterFields(query) || undefined,
  };
};

export const productListPath = ({ filters, ...address }: Partial<ProductListAddress>): string => {
  const path = paths.products(address);
  return filters ? `${path}${path.includes('?') ? '&' : '?'}${filters}` : path;
};
