// Reasons why a text is not understood, as sentences for administrators.
import type { ValueProblem, ValueProblemCode } from './types.ts';

const reasons: Record<ValueProblemCode, string> = {
  empty: 'The text has no value.',
  'too-long': 'The text is too long to be a value.',
  text: 'The attribute is text: its values are not parsed.',
  'no-number': 'There is no number.',
  'unknown-unit': 'The unit is not known.',
  'other-quantity': 'The unit belongs to another quantity.',
  range: 'This is a range, but the attribute has single values. Write one value, or choose the kind “range”.',
  several: 'There are several values. Write one of them, or a range.',
  size: 'This is a size in several directions. Write one row for each of them.',
  reversed: 'The first number of the range is greater than the second.',
  'too-large': 'The number is too large.',
  unclear: 'It is not clear which number is the value.',
  'unknown-choice': 'None of the choices is in the text.',
  'not-yes-or-no': 'The text is neither yes nor no.',
  conditional: 'The text says “optional” or “on request”, which is neither yes nor no.',
};

/** @param detail replaces the general reason */
export const problem = (code: ValueProblemCode, detail?: string): { problem: ValueProblem } => ({
  problem: { code, reason: detail ?? reasons[code] },
});
