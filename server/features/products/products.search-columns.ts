// The search columns of products.
import { products } from '#contract/records/products.ts';
import { headColumn, modelColumn, searchRules, sortColumn, textColumn, tokenColumn, wordColumn } from '#server/platform/search/columns.ts';
import { searchTextsOf } from '#server/records/search-texts.ts';

export const productSearchColumns = (product: object) => {
  const { title, code, plain, rich, measures, admin_search } = searchTextsOf(products, product);
  const names = { search_name: wordColumn(title), search_head: headColumn(title, code), search_model: modelColumn(code, title) };
  return {
    ...names,
    sort_name: sortColumn(title),
    search_tokens: tokenColumn(names),
    search_text: textColumn({ rich, plain, measures: [title, ...measures] }),
    search_rules: searchRules,
    admin_search,
  };
};
