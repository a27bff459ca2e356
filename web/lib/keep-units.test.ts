import { describe, expect, it } from 'vitest';
import { keepUnits } from './keep-units.ts';

const written = (text: string) => keepUnits(text).replaceAll('\u00a0', '_');

describe('figures and units', () => {
  it.each([
    ['Spare parts within 24 h', 'Spare parts within 24_h'],
    ['Pallets stacked to 2.6 m', 'Pallets stacked to 2.6_m'],
    ['Safety to PL e, Cat. 4', 'Safety to PL_e, Cat._4'],
    ['Arms from 3 to 210 kg', 'Arms from 3 to 210_kg'],
    ['4 ms, 20 \u00b0C, 97 %, 1 Gbit/s', '4_ms, 20_\u00b0C, 97_%, 1_Gbit/s'],
    ['5 models, 3 horses, 2 meters', '5 models, 3 horses, 2 meters'],
    ['Installed in nine weeks', 'Installed in nine weeks'],
  ])('%s', (text, expected) => expect(written(text)).toBe(expected));
});
