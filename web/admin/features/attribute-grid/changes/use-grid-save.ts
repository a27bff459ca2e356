// Saving the changes of a grid: refused cells get their errors, and products that somebody else has saved are loaded again.
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { GridRow } from '#contract/attribute-grid.ts';
import { type GridView, gridQuery, saveCells } from '#web/admin/features/attribute-grid/attribute-grid.queries.ts';
import { saveErrors, saveErrorText } from '#web/admin/lib/save-errors.ts';
import { ApiError } from '#web/shared/lib/api.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { afterSave, cellsToSave, countedCells, type GridChanges, onTopOf, withErrors } from './grid-changes.ts';

const countedChanges = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.answer?.code === 'version-conflict';

/** The pages of the changed products, each once. */
const viewsOf = ({ rows }: GridChanges): GridView[] => [
  ...new Map([...rows.values()].filter(({ texts }) => texts.size > 0).map(({ view }) => [`${view.page} ${view.search}`, view])).values(),
];

/** @param latest the changes, up to date between two renders @param set replaces them */
export const useGridSave = (latest: Readonly<RefObject<GridChanges>>, set: (next: GridChanges) => void) => {
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  /** Products that somebody else has saved. */
  const [conflicts, setConflicts] = useState<readonly GridRow[]>([]);

  const loadConflicts = async () => {
    const pages = await Promise.all(viewsOf(latest.current).map((one) => client.fetchQuery(gridQuery(one))));
    const result = onTopOf(
      latest.current,
      pages.flatMap(({ products }) => products.data),
    );
    set(result.changes);
    setConflicts(result.conflicts);
  };

  const refused = async (error: unknown, sent: ReturnType<typeof cellsToSave>) => {
    const errors = error instanceof ApiError ? error.answer?.errors : undefined;
    if (errors) set(withErrors(latest.current, sent, errors));
    const count = Object.keys(errors ?? {}).filter((name) => name.startsWith('cells.')).length;
    if (isConflict(error)) await loadConflicts().catch(() => toast.error('The products that changed could not be loaded.'));
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
      setConflicts([]);
      toast.success(`${countedChanges(sent.length)} saved successfully`);
      return true;
    } catch (error) {
      await refused(error, sent);
      return false;
    } finally {
      setIsSaving(false);
    }
  };

  return { isSaving, save, conflicts, dismissConflicts: () => setConflicts([]) };
};
