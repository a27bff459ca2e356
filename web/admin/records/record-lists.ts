// Queries for the list of one kind of record, typed against the contract's call.
import { keepPreviousData, type QueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { Paged } from '#contract/paging.ts';
import { type ListQuery, type ListShape, type ListView, listQuery } from '#web/admin/ui/list/list-address.ts';
import type { Transport } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

export interface Row {
  id: number;
}

/** One page of a list; the page numbers are absent if all records come in one response. */
export type RecordPage<T> = Pick<Paged<T>, 'data' | 'total'> & Partial<Paged<T>>;

export interface RecordLists<T extends Row, S extends ListShape> {
  /** e.g. "product", as texts on screen name one of them. */
  noun: string;
  /** e.g. "products" */
  nouns: string;
  /** Shown if the list cannot be loaded, e.g. "Failed to load products". */
  failure: string;
  shape: S;
  keys: { lists: QueryKey; one: (id: number) => QueryKey };
  /** One page of the list; the previous rows stay until the new ones have arrived. */
  list: (view: ListView<S>) => UseQueryOptions<RecordPage<T>>;
  /** Changes the rows on screen without waiting for the list. */
  editRows: (client: QueryClient, edit: (rows: T[]) => T[]) => void;
  /** Reloads the lists, and every other query that shows these records. */
  reload: (client: QueryClient) => void;
}

interface Names {
  noun: string;
  nouns: string;
  failure?: string;
  /** Prefix of the keys of all queries of this kind. */
  key: QueryKey;
  /** Prefixes of the keys of all queries that show these records. */
  reloads: readonly QueryKey[];
}

interface Definition<T, S extends ListShape, Q> extends Names {
  shape: S;
  list: (transport: Transport, options: { query?: Q; signal?: AbortSignal }) => Promise<Paged<T>>;
  /** Called with the rows of every page that has loaded. */
  onRows?: (client: QueryClient, rows: readonly T[]) => void;
}

/** Rejects filters and sort columns that the call does not accept, and values of another type. */
type KnownToCall<S extends ListShape, Q> = [keyof S['filters'] | (S['sorts'] extends readonly string[] ? 'sort' : never)] extends [keyof Q]
  ? [ListQuery<S>] extends [Q]
    ? unknown
    : { shape: 'A filter or a sort column has values that the call does not take.' }
  : { shape: 'The call does not take one of these filters, or does not sort.' };

/** The common part of all lists, however their rows are loaded. */
export const listBasics = <T extends Row>({ noun, nouns, failure = `Failed to load ${nouns}`, key, reloads }: Names) => {
  const keys: RecordLists<T, ListShape>['keys'] = { lists: [...key, 'list'], one: (id) => [...key, 'one', id] };
  return {
    noun,
    nouns,
    failure,
    keys,
    editRows: (client: QueryClient, edit: (rows: T[]) => T[]): void => {
      client.setQueriesData<RecordPage<T>>({ queryKey: keys.lists }, (list) => list && { ...list, data: edit(list.data) });
    },
    reload: (client: QueryClient): void => {
      for (const queryKey of reloads) void client.invalidateQueries({ queryKey });
    },
  };
};

/** @example const lists = recordLists({ noun: 'product', nouns: 'products', key: ['admin-products'], shape, list: endpoint<…>(…), … }) */
export const recordLists = <T extends Row, const S extends ListShape, Q>(
  definition: Definition<T, S, Q> & KnownToCall<S, Q>,
): RecordLists<T, S> => {
  const { shape, list, onRows }: Definition<T, S, Q> = definition;
  const basics = listBasics<T>(definition);
  const queryOf = (view: ListView<S>) => listQuery(shape, view) as ListQuery<S> & Q;
  return {
    ...basics,
    shape,
    list: (view) => ({
      queryKey: [...basics.keys.lists, queryOf(view)],
      queryFn: async ({ client, signal }) => {
        const page = await list(transportOf(client), { query: queryOf(view), signal });
        onRows?.(client, page.data);
        return page;
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
      meta: { failure: basics.failure },
    }),
  };
};
