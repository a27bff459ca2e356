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
  ['Interrupting rating', ['10kA (240Vac)', '25kA (240Vac)'], { kind: 'number', quantity: 'current', unit: 'kA' }],
  ['Rating', ['2 A, 250 V AC', '5 A, 250 V AC'], { kind: 'number', quantity: 'current', unit: 'A' }],
  ['Rating', ['250 V AC, 2 A', '250 V AC, 5 A'], { kind: 'number', quantity: 'voltage', unit: 'V' }],
  ['MTTF', ['15.9 years @ 40 °C', '20 years @ 40 °C'], { kind: 'number', quantity: 'time', unit: 'years' }],
  ['Load current', ['≤ 400 mA @ 10 V DC'], { kind: 'number', quantity: 'current', unit: 'mA' }],
  ['Shock resistance', ['≤ 100 g (half sine 6 ms, EN 60068-2-27)'], { kind: 'number', quantity: 'acceleration', unit: 'g' }],
  ['Weight', ['100 g', '250 g'], { kind: 'number', quantity: 'mass', unit: 'g' }],
  ['Rotor inertia', ['≤ 30 gcm² [≤ 0.17 oz-in²]'], { kind: 'number', quantity: 'inertia', unit: 'g·cm²' }],
  ['Slew Rate', ['650V/µs', '20V/µs'], { kind: 'number', quantity: 'voltage-rate', unit: 'V/µs' }],
  [
    'Package / Case',
    ['8-SOIC (0.295, 7.50mm Width)', '14-SOIC (0.15, 3.9mm)'],
    { kind: 'choice', choices: ['8-SOIC (0.295, 7.50mm Width)', '14-SOIC (0.15, 3.9mm)'] },
  ],
  ['Fitting', ['1/4 Dia', '3/8 Dia'], { kind: 'choice', choices: ['1/4 Dia', '3/8 Dia'] }],
  ['Short-circuit protection', ['pulsing', 'yes', 'Yes'], { kind: 'choice', choices: ['pulsing', 'yes'] }],
  ['Output', ['NPN/PNP', 'PNP'], { kind: 'choices', choices: ['NPN', 'PNP'] }],
  ['Interface', ['EtherNet/IP', 'PROFINET'], { kind: 'choice', choices: ['EtherNet/IP', 'PROFINET'] }],
  ['Altitude', ['≤ 2000 m (derating above 1000 m)'], { kind: 'number', quantity: 'length', unit: 'm' }],
  ['Protection', ['IP65/IP67', 'IP67'], { kind: 'choices', choices: ['IP65', 'IP67'] }],
  ['Anything', [], { kind: 'text' }],
])('guesses the definition of rows named %s (ATTR-40)', (name, examples, expected) => {
  expect(guessDefinition(name, examples)).toMatchObject(expected);
});
