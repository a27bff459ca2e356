// Filters the products of a table by conditions and counts the facets.
import type { Facet } from '#contract/product-attributes.ts';
import { mergeConditions } from '#contract/rules/attributes/conditions.ts';
import { limitsOf } from '#contract/rules/attributes/satisfies.ts';
import type { Condition } from '#contract/rules/attributes/types.ts';
import { type AttributeTable, type Column, highBits, type MaskColumn, type NumberColumn } from './attributes.columns.ts';
import type { Definition } from './attributes.definitions.repository.ts';

const bitsOf = (definition: Definition): [name: string, bit: number][] =>
  definition.kind === 'flag'
    ? [
        ['no', 0],
        ['yes', 1],
      ]
    : definition.choices.map(({ key, bit }) => [key, bit]);

const wantedMask = (condition: Condition, definition: Definition): number => {
  if (definition.kind === 'flag') return condition.flag === undefined ? 0 : 2 ** Number(condition.flag);
  return definition.choices.reduce((sum, { key, bit }) => sum + (condition.choices?.includes(key) ? 2 ** bit : 0), 0);
};

type Test = (row: number) => boolean;

const numberTest = ({ minimum, maximum }: NumberColumn, condition: Condition, { match }: Definition): Test => {
  const { minimumFrom, minimumTo, maximumFrom, maximumTo } = limitsOf(condition, match);
  return (row) => {
    // false for products without a value
    const [from, to] = [minimum[row] ?? Number.NaN, maximum[row] ?? Number.NaN];
    return minimumFrom <= from && from <= minimumTo && maximumFrom <= to && to <= maximumTo;
  };
};

const maskTest = ({ low, high }: MaskColumn, condition: Condition, definition: Definition): Test => {
  const wanted = wantedMask(condition, definition);
  const [wantedLow, wantedHigh] = [wanted % highBits, Math.floor(wanted / highBits)];
  return (row) => ((low[row] ?? 0) & wantedLow) !== 0 || (high !== null && ((high[row] ?? 0) & wantedHigh) !== 0);
};

const testOf = (column: Column, condition: Condition, definition: Definition): Test =>
  'minimum' in column ? numberTest(column, condition, definition) : maskTest(column, condition, definition);

interface Extent {
  low: number;
  high: number;
}

/** Open ends of ranges do not extend the scale. */
const widen = (extent: Extent, end: number): void => {
  if (!Number.isFinite(end)) return;
  if (end < extent.low) extent.low = end;
  if (end > extent.high) extent.high = end;
};

const finite = (end: number): number | null => (Number.isFinite(end) ? end : null);
const noExtent = (): Extent => ({ low: Infinity, high: -Infinity });

/** Rows of a table. */
type Rows = Uint32Array;

const hasAny = (column: Column, base: Rows): boolean =>
  'minimum' in column
    ? base.some((row) => !Number.isNaN(column.minimum[row]))
    : base.some((row) => column.low[row] !== 0 || (column.high !== null && column.high[row] !== 0));

/** Values of an attribute among the listed products, independent of conditions. */
export interface Spread {
  /** Number of products with a value. */
  products: number;
  /** True if all products have the same value, so that no condition narrows the list. */
  isUniform: boolean;
}

const spreadOf = (column: Column, base: Rows): Spread => {
  const [first = 0] = base;
  const has = (row: number) =>
    'minimum' in column ? !Number.isNaN(column.minimum[row]) : column.low[row] !== 0 || (column.high?.[row] ?? 0) !== 0;
  const isSame = (row: number) =>
    'minimum' in column
      ? column.minimum[row] === column.minimum[first] && column.maximum[row] === column.maximum[first]
      : column.low[row] === column.low[first] && column.high?.[row] === column.high?.[first];
  let products = 0;
  for (const row of base) if (has(row)) products++;
  return { products, isUniform: products === base.length && base.every(isSame) };
};

/** By row: 0 if the product meets all conditions, the 1-based number of the only failed condition, or `failsSeveral`. */
type Outcomes = Uint8Array;
const failsSeveral = 255;

/** A facet counts the products that meet all conditions or fail only its own. */
interface Counting {
  base: Rows;
  outcomes: Outcomes;
  /** 1-based number of its own condition; 0 without one. */
  own: number;
}

const numberFacet = ({ minimum, maximum }: NumberColumn, { base, outcomes, own }: Counting): Facet => {
  const [counted, all] = [noExtent(), noExtent()];
  let count = 0;
  for (const row of base) {
    const [from, to] = [minimum[row] ?? Number.NaN, maximum[row] ?? Number.NaN];
    if (Number.isNaN(from)) continue;
    widen(all, from);
    widen(all, to);
    const outcome = outcomes[row];
    if (outcome !== 0 && outcome !== own) continue;
    count++;
    widen(counted, from);
    widen(counted, to);
  }
  return { count, minimum: finite(counted.low), maximum: finite(counted.high), lowest: finite(all.low), highest: finite(all.high) };
};

const maskFacet = ({ low, high }: MaskColumn, definition: Definition, { base, outcomes, own }: Counting): Facet => {
  const counts = new Uint32Array(64);
  let count = 0;
  const add = (mask: number, from: number) => {
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const bit = from + 31 - Math.clz32(rest & -rest);
      counts[bit] = (counts[bit] ?? 0) + 1;
    }
  };
  for (const row of base) {
    const outcome = outcomes[row];
    if (outcome !== 0 && outcome !== own) continue;
    const [lower, higher] = [low[row] ?? 0, high?.[row] ?? 0];
    if (lower === 0 && higher === 0) continue;
    count++;
    add(lower, 0);
    add(higher, 32);
  }
  const named = Object.fromEntries(bitsOf(definition).map(([name, bit]) => [name, counts[bit] ?? 0]));
  const ends = { minimum: null, maximum: null, lowest: null, highest: null };
  return definition.kind === 'flag' ? { count, ...ends, yes: named.yes, no: named.no } : { count, ...ends, choices: named };
};

export interface Filtered {
  /** Rows of the products that meet all conditions. */
  rows: Rows;
  /** By key; each ignores the condition on its own attribute. Attributes without a value in the list are omitted. */
  facets: Record<string, Facet>;
  /** By key, for the same attributes. */
  spreads: Record<string, Spread>;
}

const listedRows = ({ ids }: AttributeTable, isListed: (id: number) => boolean): Rows => {
  const rows = new Uint32Array(ids.length);
  let count = 0;
  for (let row = 0; row < ids.length; row++) if (isListed(ids[row] ?? 0)) rows[count++] = row;
  return rows.subarray(0, count);
};

/** @param tests null if no product has a value of the attribute */
const outcomesOf = (base: Rows, size: number, tests: readonly (Test | null)[]): Outcomes => {
  const outcomes = new Uint8Array(size);
  tests.forEach((isMet, at) => {
    if (isMet) for (const row of base) if (!isMet(row)) outcomes[row] = outcomes[row] === 0 ? at + 1 : failsSeveral;
  });
  return outcomes;
};

/**
 * @param definitions those that visitors can filter by
 * @param isListed whether the list without conditions contains the product
 * @param meetsOtherwise by attribute key: products that meet the condition regardless of their value
 */
export const filterTable = (
  table: AttributeTable,
  definitions: readonly Definition[],
  given: readonly Condition[],
  isListed: (id: number) => boolean,
  meetsOtherwise: ReadonlyMap<string, (id: number) => boolean> = new Map(),
): Filtered => {
  const base = listedRows(table, isListed);
  const conditions = mergeConditions(given);
  const tests = conditions.map((condition) => {
    const definition = definitions.find(({ key }) => key === condition.key);
    const column = definition && table.columns.get(definition.id);
    const isMet = column ? testOf(column, condition, definition) : null;
    const otherwise = meetsOtherwise.get(condition.key);
    return isMet && otherwise ? (row: number) => isMet(row) || otherwise(table.ids[row] ?? 0) : isMet;
  });
  const outcomes = outcomesOf(base, table.ids.length, tests);
  const facets: Record<string, Facet> = {};
  const spreads: Record<string, Spread> = {};
  for (const definition of definitions) {
    const column = table.columns.get(definition.id);
    if (!column) continue;
    const own = conditions.findIndex(({ key }) => key === definition.key) + 1;
    if (own === 0 && !hasAny(column, base)) continue;
    spreads[definition.key] = spreadOf(column, base);
    const counting = { base, outcomes, own };
    facets[definition.key] = 'minimum' in column ? numberFacet(column, counting) : maskFacet(column, definition, counting);
  }
  return { rows: base.filter((row) => outcomes[row] === 0), facets, spreads };
};

/** The number to sort a product by; NaN without a value. */
const sortKey = (column: Column, definition: Definition, order: 'asc' | 'desc'): ((row: number) => number) => {
  if ('minimum' in column) {
    const ends = order === 'asc' ? column.minimum : column.maximum;
    return (row) => ends[row] ?? Number.NaN;
  }
  const bits = bitsOf(definition);
  const { low, high } = column;
  return (row) => {
    const mask = (low[row] ?? 0) + (high?.[row] ?? 0) * highBits;
    const place = bits.findIndex(([, bit]) => Math.floor(mask / 2 ** bit) % 2 === 1);
    return place === -1 ? Number.NaN : place;
  };
};

/** @returns product ids in the order of their values, those with equal values grouped; products without a value come last */
export const groupsByValue = (table: AttributeTable, rows: Rows, definition: Definition, order: 'asc' | 'desc'): number[][] => {
  const column = table.columns.get(definition.id);
  const idOf = (row: number) => table.ids[row] ?? 0;
  if (!column) return [Array.from(rows, idOf)];
  const keyOf = sortKey(column, definition, order);
  const keys = new Float64Array(table.ids.length);
  for (const row of rows) keys[row] = keyOf(row);
  const key = (row: number) => keys[row] ?? Number.NaN;
  const sorted = rows
    .filter((row) => !Number.isNaN(key(row)))
    .sort((one, other) => (order === 'asc' ? key(one) - key(other) : key(other) - key(one)));
  const groups: number[][] = [];
  sorted.forEach((row, at) => {
    const before = sorted[at - 1];
    if (before !== undefined && key(before) === key(row)) groups.at(-1)?.push(idOf(row));
    else groups.push([idOf(row)]);
  });
  const without = Array.from(
    rows.filter((row) => Number.isNaN(key(row))),
    idOf,
  );
  return without.length > 0 ? [...groups, without] : groups;
};

/** @returns the definitions, with only the choices that occur in the table */
export const withUsedChoices = (table: AttributeTable, definitions: readonly Definition[]): Definition[] =>
  definitions.map((definition) => {
    const column = table.columns.get(definition.id);
    if (definition.choices.length === 0 || !column || 'minimum' in column) return definition;
    const { low, high } = column;
    const used = (bit: number) => {
      const [masks, wanted] = bit < 32 ? [low, 2 ** bit] : [high, 2 ** (bit - 32)];
      return masks?.some((mask) => (mask & wanted) !== 0) === true;
    };
    return { ...definition, choices: definition.choices.filter(({ bit }) => used(bit)) };
  });
