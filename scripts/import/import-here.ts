// Imports in this process, with the configuration of the server, while no server uses the embedded database.
import { randomBytes } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { completeWriting, createImportWork } from '#server/features/imports/applying/apply-work.ts';
import type { CheckContext } from '#server/features/imports/checking/check-context.ts';
import { createCheckRunner } from '#server/features/imports/checking/check-runner.ts';
import { createImport, getImport, listImportRows } from '#server/features/imports/imports.service.ts';
import { systemClock } from '#server/platform/clock.ts';
import { extensionOfName } from '#server/platform/file-names.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { createFiles, incomingDir } from '#server/platform/files.ts';
import { lockDataFolder } from '#server/start/data-folder.ts';
import type { Importer } from './importer.ts';

/** The store may move the file. */
const received = async (dir: string, field: string, path: string) => {
  await mkdir(dir, { recursive: true });
  const temporaryPath = join(dir, randomBytes(12).toString('hex'));
  await copyFile(path, temporaryPath);
  return { field, index: 0, temporaryPath, extension: extensionOfName(path), fileName: basename(path) };
};

/** @throws StartError if a server uses the embedded database */
export const importHere = async (config: Config): Promise<Importer> => {
  const unlock = await lockDataFolder(config);
  const connection = await connect(config.databaseUrl, { limits: config.postgres });
  const { db } = connection;
  const { dataDir } = config;
  const store = await openFileStore(config.files);
  const log = { error: (details: { err?: unknown }, message: string) => console.error(message, details.err) };
  const parts = {
    ...{ db, clock: systemClock, siteUrl: config.siteUrl, files: createFiles({ dataDir, clock: systemClock, store }), store, dataDir },
    ...{ log, holdVisitors: connection.holdVisitors },
  };
  const work = createImportWork(parts);
  const checking: CheckContext = { ...parts, startApply: work.start };
  const runner = createCheckRunner(checking);
  const context = { ...checking, actor: null, caller: { apiToken: null }, runner };
  await connection.prepare(migrate);
  if (connection.kind === 'sqlite') await completeWriting(parts);
  return {
    create: async ({ file, archive, options, action }) => {
      const dir = incomingDir(store.dir ?? dataDir);
      const files = [await received(dir, 'file', file), ...(archive === undefined ? [] : [await received(dir, 'archive', archive)])];
      return createImport(context, { files, options, action, key: undefined });
    },
    get: (id) => getImport(context, id),
    rows: async (id, filter) => (await listImportRows(context, id, { page: 1, perPage: 100, ...filter })).data,
    wait: async () => {
      await runner.idle();
      await work.idle();
    },
    close: async () => {
      await runner.close();
      await work.close();
      await connection.close();
      unlock();
    },
  };
};
