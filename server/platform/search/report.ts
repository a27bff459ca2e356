// The search report in list responses.
import type { SearchReport } from '#contract/search.ts';
import { marksOf } from './conditions.ts';
import type { Relaxed } from './relaxation.ts';

export const searchReport = ({ terms, corrected, isSplit, ignored }: Relaxed): SearchReport => ({
  corrected,
  is_split: isSplit,
  ignored: [...ignored],
  terms: terms.map(({ condition }) => marksOf(condition)),
});
