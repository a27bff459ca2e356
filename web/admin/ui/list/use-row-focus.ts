// Where the focus goes when a dialog over the list has closed.
import { useEffect, useRef, useState } from 'react';

const linkOf = (id: number) => document.querySelector<HTMLElement>(`[data-row="${id}"] .row-link`);

/** @returns asks for the focus on the first of these rows that is there, else on the screen's heading */
export const useRowFocus = (): ((ids: number[]) => void) => {
  const [wanted, setWanted] = useState<number[] | null>(null);
  // after the dialog gave the focus back
  useEffect(() => {
    if (!wanted) return;
    const rows = wanted.map(linkOf);
    const target = rows.find((row) => row !== null) ?? document.querySelector<HTMLElement>('main h1');
    if (target?.tagName === 'H1') target.tabIndex = -1;
    target?.focus({ preventScroll: target.tagName === 'H1' });
  }, [wanted]);
  return setWanted;
};

/** When an editor over the list has closed, the focus goes to the row it was about. @param id of the record that is open */
export const useRecordFocus = (id: number | null, focusRow: (ids: number[]) => void): void => {
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (id === null && last.current !== null) focusRow([last.current]);
    last.current = id;
  }, [id, focusRow]);
};

/** Where the focus goes when a row leaves: the rows after it, nearest first, then those before. */
export const neighboursOf = (ids: readonly number[], id: number): number[] => {
  const at = ids.indexOf(id);
  return [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0)).reverse()];
};
