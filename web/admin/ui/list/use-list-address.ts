// A list's filters, order and page, kept in the address. A change of a filter counts once nothing has changed for a
// moment, and leads to the first page.
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type Direction,
  type FiltersOf,
  hasFilters,
  type ListShape,
  type ListView,
  type RowChoice,
  readView,
  writeView,
} from './list-address.ts';

export interface SortOrder {
  sort: string;
  direction: Direction;
}

interface ListAddress<S extends ListShape> {
  /** What the controls show. */
  shown: FiltersOf<S>;
  /** What the list is loaded with. */
  applied: ListView<S>;
  isFiltered: boolean;
  /** Counts after the delay. */
  change: (part: Partial<FiltersOf<S>>) => void;
  /** Forgets a change that does not count yet. */
  discard: () => void;
  /** Shows everything, without delay. */
  clear: () => void;
  /** Ascending, then descending, then the list's own order. */
  sortBy: (column: string) => void;
  /** Directly to an order. */
  orderBy: (order: SortOrder) => void;
  /** Changes how many rows a page has, and shows the first page. */
  setPerPage: (count: RowChoice) => void;
  goToPage: (page: number, options?: { replace: boolean }) => void;
}

/** The order after a press on a column's head. */
export const nextOrder = ({ sort, direction }: SortOrder, column: string): SortOrder => {
  if (sort !== column) return { sort: column, direction: 'asc' };
  return direction === 'asc' ? { sort: column, direction: 'desc' } : { sort: '', direction: 'asc' };
};

/** @param delayMs how long nothing has to change before a filter counts */
export const useListAddress = <S extends ListShape>(shape: S, { delayMs }: { delayMs: number }): ListAddress<S> => {
  const [params, setParams] = useSearchParams();
  const applied = readView(shape, params);
  // what was typed or chosen and does not count yet
  const [draft, setDraft] = useState<Partial<FiltersOf<S>> | null>(null);
  // the router's setter is new after each navigation; a running delay must not begin again for that
  const write = useRef(setParams);
  useEffect(() => {
    write.current = setParams;
  });

  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => {
      setDraft(null);
      write.current(
        (current) => {
          const before = readView(shape, current);
          const isSame = Object.entries(draft).every(([key, value]) => before[key as keyof ListView<S>] === value);
          return isSame ? current : writeView(shape, { ...before, ...draft, page: 1 }, current);
        },
        { preventScrollReset: true, replace: true },
      );
    }, delayMs);
    return () => clearTimeout(timer);
  }, [draft, delayMs, shape]);

  const go = (part: Partial<ListView<S>>, options?: { replace: boolean; preventScrollReset?: boolean }) =>
    setParams((current) => writeView(shape, { ...readView(shape, current), ...part }, current), options);

  const orderBy = (order: SortOrder) => {
    // the delay of a filter does not swallow it
    const part = { ...draft, ...order, page: 1 } as Partial<ListView<S>>;
    setDraft(null);
    go(part, { replace: true, preventScrollReset: true });
  };

  return {
    shown: draft ? { ...applied, ...draft } : applied,
    applied,
    isFiltered: hasFilters(shape, applied),
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    discard: () => setDraft(null),
    clear: () => {
      setDraft(null);
      setParams((current) => writeView(shape, { per_page: readView(shape, current).per_page } as Partial<ListView<S>>, current), {
        preventScrollReset: true,
      });
    },
    sortBy: (column) => orderBy(nextOrder(applied, column)),
    orderBy,
    setPerPage: (count) => go({ per_page: count, page: 1 } as Partial<ListView<S>>, { replace: true }),
    goToPage: (page, options) => go({ page } as Partial<ListView<S>>, options),
  };
};
