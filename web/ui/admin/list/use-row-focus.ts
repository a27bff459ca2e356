// Where the focus goes when a dialog over the list has closed.
import { useEffect, useState } from 'react';

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
