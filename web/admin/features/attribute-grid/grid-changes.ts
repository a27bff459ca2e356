// The changed cells of a grid with their history. Pure: each change returns a new state and does not modify the old one.
import type { GridRow } from '#contract/attribute-grid.ts';
import { counted } from '#contract/rules/numbers.ts';
import type { CellToSave } from '#web/admin/features/attribute-grid/attribute-grid.queries.ts';

/** A changed product, which may be on another page than the visible one. */
export interface ChangedRow {
  /** As it was stored when its first cell was changed, or when it was last saved. */
  base: GridRow;
  /** Changed texts by key of the attribute. */
  texts: ReadonlyMap<string, string>;
  /** Reasons why cells were not saved, by key of the attribute. */
  errors: ReadonlyMap<string, string>;
}

interface Step {
  productId: number;
  key: string;
  before: string;
  after: string;
}

export interface GridChanges {
  rows: ReadonlyMap<number, ChangedRow>;
  past: readonly (readonly Step[])[];
  future: readonly (readonly Step[])[];
}

export interface CellEdit {
  row: GridRow;
  key: string;
  text: string;
}

export const noChanges: GridChanges = { rows: new Map(), past: [], future: [] };
const mostSteps = 200;

const storedText = (row: GridRow, key: string): string => row.cells[key]?.text ?? '';

export const textOf = (row: GridRow, changed: ChangedRow | undefined, key: string): string =>
  changed?.texts.get(key) ?? storedText(row, key);

const without = <V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> => {
  if (!map.has(key)) return map;
  const next = new Map(map);
  next.delete(key);
  return next;
};

const withText = (row: ChangedRow, key: string, text: string): ChangedRow => ({
  ...row,
  texts: text === storedText(row.base, key) ? without(row.texts, key) : new Map(row.texts).set(key, text),
  errors: without(row.errors, key),
});

const apply = (rows: ReadonlyMap<number, ChangedRow>, steps: readonly Step[], end: 'before' | 'after'): Map<number, ChangedRow> => {
  const next = new Map(rows);
  for (const step of steps) {
    const row = next.get(step.productId);
    if (row) next.set(step.productId, withText(row, step.key, step[end]));
  }
  return next;
};

/** Adds several cells as one step of the history. @returns the same state if nothing differs */
export const changeCells = (changes: GridChanges, edits: readonly CellEdit[]): GridChanges => {
  const rows = new Map(changes.rows);
  const steps: Step[] = [];
  for (const { row, key, text } of edits) {
    const known = rows.get(row.product_id);
    const before = textOf(row, known, key);
    if (before === text) continue;
    // the latest row replaces the base as long as the product has no changes
    if (!known || known.texts.size === 0) rows.set(row.product_id, { base: row, texts: new Map(), errors: new Map() });
    steps.push({ productId: row.product_id, key, before, after: text });
  }
  if (steps.length === 0) return changes;
  return { rows: apply(rows, steps, 'after'), past: [...changes.past, steps].slice(-mostSteps), future: [] };
};

export const undo = ({ rows, past, future }: GridChanges): GridChanges => {
  const last = past.at(-1);
  return last
    ? { rows: apply(rows, last.toReversed(), 'before'), past: past.slice(0, -1), future: [...future, last] }
    : { rows, past, future };
};

export const redo = ({ rows, past, future }: GridChanges): GridChanges => {
  const next = future.at(-1);
  return next ? { rows: apply(rows, next, 'after'), past: [...past, next], future: future.slice(0, -1) } : { rows, past, future };
};

/** The changes of a product that the grid can no longer save, because it was deleted or moved to another category. */
export interface LostRow {
  id: number;
  name: string;
  /** The typed texts. */
  texts: readonly string[];
}

/** @returns the changes without these products, and what was typed for them */
export const withoutRows = (changes: GridChanges, ids: readonly number[]): { changes: GridChanges; lost: LostRow[] } => {
  const rows = new Map(changes.rows);
  const lost: LostRow[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    if (row) lost.push({ id, name: row.base.name, texts: [...row.texts.values()] });
    rows.delete(id);
  }
  return { changes: { ...changes, rows }, lost };
};

export const countedCells = (count: number): string => counted(count, 'cell');

export const countChanges = ({ rows }: GridChanges): number => [...rows.values()].reduce((sum, { texts }) => sum + texts.size, 0);

/** The order matters: the server identifies errors by the index of the cell. */
export const cellsToSave = ({ rows }: GridChanges): CellToSave[] =>
  [...rows.values()].flatMap(({ base, texts }) =>
    [...texts].map(([key, text]) => ({ product_id: base.product_id, version: base.version, key, text })),
  );

/** The history stays: saved changes can be undone and saved again. */
export const afterSave = (changes: GridChanges, saved: readonly GridRow[]): GridChanges => {
  const rows = new Map(changes.rows);
  for (const base of saved) {
    const row = rows.get(base.product_id);
    if (row) rows.set(base.product_id, { ...row, base, texts: new Map(), errors: new Map() });
  }
  return { ...changes, rows };
};

/** @param errors as the server names them: `cells.3`, `cells.3.text` */
export const withErrors = (changes: GridChanges, sent: readonly CellToSave[], errors: Readonly<Record<string, string[]>>): GridChanges => {
  // errors about conflicts stay until the cell is saved or changed
  const rows = new Map([...changes.rows].map(([id, row]) => [id, { ...row, errors: new Map(row.errors) }]));
  for (const [name, [text]] of Object.entries(errors)) {
    const cell = sent[Number(/^cells\.(\d+)/.exec(name)?.[1] ?? Number.NaN)];
    if (cell && text !== undefined) rows.get(cell.product_id)?.errors.set(cell.key, text);
  }
  return { ...changes, rows };
};

/**
 * Handles products that somebody else has saved: typed texts stay, and the next save overwrites the others' values.
 * @param fresh the products as they are stored now
 * @returns also the products that differ
 */
export const onTopOf = (changes: GridChanges, fresh: readonly GridRow[]): { changes: GridChanges; conflicts: GridRow[] } => {
  const rows = new Map(changes.rows);
  const conflicts: GridRow[] = [];
  for (const base of fresh) {
    const row = rows.get(base.product_id);
    if (!row || row.base.version === base.version) continue;
    conflicts.push(base);
    const texts = new Map([...row.texts].filter(([key, text]) => text !== storedText(base, key)));
    const differing = [...texts.keys()].filter((key) => storedText(base, key) !== storedText(row.base, key));
    const errors = new Map(differing.map((key) => [key, `Somebody saved “${storedText(base, key)}” meanwhile.`]));
    rows.set(base.product_id, { ...row, base, texts, errors });
  }
  return { changes: { ...changes, rows }, conflicts };
};
