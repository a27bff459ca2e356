// The comparison as CSV for spreadsheets, with a column for each product.

import type { compareProducts } from '#contract/compare.ts';
import type { AnswerOf } from '#contract/route.ts';
import { toCsv } from '#contract/rules/csv.ts';

type Comparison = Pick<AnswerOf<typeof compareProducts>, 'products' | 'groups'>;

/** @param onlyDifferences omits rows whose values are all the same */
export const comparisonCsv = ({ products, groups }: Comparison, onlyDifferences: boolean): string => {
  const rows = groups.flatMap(({ title, rows: all }) =>
    all
      .filter(({ differs }) => differs || !onlyDifferences)
      .map(({ label, cells }) => [title, label, ...cells.map(({ text, formatted }) => formatted ?? text)]),
  );
  const head = [
    ['Group', 'Attribute', ...products.map(({ name }) => name)],
    ['', 'Model', ...products.map(({ model }) => model)],
  ];
  return toCsv([...head, ...rows]);
};
