// Filters, order and page of a list, stored in the address. A change of a filter is applied after a delay or on demand, and shows
// the first page.
import { useEffect, useEffectEvent, useState } from 'react';
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
import { useAddressQuery } from './use-address-query.ts';

export interface SortOrder {
  sort: string;
  direction: Direction;
}

export interface ListAddress<S extends ListShape> {
  /** The values in the controls. */
  shown: FiltersOf<S>;
  /** The values with which the list is loaded. */
  applied: ListView<S>;
  isFiltered: boolean;
  /** Changes filters; applied after the delay. */
  change: (part: Partial<FiltersOf<S>>) => void;
  /** Applies a change immediately. */
  apply: () => void;
  /** Discards a change that is not applied yet. */
  discard: () => void;
  /** Removes all filters, without delay. */
  clear: () => void;
  /** Sorts ascending, then descending, then in the default order. */
  sortBy: (column: string) => void;
  /** Sets an order directly. */
  orderBy: (order: SortOrder) => void;
  /** Changes the number of rows per page, and shows the first page. */
  setPerPage: (count: RowChoice) => void;
  goToPage: (page: number, options?: { replace: boolean }) => void;
}

/** Next sort order after a click on a column header. */
export const nextOrder = ({ sort, direction }: SortOrder, column: string): SortOrder => {
  if (sort !== column) return { sort: column, direction: 'asc' };
  return direction === 'asc' ? { sort: column, direction: 'desc' } : { sort: '', direction: 'asc' };
};

/** @param delayMs wait after the last change of a filter; null: only `apply` applies changes */
export const useListAddress = <S extends ListShape>(shape: S, { delayMs }: { delayMs: number | null }): ListAddress<S> => {
  const [params, setParams] = useAddressQuery();
  const applied = readView(shape, params);
  // changes that are not in the address yet
  const [draft, setDraft] = useState<Partial<FiltersOf<S>> | null>(null);
  // changes that are being written to the address: the controls show them until the router has updated it
  const [sent, setSent] = useState<{ draft: Partial<FiltersOf<S>> | null; from: URLSearchParams } | null>(null);
  useEffect(() => {
    if (sent && sent.from !== params) setDraft((current) => (current === sent.draft ? null : current));
  }, [params, sent]);

  const apply = () => {
    if (Object.entries(draft ?? {}).every(([key, value]) => applied[key as keyof ListView<S>] === value)) return setDraft(null);
    setSent({ draft, from: params });
    setParams((current) => writeView(shape, { ...readView(shape, current), ...draft, page: 1 }, current), {
      preventScrollReset: true,
      replace: true,
    });
  };
  // the router returns a new setter after each navigation, which must not restart a running delay
  const applyLater = useEffectEvent(apply);

  useEffect(() => {
    if (!draft || delayMs === null) return;
    const timer = setTimeout(applyLater, delayMs);
    return () => clearTimeout(timer);
  }, [draft, delayMs]);

  const go = (part: Partial<ListView<S>>, options?: { replace: boolean; preventScrollReset?: boolean }) =>
    setParams((current) => writeView(shape, { ...readView(shape, current), ...part }, current), options);

  const orderBy = (order: SortOrder) => {
    // also applies a filter that is still delayed
    const part = { ...draft, ...order, page: 1 } as Partial<ListView<S>>;
    setSent({ draft, from: params });
    go(part, { replace: true, preventScrollReset: true });
  };

  return {
    shown: draft ? { ...applied, ...draft } : applied,
    applied,
    isFiltered: hasFilters(shape, applied),
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    apply,
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
