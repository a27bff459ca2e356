// Moves the focus when a dialog over the list has closed.
import { useEffect, useRef, useState } from 'react';

const linkOf = (id: number) => document.querySelector<HTMLElement>(`[data-row="${id}"] .row-link`);

/** @returns a function that moves the focus to the first of these rows that exists, otherwise to the screen's heading */
export const useRowFocus = (): ((ids: number[]) => void) => {
  const [wanted, setWanted] = useState<number[] | null>(null);
  // runs after the dialog has returned the focus
  useEffect(() => {
    if (!wanted) return;
    const rows = wanted.map(linkOf);
    const target = rows.find((row) => row !== null) ?? document.querySelector<HTMLElement>('main h1');
    if (target?.tagName === 'H1') target.tabIndex = -1;
    target?.focus({ preventScroll: target.tagName === 'H1' });
  }, [wanted]);
  return setWanted;
};

/** @returns the rows that can take the focus when a row is removed: those after it, nearest first, then those before */
export const neighboursOf = (ids: readonly number[], id: number): number[] => {
  const at = ids.indexOf(id);
  return [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0)).reverse()];
};

/**
 * When a record over the list is closed, the focus moves to its row, otherwise to the nearest remaining row.
 * @param id of the record that is open
 * @param rowIds of the list
 */
export const useRecordFocus = (id: number | null, rowIds: readonly number[], focusRow: (ids: number[]) => void): void => {
  const nearest = useRef<number[]>([]);
  useEffect(() => {
    if (id === null) {
      if (nearest.current.length > 0) focusRow(nearest.current);
      nearest.current = [];
    } else if (rowIds.includes(id) || nearest.current[0] !== id) {
      nearest.current = rowIds.includes(id) ? [id, ...neighboursOf(rowIds, id)] : [id];
    }
  });
};
