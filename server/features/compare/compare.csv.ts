// The comparison as CSV for spreadsheets, with a column for each product.

import type { compareProducts } from '#contract/compare.ts';
import type { AnswerOf } from '#contract/route.ts';
import { valueTexts } from '#contract/rules/attributes/value-texts.ts';
import { toCsv } from '#contract/rules/csv.ts';
import { readersValueTexts } from '#server/features/attributes/value-texts.ts';

type Comparison = Pick<AnswerOf<typeof compareProducts>, 'products' | 'groups'>;

/** @param onlyDifferences omits rows whose values are all the same */
export const comparisonCsv = ({ products, groups }: Comparison, onlyDifferences: boolean): string => {
  const rows = groups.flatMap(({ title, rows: all }) =>
    all
      .filter(({ differs }) => differs || !onlyDifferences)
      .map(({ label, cells }) => [title, label, ...cells.map(({ text, formatted }) => formatted ?? text)]),
  );
  const texts = readersValueTexts() ?? valueTexts;
  const head = [
    [texts.group, texts.attribute, ...products.map(({ name }) => name)],
    ['', texts.model, ...products.map(({ model }) => model)],
  ];
  return toCsv([...head, ...rows]);
};
