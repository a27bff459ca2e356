// Aligns the specifications of several products: rows that an attribute reads by the attribute, others by their name.

import type { ComparedRow } from '#contract/compare.ts';
import type { Product } from '#contract/products.ts';
import type { AttributeUnits } from '#contract/rules/attributes/limits.ts';
import { fold } from '#contract/rules/fold.ts';
import { formatted } from '#server/features/attributes/attributes.answers.ts';
import type { Definition } from '#server/features/attributes/attributes.definitions.repository.ts';
import { definitionOf, type ReadRow, readSpecifications } from '#server/features/attributes/attributes.reading.ts';

export interface Compared {
  product: Product;
  /** What its category sees. */
  definitions: Definition[];
}

interface Group {
  title: string | null;
  rows: ComparedRow[];
}

type Cell = ComparedRow['cells'][number];

const noCell: Cell = { text: null, formatted: null, is_best: false };

/** Values are equal if they look equal. */
const differs = (cells: readonly Cell[]): boolean =>
  new Set(cells.map(({ text, formatted: value }) => value ?? (text === null ? '' : fold(text).replaceAll(/\s+/g, ' ')))).size > 1;

/** @returns the number by which values are compared; null for other kinds */
const rankOf = (row: ReadRow | undefined, better: Definition['better']): number | null => {
  if (!row?.value || !('minimum' in row.value) || better === null) return null;
  return better === 'higher' ? row.value.maximum : -row.value.minimum;
};

const attributeRow = (definition: Definition, rows: readonly (ReadRow | undefined)[], units: AttributeUnits | undefined): ComparedRow => {
  const ranks = rows.map((row) => rankOf(row, definition.better));
  const known = ranks.filter((rank) => rank !== null);
  const best = Math.max(...known);
  // nothing is better among equals
  const hasBest = new Set(known).size > 1;
  const cells = rows.map((row, at): Cell => {
    if (!row) return noCell;
    const value = row.value ? formatted(row.value, definition, units) : null;
    return { text: row.text, formatted: value, is_best: hasBest && ranks[at] === best };
  });
  return { label: definition.label, definition, cells, differs: differs(cells) };
};

/** Attributes of different categories are one row if they have the same key and quantity. */
const rowKey = ({ key, kind, quantity }: Definition) => `${key} ${quantity ?? kind}`;

const attributeGroups = (compared: readonly Compared[], units: AttributeUnits | undefined): Group[] => {
  const definitions = new Map<string, Definition>();
  const read = compared.map(({ product, definitions: seen }) => {
    const comparable = seen.filter(({ is_comparable }) => is_comparable);
    for (const one of comparable) if (!definitions.has(rowKey(one))) definitions.set(rowKey(one), one);
    return new Map(readSpecifications(product.specifications, seen).map((row) => [rowKey(row.definition), row]));
  });
  const groups = new Map<string | null, ComparedRow[]>();
  for (const [key, definition] of definitions) {
    const rows = read.map((one) => one.get(key));
    if (!rows.some(Boolean)) continue;
    const group = groups.get(definition.group_title) ?? [];
    groups.set(definition.group_title, [...group, attributeRow(definition, rows, units)]);
  }
  return [...groups].map(([title, rows]) => ({ title, rows }));
};

interface TextRow {
  title: string | null;
  label: string;
  texts: Map<number, string>;
}

/** Rows that no attribute reads. */
const textGroups = (compared: readonly Compared[]): Group[] => {
  const rows = new Map<string, TextRow>();
  const add = (at: number, title: string | null, label: string, text: string) => {
    const key = `${fold(title ?? '')}\n${fold(label)}`;
    const row = rows.get(key) ?? { title, label, texts: new Map() };
    rows.set(key, row);
    if (!row.texts.has(at)) row.texts.set(at, text);
  };
  compared.forEach(({ product, definitions }, at) => {
    for (const entry of product.specifications) {
      const items = entry.type === 'group' ? entry.items : [entry];
      for (const { key, value } of items)
        if (!definitionOf(key, definitions)) add(at, entry.type === 'group' ? entry.title : null, key, value);
    }
  });
  const groups = new Map<string, Group>();
  for (const { title, label, texts } of rows.values()) {
    const group = groups.get(fold(title ?? '')) ?? { title, rows: [] };
    groups.set(fold(title ?? ''), group);
    const cells = compared.map((_, at): Cell => ({ ...noCell, text: texts.get(at) ?? null }));
    group.rows.push({ label, definition: null, cells, differs: differs(cells) });
  }
  return [...groups.values()];
};

/** @returns the groups of attributes, then those of other rows; groups of the same title are one */
export const compareRows = (compared: readonly Compared[], units?: AttributeUnits): Group[] => {
  const groups = new Map<string, Group>();
  for (const { title, rows } of [...attributeGroups(compared, units), ...textGroups(compared)]) {
    const key = fold(title ?? '');
    const known = groups.get(key);
    if (known) known.rows.push(...rows);
    else groups.set(key, { title, rows: [...rows] });
  }
  return [...groups.values()];
};
