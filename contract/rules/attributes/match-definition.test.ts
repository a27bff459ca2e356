import { expect, test } from 'vitest';
import { createMatcher, matchDefinition, readRow, withoutUnit } from './match-definition.ts';
import type { Quantity } from './quantities.ts';
import type { AttributeDefinition } from './types.ts';

const define = (key: string, label: string, aliases: string[] = []): AttributeDefinition => ({
  key,
  label,
  aliases,
  kind: 'number',
  quantity: 'mass',
  unit: 'kg',
  units: [],
  decimals: null,
  better: null,
  match: 'within',
  choices: [],
});
const definitions = [define('payload', 'Payload', ['Max. load', 'Tragfähigkeit']), define('weight', 'Weight', ['Payload', 'Mass'])];

test.each([
  ['Payload', 'payload'],
  ['PAYLOAD', 'payload'],
  ['  payload: ', 'payload'],
  ['Payload ¹', 'payload'],
  ['Payload*', 'payload'],
  ['Payload (kg)', 'payload'],
  ['Payload [lb]', 'payload'],
  ['Payload in kg', 'payload'],
  ['Payload, kg', 'payload'],
  ['Max load', 'payload'],
  ['tragfahigkeit', 'payload'],
  ['Mass', 'weight'],
  ['Payload (rated)', undefined],
  ['Payload (V)', undefined],
  ['Payload with gripper', undefined],
  ['', undefined],
  ['__proto__', undefined],
  ['constructor', undefined],
])('assigns a row named %j to %s (ATTR-06)', (name, key) => {
  expect(matchDefinition(name, definitions)?.key).toBe(key);
});

test('uses the unit in the name of a row for its number (ATTR-06)', () => {
  const find = createMatcher(definitions);
  const read = (name: string, text: string) => {
    const match = find(name);
    return match && readRow(text, match).value;
  };
  expect(read('Payload (lb)', '44')).toEqual({ minimum: 19.95806428, maximum: 19.95806428 });
  expect(read('Payload (lb)', '44 kg')).toEqual({ minimum: 44, maximum: 44 });
  expect(read('Payload', '44')).toEqual({ minimum: 44, maximum: 44 });
});

test.each<[string, string, Quantity?]>([
  ['Max. load (lb)', 'Max. load'],
  ['Max. load (V)', 'Max. load (V)'],
  ['Max. load', 'Max. load'],
  ['Sound level (dB(A))', 'Sound level', 'sound-level'],
])('separates the name %j of a row from a unit of its quantity (ATTR-96)', (name, expected, quantity = 'mass') => {
  expect(withoutUnit(name, quantity)).toBe(expected);
});
