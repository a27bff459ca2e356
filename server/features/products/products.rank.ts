// Ranking of search results.
import { anyOf, begins, type Condition, marksOf, whole } from '#server/platform/search/conditions.ts';
import type { SearchTerm } from '#server/platform/search/terms.ts';
import { compact, words } from '#server/platform/search-text.ts';
import {
  type Field,
  type FieldCondition,
  firstCode,
  firstWord,
  headOfCategory,
  headOfName,
  name,
  nameOrCategory,
} from './products.search-fields.repository.ts';

/** The last word of each form of a term: the head of a name, such as "robot" in "Six-Axis Robot". */
const headCondition = (terms: readonly SearchTerm[]): Condition =>
  anyOf(
    ...terms
      .flatMap(({ condition }) => marksOf(condition))
      .filter(({ place }) => place !== 'anywhere')
      .map(({ text, place }) => (place === 'whole' ? whole : begins)(text.slice(text.lastIndexOf(' ') + 1))),
  );

/**
 * The groups of results, best first; a result belongs to the first group whose conditions it meets, or to none. Products that
 * are no results can meet them too. By the field with the terms: a model number; a name that names one of them ("Six-Axis Robot"
 * for robot, not "Robot Controller"); a category that does; the beginning of a name; a name; name and category.
 */
export const rankGroups = (terms: readonly SearchTerm[]): (readonly FieldCondition[])[] => {
  const typed = terms.map((term) => term.typed).join(' ');
  const model = compact(typed);
  const [first = ''] = words(typed);
  const within = (field: Field) => terms.map(({ condition }) => ({ field, condition }));
  const head = headCondition(terms);
  return [
    [{ field: firstCode, condition: whole(model) }],
    [{ field: firstCode, condition: begins(model) }],
    [...within(name), { field: headOfName, condition: head }],
    [{ field: headOfCategory, condition: head }, ...within(nameOrCategory)],
    [...within(name), { field: firstWord, condition: begins(first) }],
    within(name),
    within(nameOrCategory),
  ];
};

/** @returns the conditions of texts as typed, which precede other forms of the words in each group; empty without other forms */
export const exactConditions = (terms: readonly SearchTerm[]): Condition[] =>
  // results match every term: only terms with other forms can differ
  terms.flatMap(({ exact, condition }) => (exact === condition ? [] : [exact]));
