// Evaluates queries of the full-text indices on single rows, for which reading the row costs less than a query of the index.
import type { IndexQuery } from './full-text.ts';

/** The tokens of a row in their order, separated by single spaces. */
export type TokenDocument = string;

/** @param text tokens as the triggers of the index join them (migrations/initial/search-index.ts): two spaces separate texts */
export const toDocument = (text: string): TokenDocument => ` ${text.trim().replace(/ {2,}/g, ' | ')} `;

/** @returns whether a row matches, by the same rules as the index */
export const matchesDocument = (query: IndexQuery, document: TokenDocument): boolean => {
  if (!('kind' in query)) return document.includes(` ${query.tokens.join(' ')}${query.isPrefix ? '' : ' '}`);
  return query.kind === 'all'
    ? query.of.every((one) => matchesDocument(one, document))
    : query.of.some((one) => matchesDocument(one, document));
};
