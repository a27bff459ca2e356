// Loads the unsaved changes of a record before its form opens, and names the record for storing new ones (requirements KEPT).
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { UnsavedChanges } from '#contract/editing.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import type { Edited } from './editing.queries.ts';
import { keptQuery } from './kept-storage.ts';

interface Kept {
  edited: Edited;
  /** The changes with which the form opens. */
  changes: UnsavedChanges | null;
}

const KeptContext = createContext<Kept | null>(null);

export const KeptProvider = KeptContext.Provider;

/** @returns null where unsaved changes are not stored */
export const useKept = (): Kept | null => useContext(KeptContext);

/** @returns undefined while they load; null without a record, and on a read-only screen */
export const useLoadedKept = (edited: Edited | null): Kept | null | undefined => {
  const stored = useIsReadOnly() ? null : edited;
  const { data } = useQuery(keptQuery(stored));
  if (!stored) return null;
  return data === undefined ? undefined : { edited: stored, changes: data };
};

interface WithKeptProps {
  of: Edited;
  /** Shown while they load. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Shows the form once its unsaved changes have loaded. */
export const WithKept = ({ of, loading = null, children }: WithKeptProps) => {
  const kept = useLoadedKept(of);
  return kept === undefined ? loading : <KeptProvider value={kept}>{children}</KeptProvider>;
};
