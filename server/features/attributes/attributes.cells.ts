// The values of a product as they are stored: 12 bytes for a single number, a choice or a flag, 20 for a range.

import type { AttributeValue } from '#contract/rules/attributes/types.ts';
import type { Definition } from './attributes.definitions.repository.ts';

/** Choices and flags are stored as a bit mask. */
export type Cell = { id: number; minimum: number; maximum: number } | { id: number; mask: number };

const kinds = { single: 0, range: 1, mask: 2 } as const;
const headerBytes = 4;
const numberBytes = 8;
const flagBits = { no: 1, yes: 2 } as const;

/** @returns null if the value does not fit the definition */
export const toCell = (value: AttributeValue, { id, choices }: Pick<Definition, 'id' | 'choices'>): Cell | null => {
  if ('minimum' in value) return { id, minimum: value.minimum, maximum: value.maximum };
  if ('flag' in value) return { id, mask: value.flag ? flagBits.yes : flagBits.no };
  const mask = choices.reduce((sum, { key, bit }) => sum + (value.choices.includes(key) ? 2 ** bit : 0), 0);
  return mask > 0 ? { id, mask } : null;
};

const isGeneral = ({ category_id }: Pick<Definition, 'category_id'>) => category_id === null;

/** Puts values of the general set first, so that lists of the whole catalogue read nothing else. */
export const generalFirst = <Item>(items: readonly Item[], definitionOf: (item: Item) => Definition): Item[] => [
  ...items.filter((item) => isGeneral(definitionOf(item))),
  ...items.filter((item) => !isGeneral(definitionOf(item))),
];

/** @returns the maximum size in bytes of the values of these definitions */
export const bytesOfCells = (definitions: readonly Definition[]): number =>
  definitions.filter(({ kind }) => kind !== 'text').length * (headerBytes + 2 * numberBytes);

const isSingle = (cell: Cell) => 'minimum' in cell && cell.minimum === cell.maximum;

export const encodeCells = (cells: readonly Cell[]): Uint8Array => {
  const bytes = cells.reduce((sum, cell) => sum + headerBytes + numberBytes * ('mask' in cell || isSingle(cell) ? 1 : 2), 0);
  const view = new DataView(new ArrayBuffer(bytes));
  let at = 0;
  const write = (number: number) => {
    view.setFloat64(at, number, true);
    at += numberBytes;
  };
  for (const cell of cells) {
    const kind = 'mask' in cell ? kinds.mask : isSingle(cell) ? kinds.single : kinds.range;
    view.setUint32(at, cell.id * 4 + kind, true);
    at += headerBytes;
    if ('mask' in cell) write(cell.mask);
    else {
      write(cell.minimum);
      if (kind === kinds.range) write(cell.maximum);
    }
  }
  return new Uint8Array(view.buffer);
};

/**
 * Callbacks for the values, with the offsets of their numbers. Passing objects or numbers would create garbage and be several times slower.
 */
export interface CellReader {
  /** The offsets are equal unless the value is a range. */
  number: (id: number, cells: DataView, minimumAt: number, maximumAt: number) => void;
  mask: (id: number, cells: DataView, at: number) => void;
}

export const numberAt = (cells: DataView, at: number): number => cells.getFloat64(at, true);

/** @param cells of one product */
export const readCells = (cells: DataView, reader: CellReader): void => {
  for (let at = 0; at + headerBytes + numberBytes <= cells.byteLength; ) {
    const header = cells.getUint32(at, true);
    const [id, kind, first] = [header >>> 2, header & 3, at + headerBytes];
    at = first + numberBytes;
    if (kind === kinds.mask) reader.mask(id, cells, first);
    else if (kind === kinds.single) reader.number(id, cells, first, first);
    else {
      // truncated value
      if (at + numberBytes > cells.byteLength) return;
      reader.number(id, cells, first, at);
      at += numberBytes;
    }
  }
};
