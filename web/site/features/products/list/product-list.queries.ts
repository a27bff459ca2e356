import type { listProducts, Product } from '#contract/products.ts';
import { htmlToText } from '#contract/rules/html-text.ts';
import { productListTexts } from '#contract/texts/en/product-list.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import { seoOf } from '#web/site/lib/head.ts';
import { queryOptions } from '#web/site/query/query-client.ts';
import { loadMatchedText } from '#web/site/ui/mark-terms.tsx';
import { filterDataOf } from '../filters/filter-data.ts';
import { fieldsAsQuery } from '../filters/filter-fields.ts';
import { summariseListed } from '../listed-product.ts';
import type { ProductListAddress } from './product-list-address.ts';

/** @param given terms of the search report */
const searched = async (search: string, given: SearchTerms | undefined) => {
  const [{ summariseMatch }, { typedTerms }] = await Promise.all([import('../found-product.ts'), loadMatchedText()]);
  const terms = given ?? typedTerms(search);
  return { terms, summarise: (product: Product) => summariseMatch(product, terms) };
};

/** One page of the product list, with category counts and the search report. */
export const productListQuery = ({ category, search, page, filters }: ProductListAddress) =>
  queryOptions({
    queryKey: ['products', 'list', { category, search, page, filters }],
    queryFn: async ({ client, signal }) => {
      const answer = await call<typeof listProducts>(transportOf(client), 'GET', '/api/public/products', {
        query: { category, search, page, ...fieldsAsQuery(filters) },
        signal,
        expects: { products: 'object', categories: 'list' },
      });
      const { products, categories, category: selected, is_category_removed, category_counts, search: report } = answer;
      const listed = categories.find(({ slug }) => slug === category);
      const { terms, summarise } =
        report || search ? await searched(search ?? '', report?.terms) : { terms: undefined, summarise: summariseListed };
      return {
        products: products.data.map(summarise),
        /** Search report of the response; undefined without a search. */
        report,
        terms,
        page: products.current_page,
        last: products.last_page,
        total: products.total,
        /** Number of matching products by category id. */
        counts: category_counts,
        /** Full description of the selected category; category lists contain only its beginning. */
        introduction: htmlToText(listed?.description),
        /** Texts of the selected category for search engines. */
        seo: listed && seoOf(listed),
        /** Slugs of the selected category by language. */
        alternates: listed?.alternates,
        /** Current slug of the category, which may have been requested by an old one; null without a known category. */
        category: selected ?? null,
        /** The requested category was deleted. */
        isCategoryRemoved: is_category_removed,
        /** Null without attributes to filter by. */
        filters: filterDataOf(answer, filters),
      };
    },
    meta: { failure: (texts) => texts(productListTexts)('failed') },
  });

/** The first page of a category, requested by a slug that may be unknown. */
export const categoryQuery = (slug: string) => productListQuery({ category: slug, page: 1 });
