// The selected rows of the page, or all matching records. Another page or filter starts without a selection.
import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<number>;
  /** All records that match the filters, on all pages, are selected; `ids` contains the rows of the page. */
  isAll: boolean;
  /** @param isRange also selects the rows between this one and the one that was selected before */
  set: (id: number, isSelected: boolean, isRange?: boolean) => void;
  setAll: (isSelected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
}

/**
 * @param rowIds of the page; rows that have left it are no longer selected
 * @param view filters, order and page of the list: another view starts without a selection, also while its rows are loading
 */
export const useSelection = (rowIds: readonly number[], view: string): Selection => {
  const [state, setState] = useState<{ view: string; chosen: ReadonlySet<number> }>({ view, chosen: new Set() });
  const [last, setLast] = useState<number | null>(null);
  // the view and its rows when all records were selected
  const [allOf, setAllOf] = useState<string | null>(null);
  const shown = `${view} ${rowIds.join()}`;
  const isAll = allOf === shown;
  const chosen = state.view === view ? state.chosen : new Set<number>();
  const setChosen = (next: ReadonlySet<number>) => setState({ view, chosen: next });
  const between = (id: number, isRange: boolean): readonly number[] => {
    const [from, to] = [rowIds.indexOf(last ?? id), rowIds.indexOf(id)].toSorted((a, b) => a - b);
    return isRange && from !== undefined && to !== undefined && from >= 0 ? rowIds.slice(from, to + 1) : [id];
  };
  return {
    ids: new Set(isAll ? rowIds : rowIds.filter((id) => chosen.has(id))),
    isAll,
    set: (id, isSelected, isRange = false) => {
      setAllOf(null);
      setLast(id);
      const next = new Set(isAll ? rowIds : chosen);
      for (const one of between(id, isRange)) {
        if (isSelected) next.add(one);
        else next.delete(one);
      }
      setChosen(next);
    },
    setAll: (isSelected) => {
      setAllOf(null);
      setChosen(new Set(isSelected ? rowIds : []));
    },
    selectAll: () => setAllOf(shown),
    clear: () => {
      setAllOf(null);
      setChosen(new Set());
    },
  };
};
