// The values of many products in columns, one typed array for each attribute: filters and counts read them without an object per value.
import { readCells } from './attributes.cells.ts';
import type { Definition } from './attributes.definitions.repository.ts';

/** NaN for products without a value. */
export interface NumberColumn {
  minimum: Float64Array;
  /** The same array as long as no value is a range. */
  maximum: Float64Array;
}

/** One bit for each choice, in two parts of 32 bits; 0 for products without a value. */
export interface MaskColumn {
  low: Uint32Array;
  /** Null as long as no product has a choice with a higher bit. */
  high: Uint32Array | null;
}

export type Column = NumberColumn | MaskColumn;

export const highBits = 2 ** 32;

/** Grows as products are added; products that left the list stay in it until it is read again. */
export interface AttributeTable {
  ids: Uint32Array;
  size: number;
  /** By id of the definition. */
  columns: Map<number, Column>;
}

export const isNumeric = ({ kind }: Pick<Definition, 'kind'>): boolean => kind === 'number' || kind === 'range';

const emptyNumbers = (capacity: number) => new Float64Array(capacity).fill(Number.NaN);

const emptyColumn = (definition: Definition, capacity: number): Column => {
  if (!isNumeric(definition)) return { low: new Uint32Array(capacity), high: null };
  const numbers = emptyNumbers(capacity);
  return { minimum: numbers, maximum: numbers };
};

/** @param definitions those whose values are kept; texts have none */
export const createTable = (definitions: readonly Definition[], capacity: number): AttributeTable => ({
  ids: new Uint32Array(capacity),
  size: 0,
  columns: new Map(definitions.flatMap((one) => (one.kind === 'text' ? [] : [[one.id, emptyColumn(one, capacity)]]))),
});

const longerNumbers = (numbers: Float64Array, capacity: number) => {
  const longer = emptyNumbers(capacity);
  longer.set(numbers);
  return longer;
};

const longerMasks = (masks: Uint32Array, capacity: number) => {
  const longer = new Uint32Array(capacity);
  longer.set(masks);
  return longer;
};

const grow = (table: AttributeTable): void => {
  const capacity = Math.max(16, Math.ceil(table.ids.length * 1.2));
  table.ids = longerMasks(table.ids, capacity);
  for (const column of table.columns.values()) {
    if ('minimum' in column) {
      const isShared = column.minimum === column.maximum;
      column.minimum = longerNumbers(column.minimum, capacity);
      column.maximum = isShared ? column.minimum : longerNumbers(column.maximum, capacity);
    } else {
      column.low = longerMasks(column.low, capacity);
      column.high &&= longerMasks(column.high, capacity);
    }
  }
};

const clearRow = ({ columns }: AttributeTable, row: number): void => {
  for (const column of columns.values()) {
    if ('minimum' in column) {
      column.minimum[row] = Number.NaN;
      column.maximum[row] = Number.NaN;
    } else {
      column.low[row] = 0;
      if (column.high) column.high[row] = 0;
    }
  }
};

const writeRow = (table: AttributeTable, row: number, cells: Uint8Array): void => {
  readCells(cells, {
    number: (id, minimum, maximum) => {
      const column = table.columns.get(id);
      // a value of an earlier kind of the definition is ignored until the product is read again
      if (!column || !('minimum' in column)) return;
      if (minimum !== maximum && column.minimum === column.maximum) column.maximum = column.minimum.slice();
      column.minimum[row] = minimum;
      column.maximum[row] = maximum;
    },
    mask: (id, mask) => {
      const column = table.columns.get(id);
      if (!column || 'minimum' in column) return;
      column.low[row] = mask % highBits;
      if (mask < highBits) return;
      column.high ??= new Uint32Array(column.low.length);
      column.high[row] = Math.floor(mask / highBits);
    },
  });
};

/** Adds a product that is not in the table. */
export const addRow = (table: AttributeTable, id: number, cells: Uint8Array): void => {
  if (table.size === table.ids.length) grow(table);
  const row = table.size++;
  table.ids[row] = id;
  writeRow(table, row, cells);
};

export const findRow = ({ ids, size }: AttributeTable, id: number): number => {
  const row = ids.indexOf(id);
  return row < size ? row : -1;
};

/** @param cells empty for a product without values */
export const setRow = (table: AttributeTable, id: number, cells: Uint8Array): void => {
  const row = findRow(table, id);
  if (row === -1) addRow(table, id, cells);
  else {
    clearRow(table, row);
    writeRow(table, row, cells);
  }
};

export const bytesOf = ({ ids, columns }: AttributeTable): number => {
  let bytes = ids.byteLength;
  for (const column of columns.values()) {
    if ('minimum' in column) bytes += column.minimum.byteLength * (column.minimum === column.maximum ? 1 : 2);
    else bytes += column.low.byteLength + (column.high?.byteLength ?? 0);
  }
  return bytes;
};
