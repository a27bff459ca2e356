import { describe, expect, test } from 'vitest';
import { parseConditions } from './conditions.ts';
import { describeCondition } from './describe-condition.ts';
import type { AttributeDefinition } from './types.ts';

const define = (key: string, label: string, given: Partial<AttributeDefinition>): AttributeDefinition => ({
  key,
  label,
  aliases: [],
  kind: 'number',
  quantity: null,
  unit: null,
  units: [],
  decimals: 0,
  better: null,
  match: 'within',
  choices: [],
  ...given,
});
const choice = (label: string) => ({ key: label.toLowerCase(), label, aliases: [] });
const definitions = [
  define('payload', 'Payload', { quantity: 'mass', unit: 'kg' }),
  define('temperature', 'Operating temperature', { kind: 'range', quantity: 'temperature', unit: '°C' }),
  define('protection', 'Protection', { kind: 'choices', choices: ['IP65', 'IP67'].map(choice) }),
  define('brake', 'Brake', { kind: 'flag' }),
  define('axes', 'Axes', { quantity: 'count' }),
];

describe('the description of a condition (ATTR-83)', () => {
  test.each([
    ['payload>=5', 'Payload ≥ 5 kg'],
    ['payload<=5.25 kg,', 'Payload ≤ 5.25 kg'],
    ['payload>11lb', 'Payload ≥ 11 lb'],
    ['payload=500 g', 'Payload 500 g'],
    ['payload=5..10kg', 'Payload 5 to 10 kg'],
    ['temperature=-10..40', 'Operating temperature −10 to 40 °C'],
    ['temperature=14..104 °F', 'Operating temperature 14 to 104 °F'],
    ['IP67', 'Protection IP67'],
    ['protection=IP67,IP65', 'Protection IP65 or IP67'],
    ['brake=no', 'Brake: no'],
    ['axes=6', 'Axes 6'],
  ])('describes %s as %s', (typed, expected) => {
    const [part] = parseConditions(typed, definitions).parts;
    const definition = definitions.find(({ key }) => key === part?.condition.key);
    expect(part && definition && describeCondition(part.condition, definition, part.text)).toBe(expected);
  });
});
