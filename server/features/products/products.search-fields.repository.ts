// The fields that a product search compares, as tokens in the full-text index.
import type { IndexQuery, IndexSearch, Phrase } from '#server/database/full-text.ts';
import { type PhrasesOf, queryOf } from '#server/database/search-conditions.ts';
import { tokenMarks } from '#server/platform/search/columns.ts';
import type { Condition, TextCondition } from '#server/platform/search/conditions.ts';
import { tokensOf } from '#server/platform/search-text.ts';
import type { SearchedCategory } from './products.catalogue.repository.ts';

/** Returns the phrases with which the field can contain a text. */
export type Field = (categories: readonly SearchedCategory[]) => PhrasesOf;

const phraseOf = (tokens: readonly string[], kind: TextCondition['kind'], mark = ''): Phrase => ({
  tokens: tokens.map((token) => mark + token),
  isPrefix: kind !== 'whole',
});

const phrase = ({ kind, text }: TextCondition, mark = ''): Phrase => phraseOf(tokensOf(text), kind, mark);

/** Compares words that the index contains as they are, also in scripts without spaces. */
const wholeWords = ({ kind, text }: TextCondition, mark: string): Phrase => phraseOf(text.split(' '), kind, mark);

const inCategory = (id: number): Phrase => ({ tokens: [`${tokenMarks.category}${id}`], isPrefix: false });

/** The categories with the text in a column, as tokens of their products. */
const byCategory = (column: 'search_name' | 'search_head', { kind, text }: TextCondition, categories: readonly SearchedCategory[]) => {
  if (kind === 'model') return [];
  const words = column === 'search_name' ? tokensOf(text).join(' ') : text;
  const pattern = kind === 'whole' ? ` ${words} ` : ` ${words}`;
  return categories.filter((category) => category[column].includes(pattern)).map(({ id }) => inCategory(id));
};

const ownField =
  (mark: string, toPhrase: (text: TextCondition, mark: string) => Phrase): Field =>
  () =>
  (text) =>
    text.kind === 'model' ? [] : [toPhrase(text, mark)];

/** All fields: name, category, texts and model numbers. */
export const everything: Field = (categories) => (text) => [
  text.kind === 'model' ? wholeWords(text, tokenMarks.codePart) : phrase(text),
  ...byCategory('search_name', text, categories),
];

export const name = ownField(tokenMarks.word, phrase);
export const nameOrCategory: Field = (categories) => (text) => [...name(categories)(text), ...byCategory('search_name', text, categories)];
export const headOfName = ownField(tokenMarks.head, wholeWords);
export const headOfCategory: Field = (categories) => (text) => byCategory('search_head', text, categories);
export const firstWord = ownField(tokenMarks.firstWord, ({ kind, text }, mark) => phraseOf(tokensOf(text).slice(0, 1), kind, mark));
export const firstCode = ownField(tokenMarks.firstCode, wholeWords);

export interface FieldCondition {
  field: Field;
  condition: Condition;
}

/** @returns a search for products that meet every condition and are not in a hidden category */
export const searchFor = (conditions: readonly FieldCondition[], categories: readonly SearchedCategory[]): IndexSearch => {
  const of = conditions.map(({ field, condition }): IndexQuery => queryOf(condition, field(categories)));
  const hidden = categories.filter((category) => category.is_active === 0);
  return { query: { kind: 'all', of }, without: { kind: 'any', of: hidden.map(({ id }) => inCategory(id)) } };
};
