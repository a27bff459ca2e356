// The list's place in the catalogue as its address has it.
import { addressText } from '#web/site/lib/address-text.ts';

export interface ProductListAddress {
  /** A category's slug. */
  category?: string;
  search?: string;
  page: number;
}

/** As the API: in characters. */
export const searchMaxLength = 500;

const readPage = (text: string | null): number => {
  const page = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 1;
  return page < 1 ? 1 : page;
};

/**
 * Reads an address; what is wrong in it is read as the default.
 * @param known the categories there are, undefined while nobody knows
 */
export const readProductListAddress = (query: URLSearchParams, known: readonly { slug: string }[] | undefined): ProductListAddress => {
  const category = query.get('category')?.trim() || undefined;
  const isUnknown = known !== undefined && !known.some(({ slug }) => slug === category);
  return {
    category: isUnknown ? undefined : category,
    search: addressText(query, 'search', searchMaxLength) || undefined,
    page: readPage(query.get('page')),
  };
};
