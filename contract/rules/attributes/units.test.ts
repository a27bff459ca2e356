import { expect, it, test } from 'vitest';
import { quantityIds, unitsOf } from './quantities.ts';
import { unitIn } from './unit-system.ts';
import { findUnit, fromCanonical, toCanonical, unitOf } from './units.ts';

// from NIST SP 811 and the SI Brochure, not from the table
test.each([
  [1, 'in', 25.4, 'mm', 'length'],
  [1, 'mi', 1.609344, 'km', 'length'],
  [1, 'lb', 0.45359237, 'kg', 'mass'],
  [1, 'oz', 28.349523125, 'g', 'mass'],
  [1, 'lbf', 4.4482216152605, 'N', 'force'],
  [1, 'lbf·ft', 1.3558179483314, 'Nm', 'torque'],
  [1, 'lbf·in', 0.1129848290276, 'Nm', 'torque'],
  [1, 'psi', 6.894757293168, 'kPa', 'pressure'],
  [1, 'hp', 745.69987158227, 'W', 'power'],
  [1, 'PS', 735.49875, 'W', 'power'],
  [1, 'gal/min', 3.785411784, 'l/min', 'flow'],
  [1, 'ft³/min', 28.316846592, 'l/min', 'flow'],
  [1, 'mph', 1.609344, 'km/h', 'speed'],
  [1, 'BTU', 1.05505585262, 'kJ', 'energy'],
  [1, 'kWh', 3.6, 'MJ', 'energy'],
  [1, 'rpm', 6, '°/s', 'rotational-speed'],
  [1, '°', 3600, '″', 'angle'],
  [-40, '°F', -40, '°C', 'temperature'],
  [212, '°F', 100, '°C', 'temperature'],
  [0, '°C', 273.15, 'K', 'temperature'],
  [9, '°F', 5, 'K', 'temperature-difference'],
  [1, 'MB/s', 8, 'Mbit/s', 'data-rate'],
  [24, 'months', 2, 'years', 'time'],
  [1, 'lb·ft²', 0.042140110094, 'kg·m²', 'inertia'],
] as const)('converts %d %s to %d %s (ATTR-01)', (amount, unit, expected, other, quantity) => {
  const converted = fromCanonical(toCanonical(amount, unitOf(quantity, unit)), unitOf(quantity, other));
  expect(converted / expected).toBeCloseTo(1, 10);
});

it('finds every unit by its symbol and spellings within its quantity (ATTR-01)', () => {
  const coded = ['ingress-protection', 'safety-class'];
  for (const quantity of quantityIds.filter((id) => !coded.includes(id))) {
    for (const unit of unitsOf(quantity)) {
      const written = [unit.symbol, ...unit.spellings].filter((one) => one !== '1');
      for (const one of written) expect([quantity, one, findUnit(one, quantity)?.unit.symbol]).toEqual([quantity, one, unit.symbol]);
    }
  }
});

it('has unique symbols in a quantity, and a base unit with the factor 1 (ATTR-01)', () => {
  for (const quantity of quantityIds) {
    const symbols = unitsOf(quantity).map(({ symbol }) => symbol);
    expect(new Set(symbols).size).toBe(symbols.length);
    expect(unitsOf(quantity)[0]).toMatchObject({ factor: 1, offset: 0 });
  }
});

test.each([
  ['KG', 'mass', 'kg'],
  ['MM', 'length', 'mm'],
  ['Mm', 'length', undefined],
  ['Mg', 'mass', 't'],
  ['mPa', 'pressure', undefined],
  ['mOhm', 'resistance', 'mΩ'],
  ['MOhms', 'resistance', 'MΩ'],
  ['MBps', 'data-rate', 'MB/s'],
  ['k', 'resistance', 'kΩ'],
  ['k', 'mass', undefined],
  ['NM', 'torque', 'Nm'],
  ['v', 'voltage', 'V'],
  ['khz', 'frequency', 'kHz'],
  ['mhz', 'frequency', 'MHz'],
  ['N·m', 'torque', 'Nm'],
  ['kg m^2', 'inertia', 'kg·m²'],
  ['ft. lbs.', 'torque', 'lbf·ft'],
  ['mw', 'power', undefined],
  ['G', 'mass', undefined],
  ['constructor', 'mass', undefined],
  ['__proto__', 'mass', undefined],
] as const)('parses the unit %j of %s as %s (ATTR-01, ATTR-14)', (written, quantity, symbol) => {
  expect(findUnit(written, quantity)?.unit.symbol).toBe(symbol);
});

test.each([
  ['mass', 'kg', [], 'imperial', 'lb'],
  ['mass', 'g', [], 'imperial', 'oz'],
  ['mass', 'lb', [], 'metric', 'kg'],
  ['mass', 'kg', ['g', 'oz'], 'imperial', 'oz'],
  ['mass', 'kg', [], 'metric', 'kg'],
  ['length', 'mm', [], 'imperial', 'in'],
  ['length', 'm', [], 'imperial', 'ft'],
  ['length', 'in', [], 'metric', 'mm'],
  ['temperature', '°C', [], 'imperial', '°F'],
  ['pressure', 'bar', [], 'imperial', 'psi'],
  ['pressure', 'psi', [], 'metric', 'bar'],
  ['torque', 'Nm', [], 'imperial', 'lbf·ft'],
  ['speed', 'm/s', [], 'imperial', 'ft/s'],
  ['speed', 'mm/s', [], 'imperial', 'in/s'],
  ['flow', 'l/min', [], 'imperial', 'gal/min'],
  ['voltage', 'V', [], 'imperial', 'V'],
  ['count', null, [], 'imperial', null],
] as const)('displays %s in %s with %j in the %s system in %s (ATTR-12)', (quantity, unit, units, system, expected) => {
  expect(unitIn({ quantity, unit, units: [...units] }, system)).toBe(expected);
});

// from the list of UN/ECE Recommendation 20, not from the table
test.each([
  ['length', 'MTR m, MMT mm, CMT cm, KMT km, 4H µm, INH in, FOT ft, YRD yd, SMI mi, 77 mil'],
  ['mass', 'KGM kg, GRM g, MGM mg, TNE t, LBR lb, ONZ oz, STN ton (US)'],
  ['force', 'NEW N, B47 kN, C78 lbf'],
  ['torque', 'NU Nm, B48 kNm, F88 Ncm, D83 mNm, M92 lbf·ft, F21 lbf·in, L41 ozf·in'],
  ['voltage', 'VLT V, 2Z mV, KVT kV, D82 µV'],
  ['current', 'AMP A, 4K mA, B84 µA, B22 kA'],
  ['power', 'WTT W, KWT kW, C31 mW, MAW MW, BHP hp, 2I BTU/h'],
  ['pressure', 'BAR bar, MBR mbar, PAL Pa, A97 hPa, KPA kPa, MPA MPa, PS psi, F79 inHg'],
  ['temperature', 'CEL °C, FAH °F, KEL K'],
  ['speed', 'MTS m/s, C16 mm/s, 2M cm/s, 2X m/min, H81 mm/min, KMH km/h, FS ft/s, FR ft/min, IU in/s, M63 in/min, HM mph'],
  ['rotational-speed', 'RPM rpm, RPS rps, 2A rad/s, E96 °/s'],
  ['flow', 'L2 l/min, G51 l/s, E32 l/h, 41 ml/min, MQS m³/s, MQH m³/h, G53 m³/min, G2 gal/min, 2L ft³/min'],
  ['frequency', 'HTZ Hz, KHZ kHz, MHZ MHz, A86 GHz, C94 1/min'],
  ['time', 'SEC s, C26 ms, B98 µs, C47 ns, MIN min, HUR h, DAY d, WEE weeks, MON months, ANN years'],
  ['data-rate', 'B10 bit/s, C74 kbit/s, E20 Mbit/s, B80 Gbit/s, P93 B/s, P94 kB/s, P95 MB/s, E68 GB/s'],
  ['angle', 'DD °, C81 rad, C25 mrad, D61 ′, D62 ″, M44 turns'],
  ['energy', 'JOU J, KJO kJ, 3B MJ, C15 mJ, WHR Wh, KWH kWh, MWH MWh, BTU BTU, 85 ft·lbf'],
  ['ratio', 'P1 %, NX ‰, 59 ppm'],
  ['acceleration', 'MSK m/s², M41 mm/s², K40 g, A73 ft/s²'],
  ['area', 'MTK m², CMK cm², MMK mm², INK in², FTK ft²'],
  ['volume', 'MTQ m³, LTR l, MLT ml, GLL gal, FTQ ft³, INQ in³'],
  ['inertia', 'B32 kg·m², F18 kg·cm², K65 lb·ft², F20 lb·in²'],
  ['resistance', 'OHM Ω, B49 kΩ, B75 MΩ, E45 mΩ'],
  ['charge', 'COU C, AMH Ah, E09 mAh'],
  ['apparent-power', 'D46 VA, KVA kVA, MVA MVA'],
  ['data-size', 'AD B, 2P kB, 4L MB, E34 GB, E35 TB'],
  ['sound-level', '2N dB(A)'],
] as const)('units of %s have the codes %s (ATTR-01)', (quantity, listed) => {
  for (const entry of listed.split(', ')) {
    const [code, ...symbol] = entry.split(' ');
    expect(`${unitOf(quantity, symbol.join(' ')).unitCode} ${symbol.join(' ')}`).toBe(`${code} ${symbol.join(' ')}`);
  }
});

it('has each code only once in a quantity (ATTR-01)', () => {
  for (const quantity of quantityIds) {
    const codes = unitsOf(quantity).flatMap(({ unitCode }) => unitCode ?? []);
    expect([quantity, new Set(codes).size]).toEqual([quantity, codes.length]);
  }
});
