// The changes of a grid on the screen, with their history.
import { useRef, useState } from 'react';
import { type CellEdit, changeCells, countChanges, countedCells, type GridChanges, noChanges, redo, undo } from './grid-changes.ts';
import { useGridSave } from './use-grid-save.ts';

export const useGridChanges = (categoryId: number) => {
  const [changes, setChanges] = useState(noChanges);
  const [announcement, announce] = useState('');
  // up to date between two renders
  const latest = useRef(changes);
  const isEditing = useRef(false);
  const set = (next: GridChanges) => {
    latest.current = next;
    setChanges(next);
  };
  const saving = useGridSave({ categoryId, latest, set });

  const step = (next: GridChanges, verb: string, cells: readonly unknown[] | undefined) => {
    if (!cells) return;
    set(next);
    announce(`${countedCells(cells.length)} ${verb}.`);
  };

  return {
    ...saving,
    changes,
    count: countChanges(changes),
    hasChanges: () => isEditing.current || countChanges(latest.current) > 0,
    setEditing: (isOpen: boolean) => {
      isEditing.current = isOpen;
    },
    announcement,
    announce,
    change: (edits: readonly CellEdit[]) => set(changeCells(latest.current, edits)),
    undo: () => step(undo(latest.current), 'undone', latest.current.past.at(-1)),
    redo: () => step(redo(latest.current), 'redone', latest.current.future.at(-1)),
  };
};

export type GridEditing = ReturnType<typeof useGridChanges>;
