// The fields of products that search reads: their tokens in the full-text index, and their columns in a row.
import { sql } from 'kysely';
import type { IndexQuery, IndexSearch, Phrase } from '#server/database/full-text.ts';
import type { Database } from '#server/database/schema.ts';
import { meets, type PhrasesOf, queryOf, type SearchColumns } from '#server/database/search-conditions.ts';
import { categoryRange } from '#server/database/search-lists.ts';
import { tokenMarks } from '#server/platform/search/columns.ts';
import type { Condition, TextCondition } from '#server/platform/search/conditions.ts';

export interface SearchedCategory {
  id: number;
  is_active: number;
  search_name: string;
  search_head: string;
}

/** All categories: a product is also found by the name of its category. */
export const listSearchedCategories = (db: Database): Promise<SearchedCategory[]> =>
  db.selectFrom('categories').select(['id', 'is_active', 'search_name', 'search_head']).execute();

export interface Field {
  phrasesOf: (categories: readonly SearchedCategory[]) => PhrasesOf;
  /** Columns of products and their categories; not needed for fields with conditions on single words only. */
  columns?: SearchColumns;
}

const phrase = ({ kind, text }: TextCondition, mark = ''): Phrase => ({
  tokens: text.split(' ').map((word) => mark + word),
  isPrefix: kind !== 'whole',
});

const oneToken = (token: string): Phrase => ({ tokens: [token], isPrefix: false });

const inCategory = (id: number): Phrase => oneToken(`${tokenMarks.category}${id}`);

/** @returns the category whose products match the phrase; null for other phrases */
export const categoryOfPhrase = ({ tokens: [token = ''] }: Phrase): number | null =>
  token.startsWith(tokenMarks.category) ? Number(token.slice(tokenMarks.category.length)) : null;

/** The categories with the text in a column, as tokens of their products. */
const byCategory = (column: 'search_name' | 'search_head', { kind, text }: TextCondition, categories: readonly SearchedCategory[]) => {
  if (kind === 'model') return [];
  const pattern = kind === 'whole' ? ` ${text} ` : ` ${text}`;
  return categories.filter((category) => category[column].includes(pattern)).map(({ id }) => inCategory(id));
};

const ownField = (mark: string): Field => ({ phrasesOf: () => (text) => (text.kind === 'model' ? [] : [phrase(text, mark)]) });

/** Everything: name, category, texts and model numbers. */
export const everything: Field = {
  phrasesOf: (categories) => (text) => [
    phrase(text, text.kind === 'model' ? tokenMarks.codePart : ''),
    ...byCategory('search_name', text, categories),
  ],
  columns: {
    words: ['product.search_name', 'product.category_search_name', 'product.search_text'],
    model: 'product.search_model',
  },
};

export const name: Field = { ...ownField(tokenMarks.word), columns: { words: ['product.search_name'] } };

export const nameOrCategory: Field = {
  phrasesOf: (categories) => (text) => [...name.phrasesOf(categories)(text), ...byCategory('search_name', text, categories)],
  columns: { words: ['product.search_name', 'product.category_search_name'] },
};

export const headOfName: Field = ownField(tokenMarks.head);
export const headOfCategory: Field = { phrasesOf: (categories) => (text) => byCategory('search_head', text, categories) };
export const firstWord: Field = ownField(tokenMarks.firstWord);
export const firstCode: Field = ownField(tokenMarks.firstCode);

export interface FieldCondition {
  field: Field;
  condition: Condition;
}

/** What the conditions of columns refer to: products with the columns of their categories. */
const columnsOfProducts = sql`(
  select products.id, products.search_name, products.search_text, products.search_model, categories.search_name as category_search_name
  from products inner join categories on categories.id = products.category_id
) as product`;

/** @returns a search for products that meet every condition, `without` those of hidden categories */
export const searchFor = (conditions: readonly FieldCondition[], categories: readonly SearchedCategory[]): IndexSearch => {
  const [only, ...others] = conditions.map(({ field, condition }) => queryOf(condition, field.phrasesOf(categories)));
  const query: IndexQuery = only && others.length === 0 ? only : { kind: 'all', of: only ? [only, ...others] : [] };
  const hidden = categories.filter((category) => category.is_active === 0);
  const checked = conditions.flatMap(({ condition, field: { columns } }) => (columns ? [meets(condition, columns)] : []));
  const isMet = checked.length > 0 ? sql.join(checked, sql` and `) : sql`true`;
  return {
    query,
    without: { kind: 'any', of: hidden.map(({ id }) => inCategory(id)) },
    check: () => sql`exists (
      select 1 from ${columnsOfProducts} where product.id = product_index.id / ${sql.lit(categoryRange)} and ${isMet}
    )`,
  };
};
