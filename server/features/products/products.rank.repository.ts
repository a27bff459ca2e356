// Which products of a search come first.
import { type RawBuilder, sql } from 'kysely';
import { meets, meetsAll, meetsAllExactly, type SearchColumns } from '#server/database/search-conditions.ts';
import { anyOf, begins, type Condition, marksOf, whole } from '#server/platform/search/conditions.ts';
import type { SearchTerm } from '#server/platform/search/terms.ts';
import { compact, words } from '#server/platform/search-text.ts';

/** Short columns first: they often decide without the long one. */
export const searched: SearchColumns = {
  words: ['product.search_name', 'product.category_search_name', 'product.search_text'],
  model: 'product.search_model',
};

const name: SearchColumns = { words: ['product.search_name'] };
const names: SearchColumns = { words: ['product.search_name', 'product.category_search_name'] };

const like = (column: string, pattern: string) => sql`${sql.ref(column)} like ${pattern}`;

/** The last word of each form of a term: the head of a name, such as "robot" in "Six-Axis Robot". */
const headCondition = (terms: readonly SearchTerm[]): Condition =>
  anyOf(
    ...terms
      .flatMap(({ condition }) => marksOf(condition))
      .filter(({ place }) => place !== 'anywhere')
      .map(({ text, place }) => (place === 'whole' ? whole : begins)(text.slice(text.lastIndexOf(' ') + 1))),
  );

const hasForms = ({ exact, condition }: SearchTerm) => exact !== condition;

/**
 * Smaller values are better. First by the field with the terms: a model number; a name that names one of them ("Six-Axis
 * Robot" for robot, not "Robot Controller"); a category that does; the beginning of a name; a name; name and category; any
 * text. Then texts as typed before other forms of the words.
 */
export const rank = (terms: readonly SearchTerm[]): RawBuilder<number>[] => {
  const typed = terms.map((term) => term.typed).join(' ');
  const model = compact(typed);
  const head = headCondition(terms);
  const inName = meetsAll(terms, name);
  const inNames = meetsAll(terms, names);
  const field = sql<number>`case
    when ${like('product.search_model', ` ${model} %`)} then 0
    when ${like('product.search_model', ` ${model}%`)} then 1
    when ${inName} and ${meets(head, { words: ['product.search_head'] })} then 2
    when ${inNames} and ${meets(head, { words: ['product.category_search_head'] })} then 3
    when ${like('product.search_name', ` ${words(typed)[0]}%`)} and ${inName} then 4
    when ${inName} then 5
    when ${inNames} then 6
    else 7 end`;
  // ranked rows meet every term: only terms with other forms can differ
  const widened = terms.filter(hasForms);
  const exactness = sql<number>`case when ${meetsAllExactly(widened, searched)} then 0 else 1 end`;
  return widened.length > 0 ? [field, exactness] : [field];
};
