// The meanings that columns can have, for the screens.
import type { ImportColumn, ImportRecord } from '#contract/imports.ts';
import type { ImportKind } from '#contract/rules/imports.ts';
import { columnsOf } from '#server/features/sheet-columns/columns.ts';
import { sheetFieldsOf } from '#server/features/sheet-columns/sheet-fields.ts';
import { splitUnit } from './column-matching.ts';

type Target = ImportRecord['targets'][number];

/** Number of pairs of columns that contain a name and a value. */
const pairs = 10;

const isFile = (type: string | undefined) => type === 'picture' || type === 'pictures' || type === 'document';

const fieldTargets = (kind: ImportKind): Target[] => {
  const types = new Map(sheetFieldsOf(kind).map(([name, { type }]) => [name, type]));
  return columnsOf(kind).flatMap(({ target, head, group, isReadOnly }) =>
    isReadOnly ? [] : [{ target, label: head, group: isFile(types.get(target)) ? 'Pictures and documents' : group }],
  );
};

const specificationTargets = (columns: readonly ImportColumn[], labels: readonly string[]): Target[] => {
  const group = 'Specifications';
  const names = new Set([
    ...labels,
    ...columns.flatMap(({ name, target }) => [splitUnit(name).name, ...(target?.startsWith('spec:') ? [target.slice(5)] : [])]),
  ]);
  return [
    { target: 'specs', label: 'List of names and values', group },
    ...Array.from({ length: pairs }, (_, at): Target[] => [
      { target: `spec-name:${at + 1}`, label: `Name ${at + 1}`, group: 'Specifications in pairs of columns' },
      { target: `spec-value:${at + 1}`, label: `Value ${at + 1}`, group: 'Specifications in pairs of columns' },
    ]).flat(),
    ...[...names].map((name) => ({ target: `spec:${name}`, label: name, group })),
  ];
};

/** @param labels of the attributes */
export const targetsOf = (kind: ImportKind, columns: readonly ImportColumn[], labels: readonly string[]): Target[] => [
  ...fieldTargets(kind),
  ...(kind === 'attribute' ? [] : [{ target: 'old_address', label: 'Former address', group: 'Record' }]),
  ...(kind === 'product' ? specificationTargets(columns, labels) : []),
];
