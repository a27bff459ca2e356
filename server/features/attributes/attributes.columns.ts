// The values of many products in columns, one typed array per attribute, so that filters and counts need no object per value.
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

export interface AttributeTable {
  /** Product ids by row, in ascending order. */
  ids: Uint32Array;
  /** By definition id. */
  columns: Map<number, Column>;
}

export const isNumeric = ({ kind }: Pick<Definition, 'kind'>): boolean => kind === 'number' || kind === 'range';

const emptyColumn = (definition: Definition, rows: number): Column => {
  if (!isNumeric(definition)) return { low: new Uint32Array(rows), high: null };
  const numbers = new Float64Array(rows).fill(Number.NaN);
  return { minimum: numbers, maximum: numbers };
};

/** @param definitions those whose values are stored; texts have no column */
export const createTable = (definitions: readonly Definition[], ids: Uint32Array): AttributeTable => ({
  ids,
  columns: new Map(definitions.flatMap((one) => (one.kind === 'text' ? [] : [[one.id, emptyColumn(one, ids.length)]]))),
});

/** Writes the values of a product to its row. */
type WriteRow = (row: number, cells: DataView) => void;

/** @returns a function to be used for many rows, because creating a reader takes longer than reading the values of a product */
export const rowWriter = (table: AttributeTable): WriteRow => {
  let row = 0;
  const reader: CellReader = {
    number: (id, cells, minimumAt, maximumAt) => {
      const column = table.columns.get(id);
      // ignores a value of an earlier kind of the definition, which remains until the product's values are parsed again
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
  return (next, cells) => {
    row = next;
    readCells(cells, reader);
  };
};

export const bytesOf = ({ ids, columns }: AttributeTable): number => {
  let bytes = ids.byteLength;
  for (const column of columns.values()) {
    if ('minimum' in column) bytes += column.minimum.byteLength * (column.minimum === column.maximum ? 1 : 2);
    else bytes += column.low.byteLength + (column.high?.byteLength ?? 0);
  }
  return bytes;
};
