// Saves the changes of a grid: refused cells get their errors, and products that somebody else has saved are reloaded.
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { GridRow } from '#contract/attribute-grid.ts';
import { counted } from '#contract/rules/numbers.ts';
import { type CellToSave, loadGridRow, saveCells } from '#web/admin/features/attribute-grid/attribute-grid.queries.ts';
import { saveErrors, saveErrorText } from '#web/admin/lib/save-errors.ts';
import { ApiError } from '#web/shared/lib/api.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { afterSave, cellsToSave, countedCells, type GridChanges, type LostRow, onTopOf, withErrors, withoutRows } from './grid-changes.ts';

const countedChanges = (count: number): string => counted(count, 'change');

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.answer?.code === 'version-conflict';

type CellErrors = Readonly<Record<string, string[]>>;

/** The products whose cells were refused. */
const refusedIds = (sent: readonly CellToSave[], errors: CellErrors): number[] => [
  ...new Set(Object.keys(errors).flatMap((name) => sent[Number(/^cells\.(\d+)/.exec(name)?.[1] ?? Number.NaN)]?.product_id ?? [])),
];

interface Changes {
  categoryId: number;
  /** Also up to date between two renders. */
  latest: Readonly<RefObject<GridChanges>>;
  set: (next: GridChanges) => void;
}

/** Products that somebody else has saved, moved to another category or deleted. */
const useConflicts = ({ categoryId, latest, set }: Changes) => {
  const client = useQueryClient();
  const [conflicts, setConflicts] = useState<readonly GridRow[]>([]);
  const [lost, setLost] = useState<readonly LostRow[]>([]);
  const dismissConflicts = () => {
    setConflicts([]);
    setLost([]);
  };
  /** Loads by id, because the changed product may now be on another page. */
  const loadConflicts = async (ids: readonly number[]) => {
    const found = await Promise.all(ids.map((id) => loadGridRow(client, id)));
    const rows = found.flatMap((row) => (row?.category_id === categoryId ? row.product : []));
    const kept = onTopOf(latest.current, rows);
    const gone = ids.filter((id) => !rows.some(({ product_id }) => product_id === id));
    const rest = withoutRows(kept.changes, gone);
    set(rest.changes);
    setConflicts(kept.conflicts);
    setLost(rest.lost);
    void client.invalidateQueries({ queryKey: ['attributes', 'grid'] });
  };
  return { conflicts, lost, dismissConflicts, loadConflicts };
};

export const useGridSave = (changes: Changes) => {
  const { latest, set } = changes;
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const { loadConflicts, ...shown } = useConflicts(changes);

  const refused = async (error: unknown, sent: readonly CellToSave[]) => {
    const errors = error instanceof ApiError ? (error.answer?.errors ?? {}) : {};
    set(withErrors(latest.current, sent, errors));
    const count = Object.keys(errors).filter((name) => name.startsWith('cells.')).length;
    if (isConflict(error))
      await loadConflicts(refusedIds(sent, errors)).catch(() => toast.error('The products that changed could not be loaded.'));
    else if (count > 0) toast.error(`Nothing was saved: ${countedCells(count)} ${count === 1 ? 'has' : 'have'} an error.`);
    else toast.error(saveErrorText(error, saveErrors.grid));
  };

  /** @returns whether the cells are saved */
  const save = async (): Promise<boolean> => {
    const sent = cellsToSave(latest.current);
    if (sent.length === 0 || isSaving) return false;
    setIsSaving(true);
    try {
      set(afterSave(latest.current, await saveCells(client, sent)));
      shown.dismissConflicts();
      toast.success(`${countedChanges(sent.length)} saved successfully`);
      return true;
    } catch (error) {
      await refused(error, sent);
      return false;
    } finally {
      setIsSaving(false);
    }
  };

  return { isSaving, save, ...shown };
};
