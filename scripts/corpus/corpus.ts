// Parses the corpus of specification texts and compares the results with the expected values.
import { readFileSync } from 'node:fs';
import { parseValue } from '#contract/rules/attributes/parse-value.ts';
import { type Quantity, quantityIds } from '#contract/rules/attributes/quantities.ts';
import type { NumericValue } from '#contract/rules/attributes/types.ts';

interface Row {
  text: string;
  quantity: Quantity;
  unit: string | null;
  kind: 'number' | 'range';
  /** In the base unit; null if the text has no single clear value. */
  expected: NumericValue | null;
}

export type Outcome = 'right' | 'refused' | 'not read' | 'misread';

export interface Result {
  row: Row;
  outcome: Outcome;
  /** The value found, or the reason why there is none. */
  answer: string;
}

const end = (written: string, open: number): number => (written === '' ? open : Number(written));

const expectedOf = (written: string): NumericValue | null => {
  if (written === 'refused') return null;
  const [from = '', to = from] = written.split('..');
  return { minimum: end(from, Number.NEGATIVE_INFINITY), maximum: end(to, Number.POSITIVE_INFINITY) };
};

const rowOf = (line: string): Row => {
  const [text = '', named, unit, kind, expected = ''] = line.split('\t');
  const quantity = quantityIds.find((id) => id === named);
  if (!quantity || (kind !== 'number' && kind !== 'range')) throw new Error(`Not a row of the corpus: ${line}`);
  return { text, quantity, unit: unit || null, kind, expected: expectedOf(expected) };
};

// expected values are written with nine digits
const isNear = (one: number, other: number) => one === other || Math.abs(one - other) <= 1e-7 * Math.max(Math.abs(one), Math.abs(other));

const judge = (row: Row): Result => {
  const { value, problem } = parseValue(row.text, { ...row, choices: [] });
  if (!value || !('minimum' in value)) {
    return { row, outcome: row.expected ? 'not read' : 'refused', answer: problem?.reason ?? 'no number' };
  }
  const isRight = row.expected && isNear(row.expected.minimum, value.minimum) && isNear(row.expected.maximum, value.maximum);
  return { row, outcome: isRight ? 'right' : 'misread', answer: `${value.minimum}..${value.maximum}` };
};

export const runCorpus = (): Result[] =>
  readFileSync(new URL('specifications.tsv', import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => judge(rowOf(line)));

export const countOutcomes = (results: readonly Result[]): Record<Outcome, number> => {
  const counts = { right: 0, refused: 0, 'not read': 0, misread: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
};
