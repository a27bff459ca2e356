// Proposes the meaning of each column: by its name, by its values, and otherwise, for products, a specification row of that name.
import { createMatcher, withoutUnit } from '#contract/rules/attributes/match-definition.ts';
import { findUnit } from '#contract/rules/attributes/units.ts';
import { fold } from '#contract/rules/fold.ts';
import { type ImportKind, importKinds } from '#contract/rules/imports.ts';
import type { Definition } from '#server/features/attributes/attributes.definitions.repository.ts';
import { columnsOf } from '#server/features/sheet-columns/columns.ts';
import { readFlag } from '#server/features/sheet-columns/read-cells.ts';
import { sheetFieldsOf } from '#server/features/sheet-columns/sheet-fields.ts';
import { decimalOf } from './cell-notation.ts';
import { columnWords } from './column-words.ts';
import type { SourceColumn } from './source.ts';

export interface MatchedColumn extends SourceColumn {
  /** The first different values. */
  samples: readonly string[];
  /** Whether nearly all values differ. */
  isUnique: boolean;
}

export interface Meaning {
  target: string | null;
  unit: string | null;
}

const plain = (name: string): string =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isPicture = (text: string) => /\.(?:jpe?g|png|gif|webp|avif)(?:[?#].*)?$/i.test(text.trim());
const isDocument = (text: string) => /\.pdf(?:[?#].*)?$/i.test(text.trim());
const isPrice = (text: string) => /^(?:[A-Z]{3}|\p{Sc})\s?[\d.,\s']+$|^[\d.,\s']+(?:[A-Z]{3}|\p{Sc})$/u.test(text.trim());
const isNumber = (text: string) => /^\s*[+-]?\d+\s*$/.test(text) || decimalOf(text) !== null;
const isFlag = (text: string) => 'value' in readFlag(text);

const all = (column: MatchedColumn, test: (text: string) => boolean) => column.samples.every(test);

/** Names that mean the model only if nearly all values differ. */
const vagueModels: readonly string[] = ['type', 'typ', 'code', 'reference'];

/** Whether the values of a column can have the meaning that one of the usual words suggests. */
const fits = (target: string, type: string | undefined, column: MatchedColumn): boolean => {
  if (target === 'model') return column.isUnique || !vagueModels.includes(plain(column.name));
  if (type === 'flag') return all(column, isFlag);
  if (type === 'price') return column.samples.length === 0 || column.samples.some((text) => isNumber(text) || isPrice(text));
  return type === 'sort-order' ? all(column, isNumber) : true;
};

interface Candidate {
  target: string;
  column: number;
  /** 0 for the label or the name of the field. */
  rank: number;
}

const targetsOf = (kind: ImportKind): string[] => [
  ...columnsOf(kind).map(({ target }) => target),
  ...(kind === 'product' ? ['specs'] : []),
  ...(kind === 'attribute' ? [] : ['old_address']),
];

const candidatesOf = (kind: ImportKind, columns: readonly MatchedColumn[]): Candidate[] => {
  const types = new Map(sheetFieldsOf(kind).map(([name, { type }]) => [name, type]));
  const names = new Map<string, { target: string; rank: number }[]>();
  const add = (name: string, target: string, rank: number) => names.set(name, [...(names.get(name) ?? []), { target, rank }]);
  for (const { target, head } of columnsOf(kind)) for (const name of new Set([plain(head), plain(target)])) add(name, target, 0);
  for (const target of targetsOf(kind))
    for (const [at, word] of (columnWords[target] ?? '').split(',').entries()) add(word, target, at + 1);
  return columns.flatMap((column, index) => {
    if (column.target !== undefined) return [];
    const found = names.get(plain(column.name)) ?? [];
    return found.flatMap(({ target, rank }) =>
      rank === 0 || fits(target, types.get(target), column) ? [{ target, rank, column: index }] : [],
    );
  });
};

/** Each field gets at most one column, and the best names come first. Columns that imports ignore are found as well. */
const byName = (kind: ImportKind, columns: readonly MatchedColumn[]): Map<number, string> => {
  const found = new Map<number, string>();
  const taken = new Set(columns.map(({ target }) => target));
  for (const { target, column } of candidatesOf(kind, columns).toSorted((a, b) => a.rank - b.rank || a.column - b.column)) {
    if (taken.has(target) || found.has(column)) continue;
    taken.add(target);
    found.set(column, target);
  }
  return found;
};

/** @returns the field that only has values like these; undefined if there is none, or if it has a column already */
const byValues = (kind: ImportKind, column: MatchedColumn, taken: ReadonlySet<string>): string | undefined => {
  if (column.samples.length === 0) return undefined;
  const fields = new Set(sheetFieldsOf(kind).map(([name]) => name));
  const free = (...targets: string[]) => targets.find((target) => fields.has(target) && !taken.has(target));
  if (all(column, isDocument)) return free('brochure');
  if (all(column, (text) => text.split(/[|,;]/).every(isPicture)))
    return all(column, isPicture) ? free('main_image', 'featured_image', 'image', 'images') : free('images');
  return all(column, isPrice) ? free('price') : undefined;
};

/** Units such as dB(A) contain parentheses themselves. */
const unitAtEnd = /[([]((?:[^()[\]]|\([^()]*\)){1,20})[)\]]$/;

/** "Rated voltage (V)" is a name and a unit; "Output (2)" is a name. */
export const splitUnit = (name: string): { name: string; unit: string | null } => {
  const [end = '', unit = ''] = unitAtEnd.exec(name) ?? [];
  const base = name.slice(0, name.length - end.length).trimEnd();
  const isUnit = base !== '' && !/^\d*$/.test(unit) && findUnit(unit, null) !== undefined;
  return isUnit ? { name: base, unit } : { name, unit: null };
};

interface Specifications {
  definitions: readonly Definition[];
  /** Names of specification rows that products have, among those that are aliases of attributes. */
  usedNames: ReadonlySet<string>;
}

type Matcher = ReturnType<typeof createMatcher<Definition>>;

/** A name that is only an alias becomes the label of its attribute, unless products have rows with it. */
const asSpecification = ({ name: head }: SourceColumn, find: Matcher, usedNames: ReadonlySet<string>): Meaning => {
  const { name, unit } = splitUnit(head);
  const match = find(head);
  const isLabel = match && fold(withoutUnit(head, match.definition.quantity)) === fold(match.definition.label);
  const row = match && !isLabel && !usedNames.has(name) ? match.definition.label : name;
  return { target: `spec:${row}`, unit: match?.unit ?? unit };
};

/** @returns names of columns that are aliases of attributes, without their units */
export const aliasesIn = (columns: readonly MatchedColumn[], definitions: readonly Definition[]): string[] => {
  const match = createMatcher(definitions);
  return columns.flatMap(({ name, target }) => (target === undefined && match(name) ? [splitUnit(name).name] : []));
};

/** Columns that a spreadsheet of errors has besides those of the file. */
export const errorColumns = ['Line', 'What is wrong'] as const;

/** @returns whether the column was added by a spreadsheet of errors; a file can have a column "Line" itself */
export const isErrorColumn = (columns: readonly SourceColumn[], index: number): boolean =>
  index >= columns.length - errorColumns.length && errorColumns.every((name, at) => columns.at(at - errorColumns.length)?.name === name);

/** @param hasId whether the values of a column are ids of records */
export const proposeColumns = (
  kind: ImportKind,
  columns: readonly MatchedColumn[],
  { definitions, usedNames }: Specifications,
  hasId: (column: MatchedColumn) => boolean,
): Meaning[] => {
  const named = byName(kind, columns);
  const find = createMatcher(definitions);
  const ignored = new Set(columnsOf(kind).flatMap(({ target, isReadOnly }) => (isReadOnly ? [target] : [])));
  const taken = new Set([...named.values(), ...columns.flatMap(({ target }) => target ?? [])]);
  const take = (target: string): Meaning => {
    taken.add(target);
    return { target, unit: null };
  };
  return columns.map((column, index) => {
    if (column.target !== undefined) return { target: column.target, unit: column.unit ?? null };
    if (isErrorColumn(columns, index)) return { target: null, unit: null };
    const target = named.get(index);
    if (target === 'id' && !hasId(column)) return { target: null, unit: null };
    if (target !== undefined) return { target: ignored.has(target) ? null : target, unit: null };
    if (column.samples.length === 0) return { target: null, unit: null };
    const guessed = byValues(kind, column, taken);
    if (guessed !== undefined) return take(guessed);
    return kind === 'product' ? asSpecification(column, find, usedNames) : { target: null, unit: null };
  });
};

/** @returns the kind most of whose fields the columns have; a product if they have none */
export const proposeKind = (columns: readonly MatchedColumn[], fileName: string): ImportKind => {
  const scores = importKinds.map((kind) => {
    const best = new Map<string, number>();
    for (const { target, rank } of candidatesOf(kind, columns)) best.set(target, Math.max(best.get(target) ?? 0, rank === 0 ? 3 : 1));
    const isNamed = plain(fileName).includes(kind === 'category' ? 'categor' : kind);
    return { kind, score: [...best.values()].reduce((sum, one) => sum + one, isNamed ? 4 : 0) };
  });
  return scores.reduce((one, other) => (other.score > one.score ? other : one)).kind;
};
