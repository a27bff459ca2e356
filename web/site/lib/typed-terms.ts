import { fold } from '#contract/rules/fold.ts';
import type { SearchTerms } from './find-matches.ts';

/** Default terms for a response without a search report: each typed word as the start of a word. */
export const typedTerms = (search: string): SearchTerms =>
  (fold(search).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((text) => [
    { text, place: 'begins' },
    { text, place: 'anywhere' },
  ]);
