// Recognises units in texts, and converts to and from canonical numbers.
import { type Quantity, quantityIds, unitsOf } from './quantities.ts';
import type { Unit } from './unit-rows.ts';
import { roleOf } from './words.ts';

export interface KnownUnit {
  quantity: Quantity;
  unit: Unit;
}

/** Spaces beside a hyphen or a digit are significant: "10 min - 1 h" does not contain the unit "min-1". */
const plain = (text: string): string =>
  text
    .replaceAll(/[.·⋅•*^×∙]/gu, '')
    .replaceAll(/(?<![-\d]) +(?![-\d])/g, '')
    .replaceAll(/[µμ]/g, 'u')
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replaceAll(/[″”“]/g, '"')
    .replaceAll(/[′’]/g, "'")
    .replaceAll('º', '°');

interface Spelled extends KnownUnit {
  spelling: string;
}

const add = (map: Map<string, Spelled[]>, key: string, known: Spelled) => {
  const list = map.get(key);
  if (!list) map.set(key, [known]);
  else if (!list.some(({ unit }) => unit === known.unit)) list.push(known);
};

/** Spellings with several words. */
const phrases = new Set<string>();
const exact = new Map<string, Spelled[]>();
const anyCase = new Map<string, Spelled[]>();
for (const quantity of quantityIds) {
  for (const unit of unitsOf(quantity)) {
    for (const written of [unit.symbol, ...unit.spellings]) {
      const spelling = plain(written);
      if (written.includes(' ')) phrases.add(written).add(written.toLowerCase());
      // "PL", "SIL" and a bare 1 are not units that follow a number
      if (/^(?:\d|IP|PL|SIL|Cat)$/.test(spelling)) continue;
      add(exact, spelling, { quantity, unit, spelling });
      add(anyCase, spelling.toLowerCase(), { quantity, unit, spelling });
    }
  }
}

/** Letters that stand for a unit of their quantity: "4.7k" as a resistance, "5k" as a power. */
const shorthand: Partial<Record<Quantity, Record<string, string>>> = {
  resistance: { k: 'kΩ', K: 'kΩ', M: 'MΩ', m: 'mΩ', R: 'Ω', G: 'GΩ' },
  capacitance: { p: 'pF', n: 'nF', u: 'µF', m: 'mF' },
  inductance: { n: 'nH', u: 'µH', m: 'mH' },
  power: { k: 'kW' },
  frequency: { k: 'kHz', M: 'MHz' },
  'data-rate': { k: 'kbit/s', M: 'Mbit/s' },
  voltage: { k: 'kV' },
};

const shortUnit = (written: string, quantity: Quantity | null): KnownUnit | undefined => {
  const own = quantity === null ? undefined : shorthand[quantity];
  const symbol = own && Object.hasOwn(own, written) ? own[written] : undefined;
  const unit = quantity === null ? undefined : unitsOf(quantity).find((one) => one.symbol === symbol);
  return unit && quantity !== null ? { quantity, unit } : undefined;
};

const ofQuantity = (found: readonly Spelled[] | undefined, quantity: Quantity | null): Spelled | undefined => {
  const own = quantity === null ? found : found?.filter((one) => one.quantity === quantity);
  return own?.length === 1 || quantity === null ? own?.[0] : undefined;
};

/** "mPa" is not MPa, and "Mg" is not mg: a prefix in another case before a correctly written unit means a different unit. */
const hasOtherPrefix = (written: string, { spelling }: Spelled): boolean =>
  /^[mM]/.test(written) && written[0] !== spelling[0] && written.length > 1 && written.slice(1) === spelling.slice(1);

const inAnyCase = (written: string, quantity: Quantity | null): Spelled | undefined => {
  // "5v" is 5 V, but "5G" and "3D" contain no unit
  if (/^\p{Lu}$/u.test(written)) return undefined;
  const similar = anyCase.get(written.toLowerCase());
  const found = ofQuantity(similar, quantity) ?? (similar?.length === 1 ? similar[0] : undefined);
  return found && hasOtherPrefix(written, found) ? undefined : found;
};

/**
 * @param text a unit in any spelling; the case decides only if it distinguishes two units, as in mW and MW
 * @param quantity whose units are preferred; null for any
 * @returns undefined for an unknown unit, or if it is ambiguous without the correct case
 */
export const findUnit = (text: string, quantity: Quantity | null): KnownUnit | undefined => {
  // "hp a 98 hp" does not contain hPa, and "5 m in 2 s" no minutes
  const lastWord = text.slice(text.lastIndexOf(' ') + 1).replace(/\.$/, '');
  const written = plain(text);
  if (text.includes(' ') && roleOf(lastWord) !== 'note' && !phrases.has(lastWord.length > 1 ? text.toLowerCase() : text)) {
    // "150 l / min" is a flow rate, but "5 kg / min. 2 kg" has two limits
    return quantity !== null && text.endsWith(' / min') ? ofQuantity(exact.get(written), quantity) : undefined;
  }
  const same = exact.get(written);
  return ofQuantity(same, quantity) ?? shortUnit(written, quantity) ?? same?.[0] ?? inAnyCase(written, quantity);
};

/** @returns the unit of the quantity with this symbol or spelling; undefined if it has none */
export const unitNamed = (quantity: Quantity, symbol: string): Unit | undefined => {
  const same = unitsOf(quantity).find((unit) => unit.symbol === symbol);
  if (same) return same;
  const known = findUnit(symbol, quantity);
  return known?.quantity === quantity ? known.unit : undefined;
};

/** @returns the unit of the quantity with this symbol, otherwise the base unit */
export const unitOf = (quantity: Quantity, symbol: string | null): Unit => {
  const unit = (symbol === null ? undefined : unitNamed(quantity, symbol)) ?? unitsOf(quantity)[0];
  if (!unit) throw new Error(`The quantity ${quantity} has no units.`);
  return unit;
};

const rounded = (value: number, digits: number): number => (Number.isFinite(value) ? Number(value.toPrecision(digits)) : value);

/** Canonical numbers are rounded to 12 significant digits, so that 10 V and 10,000 mV are the same number. */
export const toCanonical = (value: number, { factor, offset }: Unit): number => rounded(value * factor + offset, 12);

/** One digit less, so that the rounding of canonical numbers is not visible. */
export const fromCanonical = (value: number, { factor, offset }: Unit): number => rounded((value - offset) / factor, 11);
