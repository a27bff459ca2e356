// The search columns of products.
import { products } from '#contract/records/products.ts';
import { headColumn, modelColumn, recordRules, sortColumn, textColumn, tokenColumn, wordColumn } from '#server/platform/search/columns.ts';
import { englishRules } from '#server/platform/search/language-rules.ts';
import { searchTextsOf } from '#server/records/search-texts.ts';

export const productSearchColumns = (product: object, rules = englishRules) => {
  const { title, code, plain, rich, measures, admin_search } = searchTextsOf(products, product);
  const names = {
    search_name: wordColumn(title, rules),
    search_head: headColumn(title, code, rules),
    search_model: modelColumn(code, title),
  };
  return {
    ...names,
    sort_name: sortColumn(title),
    search_tokens: tokenColumn(names),
    search_text: textColumn({ rich, plain, measures: [title, ...measures] }, rules),
    search_rules: recordRules(rules).current,
    admin_search,
  };
};
