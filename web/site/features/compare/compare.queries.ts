import type { compareProducts } from '#contract/compare.ts';
import type { Product } from '#contract/products.ts';
import type { AnswerOf } from '#contract/route.ts';
import { compareTexts } from '#contract/texts/en/compare.ts';
import { call, queryString } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { queryOptions } from '#web/site/query/query-client.ts';
import type { CompareAddress } from './compare-address.ts';

type Compared = Pick<CompareAddress, 'products' | 'units'>;

/** The fields of a product that its column needs. */
export type ComparedProduct = Pick<Product, 'id' | 'name' | 'slug' | 'model' | 'price' | 'main_image'> & {
  category: Product['category'];
};

type AnswerRow = AnswerOf<typeof compareProducts>['groups'][number]['rows'][number];

export interface ComparisonRow {
  label: string;
  cells: AnswerRow['cells'];
  differs: boolean;
}

export interface ComparisonGroup {
  title: string | null;
  rows: ComparisonRow[];
}

const summarise = ({ id, name, slug, model, price, main_image, category }: Product): ComparedProduct => ({
  id,
  name,
  slug,
  model,
  price,
  main_image,
  category,
});

/** The products side by side; nothing is requested without products. */
export const comparisonQuery = ({ products, units }: Compared) =>
  queryOptions({
    queryKey: ['products', 'compare', { products, units }],
    queryFn: async ({ client, signal }) => {
      const answer = await call<typeof compareProducts>(transportOf(client), 'GET', '/api/public/compare', {
        query: { products: products.join(), units },
        signal,
        expects: { products: 'list', groups: 'list', missing: 'list' },
      });
      return {
        products: answer.products.map(summarise),
        missing: answer.missing,
        groups: answer.groups.map(({ title, rows }) => ({
          title,
          rows: rows.map(({ label, cells, differs }) => ({ label, cells, differs })),
        })),
      };
    },
    enabled: products.length > 0,
    meta: { failure: (texts) => texts(compareTexts)('failed') },
  });

/** Address of the comparison as a CSV file. */
export const comparisonFile = ({
  products,
  units,
  differences,
  locale,
}: Omit<CompareAddress, 'ignored' | 'search'> & { locale: string | null }): string =>
  `/api/public/compare/csv${queryString({ products: products.join(), units, differences: differences ? 1 : undefined, locale })}`;
