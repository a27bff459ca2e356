// The state of a list (filters, order, page) is in the address, so that Back, reload and a copied link restore it. This file
// reads and writes it; other parameters (an open record) stay.

export type Direction = 'asc' | 'desc';

/** How many rows a page of a list may have; the first is the default. */
export const rowChoices = [15, 30, 60, 100] as const;
export type RowChoice = (typeof rowChoices)[number];

/** The accepted values of a filter, or a function that returns the accepted form of a text ('' if it is invalid). */
type FilterRule = readonly string[] | ((typed: string) => string);

export interface ListShape {
  filters: Record<string, FilterRule>;
  /** Columns by which the list can be sorted. */
  sorts?: readonly string[];
  /** The column of the default order; if it is absent, no order is sent. */
  ownSort?: string;
  /** How many rows a page has by default; if it is absent, the first of `rowChoices`. */
  ownRows?: RowChoice;
}

type FilterValue<R> = R extends readonly (infer T extends string)[] ? T | '' : string;

export type FiltersOf<S extends ListShape> = { [K in keyof S['filters']]: FilterValue<S['filters'][K]> };

type SortOf<S extends ListShape> = S['sorts'] extends readonly (infer T extends string)[] ? T : never;
type OwnSortOf<S extends ListShape> = S['ownSort'] extends string ? S['ownSort'] : never;

/** Filters, `sort` ('' is the default order), `direction`, `page` and `per_page`. */
export type ListView<S extends ListShape> = FiltersOf<S> & {
  sort: SortOf<S> | '';
  direction: Direction;
  page: number;
  per_page: RowChoice;
};

/** A view as the query of the list's call. */
export type ListQuery<S extends ListShape> = { [K in keyof S['filters']]?: Exclude<FilterValue<S['filters'][K]>, ''> } & {
  sort?: SortOf<S> | OwnSortOf<S>;
  direction?: Direction;
  page?: number;
  per_page?: RowChoice;
};

const ownRowsOf = ({ ownRows = rowChoices[0] }: ListShape): RowChoice => ownRows;

/** Accepts any text. */
export const anyText = (typed: string): string => typed;

/** Accepts the id of another record. */
export const rowNumber = (typed: string): string => (/^[1-9]\d{0,9}$/.test(typed) ? typed : '');

/** Infers literal types for the shape of a list. */
export const listShape = <const S extends ListShape>(shape: S): S => shape;

// digits only: Number() also accepts 1e3 and 0x10
const wholeFrom1 = (value: string | null): number | null => (value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null);

/** @returns the id in this parameter of the address, or null */
export const readId = (params: URLSearchParams, key: string): number | null => wholeFrom1(params.get(key));

const read = (rule: FilterRule, typed: string): string =>
  typeof rule === 'function' ? rule(typed) : (rule.find((known) => known === typed) ?? '');

/** Reads the address; the default replaces a value that does not exist. */
export const readView = <S extends ListShape>(shape: S, params: URLSearchParams): ListView<S> => {
  const filters = Object.fromEntries(Object.entries(shape.filters).map(([key, rule]) => [key, read(rule, params.get(key) ?? '')]));
  const sort = shape.sorts?.find((known) => known === params.get('sort')) ?? '';
  const direction: Direction = sort && params.get('direction') === 'desc' ? 'desc' : 'asc';
  const per_page = rowChoices.find((known) => String(known) === params.get('per_page')) ?? ownRowsOf(shape);
  return { ...filters, sort, direction, page: wholeFrom1(params.get('page')) ?? 1, per_page } as ListView<S>;
};

/** @returns the filters as query parameters of the list's call; empty ones are undefined */
export const filterQuery = <S extends ListShape>(shape: S, view: FiltersOf<S>): Pick<ListQuery<S>, keyof S['filters']> =>
  Object.fromEntries(Object.keys(shape.filters).map((key) => [key, view[key as keyof FiltersOf<S>] || undefined])) as ListQuery<S>;

/** @returns the view as query parameters of the list's call; defaults are undefined */
export const listQuery = <S extends ListShape>(shape: S, view: ListView<S>): ListQuery<S> => {
  const sort = (view.sort || shape.ownSort) as ListQuery<S>['sort'];
  return {
    ...filterQuery(shape, view),
    sort,
    direction: sort && view.direction,
    page: view.page > 1 ? view.page : undefined,
    per_page: view.per_page === rowChoices[0] ? undefined : view.per_page,
  } as ListQuery<S>;
};

/** Writes a view into the address; defaults are omitted, other parameters stay. */
export const writeView = <S extends ListShape>(shape: S, view: Partial<ListView<S>>, params = new URLSearchParams()): URLSearchParams => {
  const next = new URLSearchParams();
  const { sort, direction, page, per_page } = view;
  const set = (key: string, value: unknown) => {
    if (value) next.set(key, String(value));
  };
  for (const key of Object.keys(shape.filters)) set(key, view[key as keyof ListView<S>]);
  set('sort', sort);
  set('direction', sort && direction === 'desc' && direction);
  set('page', page && page > 1 && page);
  set('per_page', per_page !== ownRowsOf(shape) && per_page);
  const own = new Set([...Object.keys(shape.filters), 'sort', 'direction', 'page', 'per_page']);
  for (const [key, value] of params) if (!own.has(key)) next.append(key, value);
  return next;
};

export const hasFilters = <S extends ListShape>(shape: S, view: FiltersOf<S>): boolean =>
  Object.keys(shape.filters).some((key) => String(view[key as keyof FiltersOf<S>]).trim() !== '');
