// What a list shows lives in the address, so that back, reload and a copied link keep the place. This file reads and
// writes it; what else stands in the address (an open record) stays.

export type Direction = 'asc' | 'desc';

/** The values a filter knows, or a function that returns what it makes of a text ('' for what it does not know). */
type FilterRule = readonly string[] | ((typed: string) => string);

export interface ListShape {
  filters: Record<string, FilterRule>;
  /** Columns that sort. */
  sorts?: readonly string[];
}

type FilterValue<R> = R extends readonly (infer T extends string)[] ? T | '' : string;

export type FiltersOf<S extends ListShape> = { [K in keyof S['filters']]: FilterValue<S['filters'][K]> };

/** How many rows a page of a list may have; the first is what it has unless another is chosen. */
export const rowChoices = [15, 30, 60, 100] as const;
export type RowChoice = (typeof rowChoices)[number];

/** @returns how many rows to ask for; nothing for as many as a page has anyway */
export const chosenRows = (per_page: RowChoice): RowChoice | undefined => (per_page === rowChoices[0] ? undefined : per_page);

/** Filters, and beside them `sort` ('' is the list's own order), `direction`, `page` and `per_page`. */
export type ListView<S extends ListShape> = FiltersOf<S> & { sort: string; direction: Direction; page: number; per_page: RowChoice };

/** For free text. */
export const anyText = (typed: string): string => typed;

/** For the id of another record. */
export const rowNumber = (typed: string): string => (/^[1-9]\d{0,9}$/.test(typed) ? typed : '');

/** Keeps the literal types of a list's shape. */
export const listShape = <const S extends ListShape>(shape: S): S => shape;

// digits alone: 1e3 and 0x10 are numbers to JavaScript, and to nobody else
const wholeFrom1 = (value: string | null): number | null => (value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null);

/** @returns the id that stands in the address under this key, or null */
export const readId = (params: URLSearchParams, key: string): number | null => wholeFrom1(params.get(key));

const read = (rule: FilterRule, typed: string): string =>
  typeof rule === 'function' ? rule(typed) : (rule.find((known) => known === typed) ?? '');

/** Reads the address; a value that does not exist is read as the default. */
export const readView = <S extends ListShape>(shape: S, params: URLSearchParams): ListView<S> => {
  const filters = Object.fromEntries(Object.entries(shape.filters).map(([key, rule]) => [key, read(rule, params.get(key) ?? '')]));
  const sort = shape.sorts?.find((known) => known === params.get('sort')) ?? '';
  const direction: Direction = sort && params.get('direction') === 'desc' ? 'desc' : 'asc';
  const per_page = rowChoices.find((known) => String(known) === params.get('per_page')) ?? rowChoices[0];
  return { ...filters, sort, direction, page: wholeFrom1(params.get('page')) ?? 1, per_page } as ListView<S>;
};

/** Writes a view into the address; defaults are left out, what is not the list's stays. */
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
  set('per_page', per_page && chosenRows(per_page));
  const own = new Set([...Object.keys(shape.filters), 'sort', 'direction', 'page', 'per_page']);
  for (const [key, value] of params) if (!own.has(key)) next.append(key, value);
  return next;
};

export const hasFilters = <S extends ListShape>(shape: S, view: FiltersOf<S>): boolean =>
  Object.keys(shape.filters).some((key) => String(view[key as keyof FiltersOf<S>]).trim() !== '');
