// What the rows of an import share while they are planned.
import type { ImportKind, RowAction } from '#contract/rules/imports.ts';
import { type Definition, definitionReader, listDefinitions } from '#server/features/attributes/attributes.definitions.repository.ts';
import type { CompleteOptions } from '#server/features/imports/import-options.ts';
import type { RowReport } from '#server/features/imports/imports.answers.ts';
import { getImportHosts, getTimeZone } from '#server/features/settings/settings.values.ts';
import type { OpenedArchive } from '#server/platform/sheets/archive.ts';
import type { CheckContext } from './check-context.ts';
import type { PlannedChanges } from './plan.ts';
import { type CategoryPlans, createCategoryPlans } from './plan-categories.ts';
import { createFilePlans, type FilePlans } from './plan-files.ts';
import { createRowReading } from './specification-report.ts';

export interface PlannedRow {
  number: number;
  line: number | null;
  kind: ImportKind;
  action: RowAction;
  record_id: number | null;
  version: number | null;
  title: string;
  changes: PlannedChanges;
  report: RowReport;
}

export const emptyReport: RowReport = { cells: [], errors: [], losses: [], understood: [] };

export interface Planning {
  context: CheckContext;
  options: CompleteOptions;
  timeZone: string;
  /** Author of new articles without one. */
  actorName: string | null;
  categories: CategoryPlans;
  files: FilePlans;
  /** @returns the number of the next row */
  nextNumber: () => number;
  /** Lines of the file by the keys of their records. */
  lines: Map<string, number>;
  /** @param categoryId null for a new category */
  definitionsOf: (categoryId: number | null) => Promise<readonly Definition[]>;
  readRow: ReturnType<typeof createRowReading>;
}

interface Given {
  options: CompleteOptions;
  archive: OpenedArchive | null;
  actorName: string | null;
}

export const createPlanning = async (context: CheckContext, { options, archive, actorName }: Given): Promise<Planning> => {
  const { db } = context;
  const general = await listDefinitions(db, null);
  const ofCategory = definitionReader(db);
  let number = 0;
  return {
    context,
    options,
    timeZone: await getTimeZone(db),
    actorName,
    categories: await createCategoryPlans(db, options.create_categories),
    files: await createFilePlans({ db, archive, hosts: await getImportHosts(db) }),
    nextNumber: () => ++number,
    lines: new Map(),
    definitionsOf: (categoryId) => (categoryId === null ? Promise.resolve(general) : ofCategory(categoryId)),
    readRow: createRowReading(),
  };
};
