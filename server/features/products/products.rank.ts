// Ranking of search results.
import { anyOf, begins, type Condition, isGroup, marksOf, whole } from '#server/platform/search/conditions.ts';
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
export const headCondition = (terms: readonly SearchTerm[]): Condition =>
  anyOf(
    ...terms
      .flatMap(({ condition }) => marksOf(condition))
      .filter(({ place }) => place !== 'anywhere')
      .map(({ text, place }) => (place === 'whole' ? whole : begins)(text.slice(text.lastIndexOf(' ') + 1))),
  );

/** A name contains its head nouns and their other forms: what begins a head noun also begins a word of the name. */
const isImpliedByHead = ([term, ...others]: readonly SearchTerm[]): boolean => {
  if (!term || others.length > 0) return false;
  const { condition } = term;
  const texts = (isGroup(condition) ? condition.of : [condition]).filter((one) => isGroup(one) || one.kind !== 'model');
  const areBeginnings = texts.every((one) => !isGroup(one) && one.kind === 'begins' && !one.text.includes(' '));
  return !(isGroup(condition) && condition.kind === 'all') && areBeginnings;
};

/** @returns the conditions of the groups that can have many products */
export const groupConditions = (terms: readonly SearchTerm[]): FieldCondition[] => [
  ...terms.map(({ condition }) => ({ field: name, condition })),
  { field: headOfName, condition: headCondition(terms) },
];

export interface Ranking {
  groups: readonly (readonly FieldCondition[])[];
  /** The group of names that name a term. */
  heads: readonly FieldCondition[];
  /** Groups that together contain all results of the others. */
  widest: readonly (readonly FieldCondition[])[];
}

/**
 * The groups of results, best first; a result belongs to the first group whose conditions it meets, or to none. Products that
 * are no results can meet them too. By the field with the terms: a model number; a name that names one of them ("Six-Axis Robot"
 * for robot, not "Robot Controller"); a category that does; the beginning of a name; a name; name and category.
 */
export const rankGroups = (terms: readonly SearchTerm[]): Ranking => {
  const typed = terms.map((term) => term.typed).join(' ');
  const model = compact(typed);
  const [first = ''] = words(typed);
  // one for each term: other searches share what is known of a term
  const within = (field: Field) => terms.map(({ condition }) => ({ field, condition }));
  const head = headCondition(terms);
  const coded = [{ field: firstCode, condition: begins(model) }];
  const named = within(nameOrCategory);
  const inHead = { field: headOfName, condition: head };
  const heads = isImpliedByHead(terms) ? [inHead] : [...within(name), inHead];
  const groups = [
    [{ field: firstCode, condition: whole(model) }],
    coded,
    heads,
    [{ field: headOfCategory, condition: head }, ...named],
    [...within(name), { field: firstWord, condition: begins(first) }],
    within(name),
    named,
  ];
  return { groups, heads, widest: [coded, named] };
};

/** @returns the conditions of texts as typed, which precede other forms of the words in each group; empty without other forms */
export const exactConditions = (terms: readonly SearchTerm[]): Condition[] =>
  // results match every term: only terms with other forms can differ
  terms.flatMap(({ exact, condition }) => (exact === condition ? [] : [exact]));
