// Search in the catalogue: which products a typed text finds, and which of them first. Written so that SQLite and
// PostgreSQL answer alike: folded columns (platform/search-text.ts) and `like`.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#server/database/schema.ts';
import type { SearchTerm } from '#server/platform/search-text.ts';

interface Searched {
  product: Tables['products'];
  category: Tables['categories'];
}
type Columns = 'product.search_name' | 'product.search_text' | 'product.search_model' | 'category.search_name';

// terms hold letters and digits only, so nothing in a pattern has a meaning of its own
const like = (column: Columns, pattern: string) => sql<SqlBool>`${sql.ref(column)} like ${pattern}`;

const standsIn = (columns: Columns[], { parts, compact }: SearchTerm) => {
  const begins = (text: string) =>
    sql<SqlBool>`(${sql.join(
      columns.map((column) => like(column, `% ${text}%`)),
      sql` or `,
    )})`;
  if (compact === null) return sql<SqlBool>`(${sql.join(parts.map(begins), sql` and `)})`;
  // "LR-20" stands in a text as two words that follow each other, or as lr20
  const ways = [...new Set([parts.join(' '), compact])].map(begins);
  return sql<SqlBool>`(${sql.join([...ways, like('product.search_model', `%${compact}%`)], sql` or `)})`;
};

const allStandIn = (columns: Columns[], terms: SearchTerm[]) =>
  sql<SqlBool>`(${sql.join(
    terms.map((term) => standsIn(columns, term)),
    sql` and `,
  )})`;

/** Every typed word begins a word of name, category, descriptions or specifications, or stands in the model number. */
export const matches =
  (terms: SearchTerm[]) =>
  (_eb: ExpressionBuilder<Searched, 'product' | 'category'>): Expression<SqlBool> =>
    allStandIn(['product.search_name', 'category.search_name', 'product.search_text'], terms);

/** 0 is the best: exact model, beginning of a model, beginning of the name, all in the name, in the category, in the text. */
export const rank = (terms: SearchTerm[]) => {
  const model = terms.flatMap((term) => term.parts).join('');
  const first = terms[0]?.parts[0] ?? '';
  const inName = allStandIn(['product.search_name'], terms);
  return sql<number>`case
    when ${like('product.search_model', ` ${model} %`)} then 0
    when ${like('product.search_model', ` ${model}%`)} then 1
    when ${like('product.search_name', ` ${first}%`)} and ${inName} then 2
    when ${inName} then 3
    when ${allStandIn(['product.search_name', 'category.search_name'], terms)} then 4
    else 5 end`;
};
