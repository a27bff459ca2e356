// Compares the data folder with the database: no missing file, no file without a record, nothing unfinished.
import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Connection } from '#server/database/connect.ts';
import { compareUses } from '#server/features/uploads/compare-uses.repository.ts';
import { listNamedFiles } from '#server/features/uploads/uploads.service.ts';
import { isStoredPath } from '#server/platform/files.ts';
import type { Violation } from './check-records.ts';

const database = 'site.sqlite';
/** Everything that the product stores in its data folder. */
const ownNames = /^(uploads|cache|\.lock|site\.sqlite(-wal|-shm|\.lock)?)$/;

/** Checks a copy of the database of a killed server, before the next start repairs anything. */
export const checkDatabase = (dataDir: string): Violation[] => {
  if (!existsSync(join(dataDir, database))) return [];
  const folder = mkdtempSync(join(tmpdir(), 'chaos-copy-'));
  try {
    for (const name of [database, `${database}-wal`]) if (existsSync(join(dataDir, name))) cpSync(join(dataDir, name), join(folder, name));
    const copy = new DatabaseSync(join(folder, database));
    try {
      const integrity = copy.prepare('pragma integrity_check').all().flatMap(Object.values).map(String);
      const references = copy.prepare('pragma foreign_key_check').all();
      return [
        ...integrity.filter((line) => line !== 'ok').map((text): Violation => ({ kind: 'damaged database', text })),
        ...references.map((row): Violation => ({ kind: 'damaged database', text: `foreign key ${JSON.stringify(row)}` })),
      ];
    } finally {
      copy.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const filesBelow = (dataDir: string, pattern: string): string[] =>
  globSync(pattern, { cwd: dataDir })
    .filter((path) => isFile(join(dataDir, path)))
    .map((path) => path.replaceAll('\\', '/'));

const unfinishedFiles = (dataDir: string): string[] => [
  ...readdirSync(dataDir).filter((name) => !ownNames.test(name)),
  ...filesBelow(dataDir, 'uploads/{.incoming,*}/**').filter((path) => !isStoredPath(path)),
  ...filesBelow(dataDir, 'cache/**').filter((path) => !/^cache\/scaled\/uploads\/.*\/\d+\.webp$/.test(path)),
];

/** @returns the picture of a scaled copy in the cache */
const pictureOf = (copy: string) => copy.split('/').slice(2, -1).join('/');

const partial = (text: string): Violation => ({ kind: 'partial', text });

/** @param stored names of all uploads @returns records whose files are missing, and files without a record */
export const compareFiles = async (db: Connection['db'], stored: readonly string[]): Promise<Violation[]> => {
  const named = await listNamedFiles(db);
  const listed = new Set((await db.selectFrom('unclaimed_files').select('path').execute()).map(({ path }) => path));
  const existing = new Set(stored);
  // a file remains as long as the list of uses names it
  const difference = await compareUses(db);
  return [
    ...(difference === null ? [] : [partial(difference)]),
    ...[...named].filter((path) => !existing.has(path)).map((path) => partial(`${path} is used by a record, but does not exist`)),
    ...stored.filter((path) => !named.has(path) && !listed.has(path)).map((path) => partial(`${path} belongs to nothing`)),
  ];
};

/** Checks the files of a running server that is not serving requests. */
export const checkFiles = async (db: Connection['db'], dataDir: string): Promise<Violation[]> => {
  const now = new Date().toISOString();
  const expired = await db.selectFrom('unclaimed_files').select('path').where('expires_at', '<=', now).execute();
  const names = await db.selectFrom('file_names').select('path').execute();
  const stored = filesBelow(dataDir, 'uploads/*/*/*').filter(isStoredPath);
  const onDisk = new Set(stored);
  return [
    ...(await compareFiles(db, stored)),
    ...expired.map(({ path }) => partial(`${path} has expired, but is still listed`)),
    ...names.filter(({ path }) => !onDisk.has(path)).map(({ path }) => partial(`${path} has a name, but does not exist`)),
    ...filesBelow(dataDir, 'cache/scaled/**').flatMap((copy) =>
      onDisk.has(pictureOf(copy)) ? [] : [partial(`${copy} is a copy of a picture that does not exist`)],
    ),
    ...unfinishedFiles(dataDir).map((path) => partial(`${path} was left behind`)),
  ];
};
