// An app whose imports are applied with gates.

import type { ApplyContext } from '#server/features/imports/applying/apply.service.ts';
import { createImportWork } from '#server/features/imports/applying/apply-work.ts';
import { createFolderStore } from '#server/platform/file-store/folder.ts';
import { createFiles } from '#server/platform/files.ts';
import type { EditingApp } from './editing-app.ts';

export interface Applying {
  context: ApplyContext;
  /** Replaced by tests. */
  gates: NonNullable<ApplyContext['gates']>;
  /** Completed by tests. */
  downloading: NonNullable<ApplyContext['downloading']>;
  /** What was logged. */
  errors: object[];
}

export const createApplying = (test: EditingApp): Applying => {
  const { connection, dataDir } = test;
  const { clock } = test.context;
  const store = createFolderStore(dataDir);
  const errors: object[] = [];
  const gates: Applying['gates'] = {};
  const downloading: Applying['downloading'] = {};
  const prepared = {
    downloading,
    ...{ db: connection.db, clock, siteUrl: test.config.siteUrl, files: createFiles({ dataDir, clock, store }), store, dataDir },
    ...{ holdVisitors: connection.holdVisitors, log: { error: (details: object) => void errors.push(details) } },
    gates: {
      beforeBatch: async (batches: number) => gates.beforeBatch?.(batches),
      beforeFile: async (row: number) => gates.beforeFile?.(row),
      wait: async (ms: number) => gates.wait?.(ms),
    },
  };
  return { context: { ...prepared, work: createImportWork(prepared) }, gates, downloading, errors };
};
