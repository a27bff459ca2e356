// The columns of an export.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { allSpecifications, type ExportKind } from '#contract/rules/imports.ts';
import type { Specification } from '#contract/rules/specifications.ts';
import { batchesOf } from '#server/database/batches.ts';
import type { Database } from '#server/database/schema.ts';
import { listAllDefinitions } from '#server/features/attributes/attributes.definitions.repository.ts';
import { listSpecifications } from '#server/features/bulk/bulk.effects.repository.ts';
import { hasOtherLanguages } from '#server/features/contacts/contacts.repository.ts';
import { columnsOf, type SheetColumn, specificationsTarget } from '#server/features/sheet-columns/columns.ts';
import { messageColumns, messageLanguageColumn } from '#server/features/sheet-columns/message-columns.ts';
import { unitsByName } from '#server/features/sheet-columns/specification-cells.ts';
import { createNameList, specificationColumns, specificationPrefix } from '#server/features/sheet-columns/specification-columns.ts';
import { parseLabel, type RowName } from '#server/features/sheet-columns/specification-labels.ts';
import { writeList } from '#server/features/sheet-columns/specification-lists.ts';
import { invalid } from '#server/http/errors.ts';

/** A table with more columns is hard to use, and no import accepts it. */
const mostNames = 1500;
/** Products read at once. */
const batch = 500;

const fixedColumnsOf = (kind: ExportKind): readonly SheetColumn[] => (kind === 'message' ? messageColumns : columnsOf(kind));

const listColumn: SheetColumn = {
  target: specificationsTarget,
  head: 'Specifications',
  group: 'Specifications',
  width: 50,
  toCell: (record) => writeList((record as { specifications: Specification[] }).specifications),
};

const listNames = async (db: Database, ids: readonly number[]): Promise<readonly RowName[]> => {
  const list = createNameList();
  for (const some of batchesOf(ids, batch)) {
    const byId = new Map((await listSpecifications(db, some)).map((row) => [row.id, row.specifications]));
    for (const id of some) list.add(byId.get(id) ?? []);
    await nextTurn();
  }
  return list.names();
};

const columnsOfNames = async (db: Database, names: readonly RowName[]): Promise<SheetColumn[]> => {
  const heads = fixedColumnsOf('product').map(({ head }) => head);
  return specificationColumns(names, heads, unitsByName(await listAllDefinitions(db)));
};

/** @returns a column for each name of specification rows of the products, or one for all of them if there are too many */
const specificationsOf = async (db: Database, ids: readonly number[]): Promise<SheetColumn[]> => {
  const names = await listNames(db, ids);
  return names.length > mostNames ? [listColumn] : columnsOfNames(db, names);
};

/** @param ids of the exported records */
export const allColumns = async (db: Database, kind: ExportKind, ids: readonly number[]): Promise<SheetColumn[]> => [
  ...fixedColumnsOf(kind),
  ...(kind === 'product' ? await specificationsOf(db, ids) : []),
  ...(kind === 'message' && (await hasOtherLanguages(db, ids)) ? [messageLanguageColumn] : []),
];

/** @returns why the columns do not contain one for each name of specification rows; null if they do */
export const noteOn = (columns: readonly SheetColumn[]): string | null =>
  columns.includes(listColumn)
    ? `These products have more than ${mostNames} different names of specification rows. They are written into one column, a line for each.`
    : null;

/** @throws AppError 'invalid' if a column does not exist */
export const chosenColumns = async (db: Database, kind: ExportKind, ids: readonly number[], targets: string[]): Promise<SheetColumn[]> => {
  const fixed = [...fixedColumnsOf(kind), ...(kind === 'message' ? [messageLanguageColumn] : [])];
  const isName = (target: string) => kind === 'product' && target.startsWith(specificationPrefix) && target !== allSpecifications;
  const names = targets.filter(isName).map((target) => parseLabel(target.slice(specificationPrefix.length)));
  const named = await columnsOfNames(db, names);
  const columns: SheetColumn[] = [];
  for (const target of new Set(targets)) {
    const known = fixed.find((column) => column.target === target);
    if (known) columns.push(known);
    else if (isName(target)) columns.push(...named.splice(0, 1));
    else if (kind === 'product' && target === allSpecifications) columns.push(...(await specificationsOf(db, ids)));
    else if (kind === 'product' && target === specificationsTarget) columns.push(listColumn);
    else throw invalid({ columns: [`There is no column “${target}”.`] });
  }
  return columns;
};
