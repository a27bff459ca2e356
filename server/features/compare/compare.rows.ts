// Aligns the specifications of several products, by attribute, or by name for rows without an attribute.

import type { ComparedRow } from '#contract/compare.ts';
import type { Product } from '#contract/products.ts';
import { fold } from '#contract/rules/fold.ts';
import type { Specification } from '#contract/rules/specifications.ts';
import { formatted, type Notation, shownText } from '#server/features/attributes/attributes.answers.ts';
import type { Definition } from '#server/features/attributes/attributes.definitions.repository.ts';
import { definitionOf, type ReadRow, readSpecifications } from '#server/features/attributes/attributes.reading.ts';

export interface Compared {
  product: Product;
  /** The attributes of its category. */
  definitions: Definition[];
}

interface Group {
  title: string | null;
  rows: ComparedRow[];
}

type Cell = ComparedRow['cells'][number];

const noCell: Cell = { text: null, formatted: null, is_best: false };

/** Values are equal if they are displayed the same. */
const differs = (cells: readonly Cell[]): boolean =>
  new Set(cells.map(({ text, formatted: value }) => value ?? (text === null ? '' : fold(text).replaceAll(/\s+/g, ' ')))).size > 1;

/** @returns the number to compare values by; null for other kinds of values */
const rankOf = (row: ReadRow | undefined, better: Definition['better']): number | null => {
  if (!row?.value || !('minimum' in row.value) || better === null) return null;
  return better === 'higher' ? row.value.maximum : -row.value.minimum;
};

const attributeRow = (definition: Definition, rows: readonly (ReadRow | undefined)[], notation: Notation): ComparedRow => {
  const ranks = rows.map((row) => rankOf(row, definition.better));
  const known = ranks.filter((rank) => rank !== null);
  const best = Math.max(...known);
  // there is no best value if all are equal
  const hasBest = new Set(known).size > 1;
  const cells = rows.map((row, at): Cell => {
    if (!row) return noCell;
    const value = row.value ? formatted(row.value, definition, notation) : null;
    return { text: shownText(row, notation), formatted: value, is_best: hasBest && ranks[at] === best };
  });
  return { label: definition.label, definition, cells, differs: differs(cells) };
};

/** Attributes of different categories share a row if they have the same key and quantity. */
const rowKey = ({ key, kind, quantity }: Definition) => `${key} ${quantity ?? kind}`;

interface Reading {
  definitions: Map<string, Definition>;
  /** For each product, its rows by attribute key. */
  rows: Map<string, ReadRow>[];
  /** For each product, the entries without an attribute. */
  unread: Specification[][];
}

const without = (specifications: readonly Specification[], isRead: (name: string) => boolean): Specification[] =>
  specifications.flatMap((entry): Specification[] => {
    if (entry.type !== 'group') return isRead(entry.key) ? [] : [entry];
    return [{ ...entry, items: entry.items.filter(({ key }) => !isRead(key)) }];
  });

/** Reads rows that the product's own category does not define with the attributes of the other products. */
const readAll = (compared: readonly Compared[]): Reading => {
  const definitions = new Map<string, Definition>();
  for (const one of compared.flatMap((product) => product.definitions))
    if (one.is_comparable && !definitions.has(rowKey(one))) definitions.set(rowKey(one), one);
  const rows: Reading['rows'] = [];
  const unread: Reading['unread'] = [];
  for (const { product, definitions: own } of compared) {
    const defined = new Set(own.map(rowKey));
    const others = [...definitions.values()].filter((one) => !defined.has(rowKey(one)));
    const rest = without(product.specifications, (name) => definitionOf(name, own) !== undefined);
    const read = [...readSpecifications(product.specifications, own), ...readSpecifications(rest, others)];
    rows.push(new Map(read.map((row) => [rowKey(row.definition), row])));
    unread.push(without(rest, (name) => definitionOf(name, others) !== undefined));
  }
  return { definitions, rows, unread };
};

/** Orders the attributes as in the first product; attributes of other products keep the position that they have there. */
const inOrderOfRows = ({ definitions, rows }: Reading): [string, Definition][] => {
  const position = new Map<string, number>();
  for (const product of rows) for (const [at, key] of [...product.keys()].entries()) if (!position.has(key)) position.set(key, at);
  return [...definitions]
    .filter(([key]) => position.has(key))
    .sort(([one], [other]) => (position.get(one) ?? 0) - (position.get(other) ?? 0));
};

const attributeGroups = (reading: Reading, notation: Notation): Group[] => {
  const { rows: read } = reading;
  const groups = new Map<string | null, ComparedRow[]>();
  for (const [key, definition] of inOrderOfRows(reading)) {
    const rows = read.map((one) => one.get(key));
    const group = groups.get(definition.group_title) ?? [];
    groups.set(definition.group_title, [...group, attributeRow(definition, rows, notation)]);
  }
  return [...groups].map(([title, rows]) => ({ title, rows }));
};

interface TextRow {
  title: string | null;
  label: string;
  texts: Map<number, string>;
}

/** Groups of the rows without an attribute. */
const textGroups = ({ unread }: Reading): Group[] => {
  const rows = new Map<string, TextRow>();
  const add = (at: number, title: string | null, label: string, text: string) => {
    const key = `${fold(title ?? '')}\n${fold(label)}`;
    const row = rows.get(key) ?? { title, label, texts: new Map() };
    rows.set(key, row);
    if (!row.texts.has(at)) row.texts.set(at, text);
  };
  for (const [at, specifications] of unread.entries())
    for (const entry of specifications) {
      const items = entry.type === 'group' ? entry.items : [entry];
      for (const { key, value } of items) add(at, entry.type === 'group' ? entry.title : null, key, value);
    }
  const groups = new Map<string, Group>();
  for (const { title, label, texts } of rows.values()) {
    const group = groups.get(fold(title ?? '')) ?? { title, rows: [] };
    groups.set(fold(title ?? ''), group);
    const cells = unread.map((_, at): Cell => ({ ...noCell, text: texts.get(at) ?? null }));
    group.rows.push({ label, definition: null, cells, differs: differs(cells) });
  }
  return [...groups.values()];
};

/** @returns the groups of attributes, then the groups of other rows; groups with the same title are merged */
export const compareRows = (compared: readonly Compared[], notation: Notation): Group[] => {
  const reading = readAll(compared);
  const groups = new Map<string, Group>();
  for (const { title, rows } of [...attributeGroups(reading, notation), ...textGroups(reading)]) {
    const key = fold(title ?? '');
    const known = groups.get(key);
    if (known) known.rows.push(...rows);
    else groups.set(key, { title, rows: [...rows] });
  }
  return [...groups.values()];
};
