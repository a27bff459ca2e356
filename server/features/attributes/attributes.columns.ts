// The values of many products in columns, one typed array for each attribute: filters and counts read them without an object per value.
import { type CellReader, numberAt, readCells } from './attributes.cells.ts';
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

/** Writes the values of a product into its row. */
type WriteRow = (row: number, cells: DataView, from: number, to: number) => void;

/** @returns a function for many rows: a reader for each of them would take longer than its values */
export const rowWriter = (table: AttributeTable): WriteRow => {
  let row = 0;
  const reader: CellReader = {
    number: (id, cells, minimumAt, maximumAt) => {
      const column = table.columns.get(id);
      // a value of an earlier kind of the definition is ignored until the product is read again
      if (!column || !('minimum' in column)) return;
      if (minimumAt !== maximumAt && column.minimum === column.maximum) column.maximum = column.minimum.slice();
      column.minimum[row] = numberAt(cells, minimumAt);
      column.maximum[row] = numberAt(cells, maximumAt);
    },
    mask: (id, cells, at) => {
      const column = table.columns.get(id);
      if (!column || 'minimum' in column) return;
      const mask = numberAt(cells, at);
      column.low[row] = mask % highBits;
      if (mask < highBits) return;
      column.high ??= new Uint32Array(column.low.length);
      column.high[row] = Math.floor(mask / highBits);
    },
  };
  return (next, cells, from, to) => {
    row = next;
    readCells(cells, from, to, reader);
  };
};

/** Adds a product that is not in the table, without values. @returns its row */
export const addRow = (table: AttributeTable, id: number): number => {
  if (table.size === table.ids.length) grow(table);
  table.ids[table.size] = id;
  return table.size++;
};

export const findRow = ({ ids, size }: AttributeTable, id: number): number => {
  const row = ids.indexOf(id);
  return row < size ? row : -1;
};

/** Removes the values of a product; adds it if it is not in the table. @returns its row */
export const emptyRow = (table: AttributeTable, id: number): number => {
  const row = findRow(table, id);
  if (row === -1) return addRow(table, id);
  clearRow(table, row);
  return row;
};

export const bytesOf = ({ ids, columns }: AttributeTable): number => {
  let bytes = ids.byteLength;
  for (const column of columns.values()) {
    if ('minimum' in column) bytes += column.minimum.byteLength * (column.minimum === column.maximum ? 1 : 2);
    else bytes += column.low.byteLength + (column.high?.byteLength ?? 0);
  }
  return bytes;
};
