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

/** Matches the last word of each form of a term, the head of a name, such as "robot" in "Six-Axis Robot". */
const headCondition = (terms: readonly SearchTerm[]): Condition =>
  anyOf(
    ...terms
      .flatMap(({ condition }) => marksOf(condition))
      .filter(({ place }) => place !== 'anywhere')
      .map(({ text, place }) => (place === 'whole' ? whole : begins)(text.slice(text.lastIndexOf(' ') + 1))),
  );

/**
 * The groups of results, best first; a result belongs to the first group whose conditions it meets, or to none. Other products may also
 * meet them. The groups, by the field that contains the terms: model number; name whose head they are ("Six-Axis Robot" for robot, not
 * "Robot Controller"); category whose head they are; beginning of a name; name; name and category.
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

/** @returns conditions for texts exactly as typed, which rank above other word forms in each group; empty without other forms */
export const exactConditions = (terms: readonly SearchTerm[]): Condition[] =>
  // results match every term, so only terms with other forms make a difference
  terms.flatMap(({ exact, condition }) => (exact === condition ? [] : [exact]));
