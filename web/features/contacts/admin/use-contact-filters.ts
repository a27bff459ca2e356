import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ContactFilters, readFilters, readOpenId, writeFilters } from './contact-filters.ts';

const reloadDelayMs = 500;

interface ContactFiltersState {
  /** What the controls show. */
  shown: ContactFilters;
  /** What the list is loaded with. */
  applied: ContactFilters;
  /** A change counts once nothing has changed for a moment, and leads to the first page. */
  change: (part: Partial<ContactFilters>) => void;
  /** Forgets a change that does not count yet. */
  discard: () => void;
  /** Shows everything, without delay. */
  clear: () => void;
  goToPage: (page: number, options?: { replace: boolean }) => void;
}

export const useContactFilters = (): ContactFiltersState => {
  const [params, setParams] = useSearchParams();
  const applied = readFilters(params);
  // what was typed or chosen and does not count yet
  const [draft, setDraft] = useState<ContactFilters | null>(null);

  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => {
      setDraft(null);
      setParams(
        (current) => {
          const before = readFilters(current);
          const isSame = before.search === draft.search && before.type === draft.type && before.status === draft.status;
          // a message that was opened meanwhile stays open
          return isSame ? current : writeFilters({ ...draft, page: 1 }, readOpenId(current) ?? undefined);
        },
        { preventScrollReset: true, replace: true },
      );
    }, reloadDelayMs);
    return () => clearTimeout(timer);
  }, [draft, setParams]);

  return {
    shown: draft ?? applied,
    applied,
    change: (part) => setDraft({ ...(draft ?? applied), ...part }),
    discard: () => setDraft(null),
    clear: () => {
      setDraft(null);
      setParams(writeFilters({}), { preventScrollReset: true });
    },
    goToPage: (page, options) => setParams(writeFilters({ ...applied, page }), options),
  };
};
