import { describe, expect, it } from 'vitest';
import { keepUnits } from './keep-units.ts';

const written = (text: string) => keepUnits(text).replaceAll('\u00a0', '_');

describe('keepUnits', () => {
  it.each([
    ['Spare parts within 24 h', 'Spare parts within 24_h'],
    ['Pallets stacked to 2.6 m', 'Pallets stacked to 2.6_m'],
    ['Safety to PL e, Cat. 4', 'Safety to PL_e, Cat._4'],
    ['Arms from 3 to 210 kg', 'Arms from 3 to 210_kg'],
    ['4 ms, 20 \u00b0C, 97 %, 1 Gbit/s', '4_ms, 20_\u00b0C, 97_%, 1_Gbit/s'],
    ['±180°, 210 °/s at 7.8 m/s and 0.4 kg·m²', '±180°, 210_°/s at 7.8_m/s and 0.4_kg·m²'],
    ['3 × 380 to 480 V AC, 24 V DC', '3_×_380 to 480_V_AC, 24_V_DC'],
    ['480 × 480 mm, 2 × air 8 mm, 10 mm × 20 mm', '480_×_480_mm, 2 × air 8_mm, 10_mm_×_20_mm'],
    ['≤ 68 dB(A), IP 67, > 3 kΩ', '≤_68_dB(A), IP_67, >_3_kΩ'],
    ['3 mats, 4 men, 12 signals, 5 in all', '3 mats, 4 men, 12 signals, 5 in all'],
    ['5 models, 3 horses, 2 meters', '5 models, 3 horses, 2 meters'],
    ['20 kgまでの部品、480 V ACの電源、予備品は24 h以内', '20_kgまでの部品、480_V_ACの電源、予備品は24_h以内'],
    ['Installed in nine weeks', 'Installed in nine weeks'],
  ])('%s', (text, expected) => expect(written(text)).toBe(expected));
});
