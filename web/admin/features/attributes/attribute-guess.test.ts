import { expect, test } from 'vitest';
import { guessDefinition } from './attribute-guess.ts';

test.each([
  ['Payload', ['12 kg', '20 kg', '4.5 kg'], { label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg' }],
  ['Payload (kg)', ['12', '20'], { label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg' }],
  ['Ambient temperature', ['-10 to 55 °C', '0 … 45 °C'], { kind: 'range', quantity: 'temperature', unit: '°C' }],
  ['Axes', ['4', '6'], { kind: 'number', quantity: 'count', unit: null }],
  ['Holding brake', ['Yes', 'no'], { kind: 'flag' }],
  ['Moment of inertia', ['0.12 kg·m²'], { kind: 'number', quantity: 'inertia', unit: 'kg·m²' }],
  ['Ports', ['1'], { kind: 'number', quantity: 'count', unit: null }],
  ['Interfaces', ['PROFINET, EtherCAT', 'EtherCAT'], { kind: 'choices', choices: ['PROFINET', 'EtherCAT'] }],
  ['Mounting', ['Floor', 'Wall'], { kind: 'choice', choices: ['Floor', 'Wall'] }],
  ['Remarks', ['Not for use in wet rooms, or where dust of metals is in the air.'], { kind: 'text' }],
  ['Anything', [], { kind: 'text' }],
])('guesses what rows that say %s mean (ATTR-40)', (name, examples, expected) => {
  expect(guessDefinition(name, examples)).toMatchObject(expected);
});
