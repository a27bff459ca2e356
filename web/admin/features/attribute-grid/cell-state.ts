// The content of a cell: its text, and the value parsed from it.

import type { GridRow } from '#contract/attribute-grid.ts';
import type { AdminAttribute } from '#contract/attributes.ts';
import { type ChangedRow, textOf } from '#web/admin/features/attribute-grid/grid-changes.ts';
import { readText } from '#web/admin/features/attributes/attribute-words.ts';

export interface CellState {
  text: string;
  isChanged: boolean;
  /** "read" is the parsed value, if it differs from the text. */
  note: { tone: 'read' | 'missing' | 'problem' | 'error'; text: string } | null;
}

const squeeze = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

const readingOf = (row: GridRow, attribute: AdminAttribute, text: string): { text: string; isUnderstood: boolean } | null => {
  const stored = row.cells[attribute.key];
  if (attribute.kind === 'text') return null;
  // the server has already parsed it
  if (stored?.text === text) {
    if (stored.problem) return { text: stored.problem.reason, isUnderstood: false };
    if (stored.formatted !== null) return { text: stored.formatted, isUnderstood: true };
  }
  return readText(stored?.name ?? attribute.label, text, attribute);
};

/** @param typed the text while the cell is edited */
export const cellState = (row: GridRow, changed: ChangedRow | undefined, attribute: AdminAttribute, typed?: string): CellState => {
  const { key, is_required } = attribute;
  const text = typed ?? textOf(row, changed, key);
  const state = { text, isChanged: changed?.texts.has(key) ?? false, note: null };
  const error = changed?.errors.get(key);
  if (error !== undefined) return { ...state, note: { tone: 'error', text: error } };
  if (text.trim() === '') return is_required ? { ...state, note: { tone: 'missing', text: 'Missing' } } : state;
  const reading = readingOf(row, attribute, text);
  if (!reading) return state;
  if (!reading.isUnderstood) return { ...state, note: { tone: 'problem', text: reading.text } };
  return squeeze(text) === reading.text ? state : { ...state, note: { tone: 'read', text: reading.text } };
};
