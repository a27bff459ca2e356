import { expect, it } from 'vitest';
import { inNotation } from './in-notation.ts';

it.each([
  ['1,720 mm', '1.720 mm', '1,720 mm'],
  ['1720mm', '1720mm', '1720mm'],
  ['±0.050 mm', '±0,050 mm', '±0.050 mm'],
  ['≥ 2,600.5 mm, without load', '≥ 2.600,5 mm, without load', '≥ 2,600.5 mm, without load'],
  ['1.400,5 kg', '1.400,5 kg', '1,400.5 kg'],
  ['0,5 to 2,5 bar', '0,5 to 2,5 bar', '0.5 to 2.5 bar'],
  ['0.5…2.5 bar', '0,5…2,5 bar', '0.5…2.5 bar'],
  ['1,000,000 cycles', '1.000.000 cycles', '1,000,000 cycles'],
  ['900 N / 1,800 N', '900 N / 1.800 N', '900 N / 1,800 N'],
  ['1.5 kg (1,5 kg)', '1.5 kg (1,5 kg)', '1.5 kg (1,5 kg)'],
  ['1.2.3', '1.2.3', '1.2.3'],
  ['IP65', 'IP65', 'IP65'],
])('shows %j as %j on a site in id-ID, as %j in en-US (CURR-04)', (text, indonesian, english) => {
  expect([inNotation(text, 'id-ID'), inNotation(text, 'en-US')]).toEqual([indonesian, english]);
});
