// Parses the text of a specification row according to its definition. The text itself never changes.
import { problem } from './problems.ts';
import { readChoices, readFlag } from './read-choices.ts';
import { readQuantity } from './read-quantity.ts';
import type { AttributeDefinition, ValueReading } from './types.ts';

/** Maximum length of a parsed text, which is that of a specification value. */
const longest = 2000;

/**
 * @param text of the row, as typed
 * @returns the value in base units, rounded to 12 significant digits, or why the text is not understood
 */
export const parseValue = (text: string, definition: Pick<AttributeDefinition, 'kind' | 'quantity' | 'unit' | 'choices'>): ValueReading => {
  const { kind, quantity } = definition;
  if (text.length > longest) return problem('too-long');
  if (kind === 'text') return problem('text');
  if (kind === 'flag') return text.trim() === '' ? problem('empty') : readFlag(text);
  if (/^[\s\p{Pd}.?]*$|^\s*(?:n\/?a|tbd|tba|none)\s*$/iu.test(text)) return problem('empty');
  if (kind === 'choice' || kind === 'choices') return readChoices(text, definition);
  return readQuantity(text, { kind, unit: definition.unit, quantity: quantity ?? 'count' });
};
