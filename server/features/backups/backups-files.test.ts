// Backups of uploads outside DATA_DIR, in another folder and in object storage.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '#server/config/config.ts';
import { connect } from '#server/database/connect.ts';
import { upsertSettings } from '#server/features/settings/settings.service.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { createFiles } from '#server/platform/files.ts';
import { prepareDatabase } from '#server/start/database-preparation.ts';
import { aPicture } from '#server/testing/multipart.ts';
import { type S3Server, startS3 } from '#server/testing/s3-server.ts';
import { fileStoreOf, withDatabase } from './backup-source.ts';
import { runTask } from './backup-task.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let s3: S3Server;
let root: string;
let locations = 0;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'backups-'));
});
afterEach(() => {
  s3.fail(null);
  rmSync(root, { recursive: true });
});

const environments = { folder: (name: string) => ({ FILES_URL: join(root, `files-${name}`) }), s3: (name: string) => s3.environment(name) };
type Kind = keyof typeof environments;

const locationOf = (kind: Kind): Config => {
  const name = `location-${++locations}`;
  mkdirSync(join(root, name));
  return readConfig({ SEED: 'none', DATA_DIR: join(root, name), ...environments[kind](name) });
};
const filesOf = async (config: Config) =>
  createFiles({ dataDir: config.dataDir, clock: systemClock, store: await openFileStore(config.files) });
const contentOf = async (config: Config) => {
  const store = await fileStoreOf(config);
  const found = await Promise.all((await store.list()).map(async ({ path }) => [path, String(await store.read(path))]));
  return Object.fromEntries(found);
};

/** Creates a picture that a setting references, and four other files. */
const fill = async (config: Config): Promise<string> => {
  const connection = await connect(config.databaseUrl);
  await prepareDatabase({ config, connection, clock: systemClock });
  const files = await filesOf(config);
  const path = await files.storeFile(await aPicture(), 'image');
  for (const colour of ['#000000', '#222222', '#444444', '#666666']) await files.storeFile(await aPicture('png', colour), 'image');
  await upsertSettings({ db: connection.db, clock: systemClock, actor: null }, [
    { key: 'share_image', value: path, type: 'text', group: 'general' },
  ]);
  await connection.close();
  return path;
};
const make = (config: Config, target: string) =>
  withDatabase(config, (database) =>
    makeBackup({ source: { dataDir: config.dataDir, files: config.files, database }, target, clock: systemClock }),
  );

describe.each([
  ['s3', 's3'],
  ['s3', 'folder'],
  ['folder', 's3'],
] as const)('a backup of uploads on %s', (from, to) => {
  it(`contains all uploads, and is restored to ${to} (FILES-08)`, async () => {
    const source = locationOf(from);
    const path = await fill(source);
    const target = join(root, 'backup.tar');
    const { manifest } = await make(source, target);
    expect(manifest.entries.filter(({ name }) => name.startsWith('uploads/'))).toHaveLength(5);
    expect(manifest.missingFiles).toEqual([]);
    expect(await (await fileStoreOf(source)).isRemovalHeld()).toBe(false);
    const location = locationOf(to);
    await restoreBackup(target, location);
    expect(await contentOf(location)).toEqual(await contentOf(source));
    expect(Object.keys(await contentOf(location))).toContain(path);
    expect(existsSync(join(location.dataDir, '.restore'))).toBe(false);
  });
});

it('is restored only into an empty prefix of a bucket (FILES-08)', async () => {
  const source = locationOf('s3');
  await fill(source);
  const target = join(root, 'backup.tar');
  await make(source, target);
  const location = locationOf('s3');
  const path = await (await filesOf(location)).storeFile(await aPicture(), 'image');
  await expect(restoreBackup(target, location)).rejects.toThrow(/s3:\/\/uploads-of-tests\/location-\d+\/uploads has content/);
  expect(Object.keys(await contentOf(location))).toEqual([path]);
});

it('leaves nothing in a bucket that fails during a restore, and can be restored again (FILES-08)', async () => {
  const source = locationOf('s3');
  await fill(source);
  const target = join(root, 'backup.tar');
  await make(source, target);
  const location = locationOf('s3');
  s3.fail(503, ['PUT']);
  await expect(restoreBackup(target, location)).rejects.toThrow('The file storage is unavailable');
  expect([await contentOf(location), readdirSync(location.dataDir)]).toEqual([{}, []]);
  s3.fail(null);
  await restoreBackup(target, location);
  expect(await contentOf(location)).toEqual(await contentOf(source));
});

it('cleans only the location of an interrupted restore (FILES-08)', async () => {
  const source = locationOf('s3');
  await fill(source);
  const target = join(root, 'backup.tar');
  await make(source, target);
  const location = locationOf('s3');
  const before = await contentOf(source);
  mkdirSync(join(location.dataDir, '.restore', 'uploads'), { recursive: true });
  writeFileSync(join(location.dataDir, '.restore', 'files'), 's3://uploads-of-tests/elsewhere/uploads');
  const moved = { ...location, files: source.files };
  await expect(restoreBackup(target, moved)).rejects.toThrow('A restore into s3://uploads-of-tests/elsewhere/uploads did not finish');
  expect(await contentOf(source)).toEqual(before);
  // files left here by an interrupted restore are removed first
  await (await filesOf(location)).storeFile(await aPicture(), 'image');
  writeFileSync(join(location.dataDir, '.restore', 'files'), `s3://uploads-of-tests/location-${locations}/uploads`);
  await restoreBackup(target, location);
  expect(await contentOf(location)).toEqual(before);
});

it('is restored again after a restore that was killed at its first step (BACKUP-03)', async () => {
  const source = locationOf('folder');
  await fill(source);
  const target = join(root, 'backup.tar');
  await make(source, target);
  const location = locationOf('folder');
  mkdirSync(join(location.dataDir, '.restore'));
  writeFileSync(join(location.dataDir, '.restore', 'files'), '');
  await restoreBackup(target, location);
  expect(await contentOf(location)).toEqual(await contentOf(source));
  expect(existsSync(join(location.dataDir, '.restore'))).toBe(false);
});

it('is not made while the storage fails, with a reason without secrets (FILES-08)', async () => {
  const source = locationOf('s3');
  await fill(source);
  const target = join(root, 'backup.tar');
  s3.fail(403);
  const { databaseUrl, dataDir, files } = source;
  expect(await runTask({ databaseUrl, dataDir, files, target })).toEqual({
    isMade: false,
    reason: 'The file storage is unavailable: AccessDenied (status 403)',
  });
  s3.fail('cut', ['GET']);
  expect(await runTask({ databaseUrl, dataDir, files, target })).toEqual({
    isMade: false,
    reason: expect.stringMatching(/^The file storage is unavailable: /),
  });
  expect(existsSync(target)).toBe(false);
});

it.each(['uploads', 'uploads/.holds'])('is not made while %s cannot be read (FILES-10)', async (path) => {
  const source = locationOf('folder');
  await fill(source);
  const folder = join((await openFileStore(source.files)).dir ?? '', path);
  rmSync(folder, { recursive: true, force: true });
  symlinkSync(folder, folder);
  const target = join(root, 'backup.tar');
  const reply = await runTask({ databaseUrl: source.databaseUrl, dataDir: source.dataDir, files: source.files, target });
  expect(reply).toEqual({ isMade: false, reason: expect.stringMatching(/ELOOP/) });
  expect(existsSync(target)).toBe(false);
});
