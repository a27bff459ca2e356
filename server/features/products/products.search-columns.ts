// The search columns, generated from names and texts.
import type { Product } from '#contract/products.ts';
import { headColumn, modelColumn, searchRules, textColumn, tokenColumn, wordColumn } from '#server/platform/search/columns.ts';
import { measureOfRow } from '#server/platform/search/measures.ts';
import { plainColumn } from '#server/platform/search-text.ts';

type Searchable = Pick<Product, 'name' | 'model' | 'short_description' | 'description' | 'specifications'>;

export const productSearchColumns = (product: Searchable) => {
  const { name, model, short_description, description, specifications } = product;
  const rows = specifications.flatMap((entry) => (entry.type === 'group' ? entry.items : [entry]));
  const names = { search_name: wordColumn(name), search_head: headColumn(name, model), search_model: modelColumn(model, name) };
  return {
    ...names,
    search_tokens: tokenColumn(names),
    search_text: textColumn({
      rich: [short_description, description],
      plain: specifications.flatMap((entry) =>
        entry.type === 'group' ? [entry.title, ...entry.items.flatMap(({ key, value }) => [key, value])] : [entry.key, entry.value],
      ),
      measures: [name, ...rows.flatMap(({ key, value }) => measureOfRow(key, value) ?? [])],
    }),
    search_rules: searchRules,
    admin_search: plainColumn([name, model]),
  };
};
