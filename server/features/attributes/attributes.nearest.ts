// Finds products whose values are close to those of a given product.
import type { AttributeTable, Column } from './attributes.columns.ts';
import type { Definition } from './attributes.definitions.repository.ts';

/** The distance to a product without the value. */
const unknownDistance = 1;

/** Returns the distance of a row, from 0 to 1; NaN if it has no value. */
type Distance = (row: number) => number;

const bitsOf = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** A finite position on the scale. */
const positionOf = (minimum: number, maximum: number): number => {
  if (!Number.isFinite(minimum)) return maximum;
  return Number.isFinite(maximum) ? (minimum + maximum) / 2 : minimum;
};

/** Uses the ratio if all values are positive: 5 and 10 kg differ as much as 50 and 100 kg. */
const numberDistance = (minimum: Float64Array, maximum: Float64Array, own: number, rows: readonly number[]): Distance | null => {
  const position = (row: number) => positionOf(minimum[row] ?? Number.NaN, maximum[row] ?? Number.NaN);
  const positions = rows.map(position).filter(Number.isFinite);
  const reference = position(own);
  if (!Number.isFinite(reference) || positions.length === 0) return null;
  let [low, high] = [reference, reference];
  for (const one of positions) {
    if (one < low) low = one;
    if (one > high) high = one;
  }
  if (low === high) return null;
  const scale = low > 0 ? Math.log : (number: number) => number;
  const span = scale(high) - scale(low);
  return (row) => {
    const one = position(row);
    return Number.isFinite(one) ? Math.abs(scale(one) - scale(reference)) / span : Number.NaN;
  };
};

const distanceOf = (column: Column, own: number, rows: readonly number[]): Distance | null => {
  if ('minimum' in column) return numberDistance(column.minimum, column.maximum, own, rows);
  const { low, high } = column;
  const [ownLow, ownHigh] = [low[own] ?? 0, high?.[own] ?? 0];
  if (ownLow === 0 && ownHigh === 0) return null;
  return (row) => {
    const [otherLow, otherHigh] = [low[row] ?? 0, high?.[row] ?? 0];
    if (otherLow === 0 && otherHigh === 0) return Number.NaN;
    const all = bitsOf(ownLow | otherLow) + bitsOf(ownHigh | otherHigh);
    return 1 - (bitsOf(ownLow & otherLow) + bitsOf(ownHigh & otherHigh)) / all;
  };
};

/**
 * @param definitions comparable definitions
 * @returns the nearest products first, only those that share an attribute; none if no value of the product differs from others
 */
export const nearestProducts = (table: AttributeTable, definitions: readonly Definition[], id: number, most: number): number[] => {
  const own = table.ids.indexOf(id);
  if (own === -1) return [];
  const rows: number[] = [];
  for (let row = 0; row < table.ids.length; row++) if (row !== own) rows.push(row);
  const distances = definitions.flatMap((definition) => {
    const column = table.columns.get(definition.id);
    return (column && distanceOf(column, own, rows)) ?? [];
  });
  if (distances.length === 0) return [];
  const sums = rows.flatMap((row) => {
    let [sum, known] = [0, 0];
    for (const distance of distances) {
      const one = distance(row);
      if (!Number.isNaN(one)) known++;
      sum += Number.isNaN(one) ? unknownDistance : one;
    }
    return known > 0 ? [{ row, sum }] : [];
  });
  return sums
    .toSorted((one, other) => one.sum - other.sum || one.row - other.row)
    .slice(0, most)
    .map(({ row }) => table.ids[row] ?? 0);
};
