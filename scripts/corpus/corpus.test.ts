import { expect, it } from 'vitest';
import { countOutcomes, runCorpus } from './corpus.ts';

const results = runCorpus();
const told = (outcome: string) =>
  results.filter((result) => result.outcome === outcome).map(({ row, answer }) => `${row.text} (${row.quantity}, ${row.kind}): ${answer}`);

it('has at least a thousand texts from data sheets (ATTR-92)', () => {
  expect(results.length).toBeGreaterThanOrEqual(1000);
});

it('misreads no text (ATTR-92)', () => {
  expect(told('misread')).toEqual([]);
});

it('parses at least 92 of 100 texts with a value correctly (ATTR-92)', () => {
  const { right, refused } = countOutcomes(results);
  expect(right / (results.length - refused), told('not read').join('\n')).toBeGreaterThanOrEqual(0.92);
});
