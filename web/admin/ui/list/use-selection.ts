// Which rows of the page are selected. Another page or another filter starts without a selection.
import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<number>;
  set: (id: number, isSelected: boolean) => void;
  setAll: (isSelected: boolean) => void;
  clear: () => void;
}

/** @param rowIds of the page; rows that have left it are no longer selected */
export const useSelection = (rowIds: readonly number[]): Selection => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  return {
    ids: new Set(rowIds.filter((id) => chosen.has(id))),
    set: (id, isSelected) =>
      setChosen((before) => {
        const next = new Set(before);
        if (isSelected) next.add(id);
        else next.delete(id);
        return next;
      }),
    setAll: (isSelected) => setChosen(new Set(isSelected ? rowIds : [])),
    clear: () => setChosen(new Set()),
  };
};
