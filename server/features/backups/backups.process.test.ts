// Backups of the demonstration on both databases, made while the product is in use and restored to an empty location.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { type Connection, connect } from '#server/database/connect.ts';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createFiles, listStoredFiles } from '#server/platform/files.ts';
import { prepareDatabase } from '#server/start/database-preparation.ts';
import { aPicture } from '#server/testing/multipart.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { openArchive } from './archive/archive-reader.ts';
import { createArchive } from './archive/archive-writer.ts';
import type { Manifest } from './archive/manifest.ts';
import { BackupError } from './backup-error.ts';
import { withDatabase } from './backup-source.ts';
import { type MakeOptions, makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { type VerifiedBackup, verifyBackup } from './verify-backup.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let server: PostgresServer;
let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'backups-'));
  server = await createPostgresServer();
});
afterAll(async () => {
  await server.remove();
  rmSync(root, { recursive: true });
  vi.resetConfig();
});

const newFolder = () => mkdtempSync(join(root, 'data-'));
const locationOf = async (kind: 'sqlite' | 'postgres') => {
  const dataDir = newFolder();
  return { dataDir, databaseUrl: kind === 'sqlite' ? `file:${join(dataDir, 'site.sqlite')}` : await server.createDatabase() };
};
type Location = Awaited<ReturnType<typeof locationOf>>;

const make = (location: Location, target: string, options: Partial<MakeOptions> = {}) =>
  withDatabase(location, (database) =>
    makeBackup({ source: { dataDir: location.dataDir, database }, target, clock: systemClock, ...options }),
  );

const open = async (location: Location, seed: 'demo' | 'none'): Promise<Connection> => {
  const connection = await connect(location.databaseUrl);
  const config = readConfig({ SEED: seed, DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl });
  await connection.prepare((prepared) => prepareDatabase({ config, connection: prepared, clock: systemClock }));
  return connection;
};

const contentOf = async ({ db }: Connection) => ({
  products: await db.selectFrom('products').selectAll().orderBy('id').execute(),
  articles: await db.selectFrom('news').selectAll().orderBy('id').execute(),
  settings: await db.selectFrom('settings').selectAll().orderBy('id').execute(),
  pages: await db.selectFrom('pages').selectAll().orderBy('id').execute(),
  administrators: await db.selectFrom('administrators').selectAll().orderBy('id').execute(),
  counts: await db.selectFrom('product_counts').selectAll().execute(),
  translations: await db.selectFrom('translations').selectAll().orderBy('id').execute(),
  translationSlugs: await db.selectFrom('translation_slugs').selectAll().orderBy('slug').execute(),
  translationWords: await db.selectFrom('translation_words').selectAll().orderBy('language').orderBy('word').execute(),
});
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const filesOf = async ({ dataDir }: Location) =>
  Object.fromEntries((await listStoredFiles(dataDir)).toSorted().map((path) => [path, hashOf(readFileSync(join(dataDir, path)))]));

/** Copies a backup with a changed manifest, optionally without one of its files. */
const rewrite = async (from: string, to: string, change: (manifest: Manifest) => Manifest, without?: string) => {
  const original = await openArchive(from);
  const { entries, createdAt, ...described } = change(original.manifest);
  const copy = await createArchive(to, createdAt);
  for (const { name, size } of entries) if (name !== without) await copy.add(name, size, original.read(name));
  await copy.finish(described);
  await Promise.all([copy.close(), original.close()]);
};

const addMessage = (connection: Connection, subject: string) =>
  connection.db
    .insertInto('contact_messages')
    .values({ name: 'Sari', email: 'sari@pabrik.example', subject, message: 'Text “quoted”\n\\ \u2028 end', ...messageColumns })
    .execute();
const at = '2026-11-21T03:00:00.000Z';
const messageColumns = {
  phone: null,
  company: null,
  type: 'general',
  status: 'new',
  product_slug: null,
  product_id: null,
  product_name: null,
  assigned_to: null,
  note: null,
  search_text: '',
  created_at: at,
  updated_at: at,
} as const;

describe.each(['sqlite', 'postgres'] as const)('backup of a database on %s', (kind) => {
  let location: Location;
  let connection: Connection;
  /** A backup of the demonstration and one message. */
  let base: string;
  let made: VerifiedBackup;
  let target: string;
  beforeAll(async () => {
    location = await locationOf(kind);
    connection = await open(location, 'demo');
    await addMessage(connection, 'Before');
    base = join(newFolder(), 'base.tar');
    made = await make(location, base);
  });
  beforeEach(() => {
    target = join(newFolder(), 'backup.tar');
  });
  afterAll(() => connection.close());

  it('restores every row and file to an empty location (BACKUP-01, BACKUP-03)', async () => {
    expect(made.manifest.missingFiles).toEqual([]);
    expect(statSync(base).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(base, '..'))).toEqual(['base.tar']);
    const other = await locationOf(kind);
    await restoreBackup(base, other);
    const restored = await open(other, 'demo');
    try {
      const content = await contentOf(restored);
      expect(content).toEqual(await contentOf(connection));
      expect(content.translations.length).toBeGreaterThan(100);
      expect(await filesOf(other)).toEqual(await filesOf(location));
      const message = await restored.db.selectFrom('contact_messages').selectAll().where('subject', '=', 'Before').executeTakeFirst();
      expect(message?.message).toBe('Text “quoted”\n\\ \u2028 end');
      // new ids continue after the last one, and the triggers work
      await addMessage(restored, 'After');
      const after = await restored.db.selectFrom('contact_messages').select('id').where('subject', '=', 'After').executeTakeFirst();
      expect(after?.id).toBe((message?.id ?? 0) + 1);
      expect(existsSync(join(other.dataDir, '.restore'))).toBe(false);
    } finally {
      await restored.close();
    }
  });

  it('contains everything confirmed before it started, while messages and pictures are stored and replaced (BACKUP-02)', async () => {
    const files = createFiles({ dataDir: location.dataDir, clock: systemClock });
    const context = { db: connection.db, clock: systemClock, files };
    const picture = await aPicture();
    const confirmed: string[] = [];
    let isOver = false;
    const replacePictures = async () => {
      const { id } = await connection.db.selectFrom('products').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
      for (let last: string | null = null; !isOver; ) {
        const path = await files.storeFile(Buffer.concat([picture, Buffer.from(randomUUID())]), 'image');
        // like a save
        await connection.db.transaction().execute(async (db) => {
          const record = { kind: 'products', record_id: id, field: 'main_image' } as const;
          await db.updateTable('products').set({ main_image: path }).where('id', '=', id).execute();
          await db
            .deleteFrom('media_uses')
            .where((where) => where.and(record))
            .execute();
          await db
            .insertInto('media_uses')
            .values({ path, ...record })
            .execute();
        });
        if (last !== null) {
          const row = { path: last, is_saving: 0 as const, created_at: at, expires_at: at };
          await connection.db.insertInto('unclaimed_files').values(row).execute();
        }
        await removeUnusedFiles(context);
        last = path;
      }
    };
    const storeMessages = async () => {
      while (!isOver) {
        const subject = randomUUID();
        await addMessage(connection, subject);
        confirmed.push(subject);
      }
    };
    const load = [replacePictures(), storeMessages()];
    await vi.waitUntil(() => confirmed.length > 20, { timeout: 60_000 });
    const before = [...confirmed];
    const { manifest } = await make(location, target);
    isOver = true;
    await Promise.all(load);
    expect(manifest.missingFiles).toEqual([]);

    const other = await locationOf(kind);
    await restoreBackup(target, other);
    const restored = await connect(other.databaseUrl);
    try {
      const subjects = (await restored.db.selectFrom('contact_messages').select('subject').execute()).map(({ subject }) => subject);
      expect(before.filter((subject) => !subjects.includes(subject))).toEqual([]);
      const { main_image } = await restored.db.selectFrom('products').select('main_image').orderBy('id').limit(1).executeTakeFirstOrThrow();
      expect(existsSync(join(other.dataDir, main_image ?? ''))).toBe(true);
    } finally {
      await restored.close();
    }
    // files whose removal was suspended during the backup are removed afterwards
    await removeUnusedFiles(context);
    expect(await connection.db.selectFrom('unclaimed_files').select('path').where('expires_at', '=', at).execute()).toEqual([]);
  });

  it('checks a backup without changing anything (BACKUP-04)', async () => {
    const scratch = newFolder();
    const proven = await withDatabase(location, (database) => verifyBackup(base, { scratch, database }));
    expect(proven.isLoaded).toBe(true);
    expect(proven.manifest.rows.products).toBeGreaterThan(0);
    expect(readdirSync(scratch)).toEqual([]);
  });

  it('is not restored to a location with content, which remains unchanged (BACKUP-03)', async () => {
    const before = await contentOf(connection);
    await expect(restoreBackup(base, location)).rejects.toThrow('restored only into an empty location');
    expect(await contentOf(connection)).toEqual(before);
    const withFile = await locationOf(kind);
    await createFiles({ dataDir: withFile.dataDir, clock: systemClock }).storeFile(await aPicture(), 'image');
    await expect(restoreBackup(base, withFile)).rejects.toThrow('uploads has content');
  });

  it('leaves nothing behind when a restore fails (BACKUP-03)', async () => {
    const wrong = join(newFolder(), 'wrong.tar');
    await rewrite(base, wrong, (manifest) => ({ ...manifest, rows: { ...manifest.rows, products: 1 } }));
    const other = await locationOf(kind);
    await expect(restoreBackup(wrong, other)).rejects.toThrow('products');
    expect(readdirSync(other.dataDir)).toEqual([]);
    const bytes = readFileSync(base);
    bytes.writeUInt8(bytes.readUInt8(5000) ^ 1, 5000);
    writeFileSync(wrong, bytes);
    await expect(restoreBackup(wrong, other)).rejects.toThrow('The backup is damaged');
    expect(readdirSync(other.dataDir)).toEqual([]);
    // the location is still empty
    await restoreBackup(base, other);
  });

  it('is not proven if a row or a file is not in it (BACKUP-01)', async () => {
    const wrong = join(newFolder(), 'wrong.tar');
    const verify = () => withDatabase(location, (database) => verifyBackup(wrong, { scratch: newFolder(), database }));
    await rewrite(base, wrong, (manifest) => ({ ...manifest, rows: { ...manifest.rows, settings: 1 } }));
    await expect(verify()).rejects.toThrow('settings');
    rmSync(wrong);
    const { main_image: lost } = await connection.db
      .selectFrom('products')
      .select('main_image')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await rewrite(base, wrong, (manifest) => manifest, lost ?? '');
    await expect(verify()).rejects.toThrow(`The backup is not complete: ${lost} is not in it.`);
  });

  it('can be restored again after an interruption (BACKUP-03)', async () => {
    const other = await locationOf(kind);
    mkdirSync(join(other.dataDir, '.restore', 'uploads'), { recursive: true });
    writeFileSync(join(other.dataDir, '.restore', 'files'), join(other.dataDir, 'uploads'));
    await createFiles({ dataDir: other.dataDir, clock: systemClock }).storeFile(await aPicture(), 'image');
    await restoreBackup(base, other);
    const files = made.manifest.entries.filter(({ name }) => name.startsWith('uploads/')).map(({ name, sha256 }) => [name, sha256]);
    expect(await filesOf(other)).toEqual(Object.fromEntries(files));
  });

  it('lists a file that a record references but that is missing (BACKUP-02)', async () => {
    const { main_image } = await connection.db
      .selectFrom('products')
      .select('main_image')
      .where('main_image', 'is not', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const file = join(location.dataDir, main_image ?? '');
    const bytes = readFileSync(file);
    rmSync(file);
    try {
      expect((await make(location, target)).manifest.missingFiles).toEqual([main_image]);
    } finally {
      writeFileSync(file, bytes);
    }
  });

  it('contains the pictures of unsaved changes, and lists those that are missing (BACKUP-02, KEPT-10)', async () => {
    const path = await createFiles({ dataDir: location.dataDir, clock: systemClock }).storeFile(await aPicture('png', '#135724'), 'image');
    const missing = 'uploads/2026/01/00000000000000000000000000000000.png';
    const { id } = await connection.db.selectFrom('administrators').select('id').limit(1).executeTakeFirstOrThrow();
    const typed = { version: null, draft_version: null, device: 'browser-1', updated_at: at };
    const fields = JSON.stringify({ content: `<img src="/storage/${path}"><img src="/storage/${missing}">` });
    await connection.db
      .insertInto('unsaved_changes')
      .values({ kind: 'article', record_id: 0, administrator_id: id, fields, ...typed })
      .execute();
    await connection.db
      .insertInto('unsaved_files')
      .values([path, missing].map((one) => ({ kind: 'article' as const, record_id: 0, administrator_id: id, path: one })))
      .execute();
    const { manifest } = await make(location, target);
    await connection.db.deleteFrom('unsaved_changes').execute();
    expect(manifest.missingFiles).toEqual([missing]);
    const other = await locationOf(kind);
    await restoreBackup(target, other);
    expect(existsSync(join(other.dataDir, path))).toBe(true);
  });

  it('is not started without enough disk space (BACKUP-07)', async () => {
    await expect(make(location, target, { freeBytes: async () => 1024 })).rejects.toThrow(
      /^Not enough space on the disk: the backup needs up to \d+ MB/,
    );
    expect(readdirSync(join(target, '..'))).toEqual([]);
    await make(location, target, { freeBytes: async () => 10 ** 12 });
  });

  it('refuses a database and a backup of 0.1.0, with the remedy (START-23)', async () => {
    const wrong = join(newFolder(), 'wrong.tar');
    await rewrite(base, wrong, (manifest) => ({ ...manifest, product: '0.1.0+0f3a9c21', schema: '0045-backup-links' }));
    const never = 'by version 0.1.0+0f3a9c21, which was never released. Start with an empty database instead.';
    await expect(restoreBackup(wrong, await locationOf(kind))).rejects.toThrow(never);
    await sql`insert into kysely_migration (name, timestamp) values ('0002-uploads', ${at})`.execute(connection.db);
    try {
      await expect(make(location, target)).rejects.toThrow(
        '0.1.0, which was never released. Set DATA_DIR or DATABASE_URL to an empty location.',
      );
    } finally {
      await sql`delete from kysely_migration where name = '0002-uploads'`.execute(connection.db);
    }
  });

  it('refuses a backup of a newer version (BACKUP-06)', async () => {
    await connection.db
      .insertInto('kysely_migration' as 'milestones')
      .values({ name: '9999-future', timestamp: at } as never)
      .execute();
    try {
      await expect(make(location, target)).rejects.toThrow('The database was migrated by a newer version');
    } finally {
      await connection.db
        .deleteFrom('kysely_migration' as 'milestones')
        .where('name', '=', '9999-future')
        .execute();
    }
  });
});

describe('backup', () => {
  let sqlite: Location;
  let target: string;
  beforeEach(async () => {
    sqlite = await locationOf('sqlite');
    await (await open(sqlite, 'none')).close();
    target = join(newFolder(), 'backup.tar');
    await make(sqlite, target);
  });

  it('is restored only to the kind of database it was made from (BACKUP-03)', async () => {
    const postgres = await locationOf('postgres');
    await expect(restoreBackup(target, postgres)).rejects.toThrow('of an embedded database');
    expect(readdirSync(postgres.dataDir)).toEqual([]);
    await (await open(postgres, 'none')).close();
    const other = join(newFolder(), 'other.tar');
    await make(postgres, other);
    await expect(restoreBackup(other, await locationOf('sqlite'))).rejects.toThrow('The backup is of a PostgreSQL database');
    const proven = await withDatabase(sqlite, (database) => verifyBackup(other, { scratch: newFolder(), database }));
    expect(proven.isLoaded).toBe(false);
  });

  it('does not replace an existing file, and explains that a database is empty (BACKUP-01)', async () => {
    await expect(make(sqlite, target)).rejects.toThrow('already exists');
    await expect(make(await locationOf('postgres'), `${target}2`)).rejects.toThrow('The database is empty');
    await expect(make(await locationOf('sqlite'), `${target}2`)).rejects.toThrow('There is no database at');
  });

  it('contains a manifest with versions, rows and hashes (BACKUP-01)', async () => {
    const archive = await openArchive(target);
    expect(archive.manifest).toMatchObject({ format: 1, product: expect.stringMatching(/^\d/), schema: expect.stringMatching(/^00/) });
    expect(archive.manifest.rows.settings).toBeGreaterThan(0);
    await archive.close();
    expect(new BackupError('x').name).toBe('BackupError');
  });
});
