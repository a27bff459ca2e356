import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackupError } from '#server/features/backups/backup-error.ts';
import { openArchive } from './archive-reader.ts';
import { createArchive } from './archive-writer.ts';
import { type Manifest, sqliteEntry } from './manifest.ts';
import { headerOf, paddingOf } from './tar-header.ts';

const folder = mkdtempSync(join(tmpdir(), 'archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const createdAt = '2026-11-21T20:00:00.000Z';
const picture = 'uploads/2026/11/0123456789abcdef.webp';
const described: Omit<Manifest, 'entries' | 'createdAt'> = {
  format: 1,
  product: '0.1.0',
  schema: '0001-initial',
  rows: { products: 1 },
  database: { kind: 'sqlite', size: 3, sha256: 'a'.repeat(64) },
  missingFiles: [],
};
const path = join(folder, 'whole.tar');
let whole: Buffer;

beforeAll(async () => {
  const archive = await createArchive(path, createdAt);
  await archive.add(sqliteEntry, [Buffer.alloc(700, 1), Buffer.alloc(100, 2)]);
  await archive.add(picture, [Buffer.alloc(513, 3)]);
  await archive.add('uploads/2026/11/fedcba9876543210.pdf', []);
  await archive.finish(described);
  await archive.close();
  whole = readFileSync(path);
});

/** @returns the message of the refusal; null if the archive was accepted */
const refusal = async (bytes: Buffer): Promise<string | null> => {
  const changed = join(folder, 'changed.tar');
  writeFileSync(changed, bytes);
  try {
    const archive = await openArchive(changed);
    try {
      for (const { name } of archive.manifest.entries) for await (const _chunk of archive.read(name));
    } finally {
      await archive.close();
    }
    return null;
  } catch (error) {
    if (error instanceof BackupError) return error.message;
    throw error;
  }
};

const sealed = (entries: { name: string; content: Buffer }[], manifest: object): Buffer => {
  const text = Buffer.from(`${JSON.stringify(manifest)}\n`);
  const hash = createHash('sha256').update(text).digest('hex');
  const all = [
    ...entries,
    { name: 'manifest.json', content: text },
    { name: 'manifest.json.sha256', content: Buffer.from(`${hash}  manifest.json\n`) },
  ];
  const modifiedAt = Date.parse(createdAt) / 1000;
  const blocks = all.flatMap(({ name, content }) => [
    headerOf({ name, size: content.length, modifiedAt }),
    content,
    Buffer.alloc(paddingOf(content.length)),
  ]);
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
};
const entryOf = (name: string, content: Buffer) => ({
  name,
  size: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});

describe('archive of a backup', () => {
  it('returns what was written', async () => {
    const archive = await openArchive(path);
    const chunks: Buffer[] = [];
    for await (const chunk of archive.read(picture)) chunks.push(chunk);
    expect(Buffer.concat(chunks)).toEqual(Buffer.alloc(513, 3));
    expect(archive.manifest).toMatchObject({ ...described, createdAt });
    await archive.close();
  });

  it('can be read by tar', () => {
    const { status, stdout } = spawnSync('tar', ['-tf', path], { encoding: 'utf8' });
    expect([status, stdout.trim().split('\n')]).toEqual([
      0,
      [sqliteEntry, picture, 'uploads/2026/11/fedcba9876543210.pdf', 'manifest.json', 'manifest.json.sha256'],
    ]);
  });

  it('finds a changed bit in every byte (BACKUP-05)', async () => {
    const accepted: number[] = [];
    for (let at = 0; at < whole.length; at++) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (at % 8)), at);
      if ((await refusal(bytes)) === null) accepted.push(at);
    }
    expect(accepted).toEqual([]);
  });

  it('finds an archive that was cut or continued at any block (BACKUP-05)', async () => {
    for (let end = 0; end < whole.length; end += 256) expect(await refusal(whole.subarray(0, end))).not.toBeNull();
    expect(await refusal(Buffer.concat([whole, Buffer.alloc(512)]))).toContain('its end');
  });

  it('names the damaged entry (BACKUP-05)', async () => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(9, whole.indexOf(Buffer.alloc(513, 3)));
    expect(await refusal(bytes)).toBe(`The backup is damaged: ${picture}.`);
  });

  it.each([
    '../outside.sqlite',
    '/etc/passwd',
    'uploads/../../x.webp',
    'uploads/2026/11/../0123456789abcdef.webp',
    'tables/../a.jsonl.zst',
  ])('refuses the entry %s (BACKUP-06)', async (name) => {
    const content = Buffer.from('x');
    const hostile = sealed([{ name, content }], { ...described, createdAt, entries: [entryOf(name, content)] });
    expect(await refusal(hostile)).toContain(`it contains ${JSON.stringify(name)}`);
  });

  it('refuses a link and a folder in place of a file (BACKUP-06)', async () => {
    for (const type of ['1', '2', '5']) {
      const bytes = Buffer.from(whole);
      bytes.write(type, 156, 'latin1');
      // the checksum of the header is correct
      const sum = bytes.subarray(0, 512).reduce((all, byte, index) => all + (index >= 148 && index < 156 ? 0x20 : byte), 0);
      bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
      expect(await refusal(bytes)).toContain('its beginning is damaged');
    }
  });

  it('refuses entries that occur twice or that the manifest does not list (BACKUP-06)', async () => {
    const content = Buffer.from('x');
    const entries = [
      { name: picture, content },
      { name: picture, content },
    ];
    const twice = [entryOf(picture, content), entryOf(picture, content)];
    expect(await refusal(sealed(entries, { ...described, createdAt, entries: twice }))).toContain('an entry twice');
    expect(await refusal(sealed(entries, { ...described, createdAt, entries: twice.slice(1) }))).toContain('does not have the entries');
  });

  it('refuses the format of a newer version, and files that are not backups (BACKUP-06)', async () => {
    expect(await refusal(sealed([], { format: 2 }))).toBe(
      'The backup has the format 2, which this version does not know. Use a newer version.',
    );
    expect(await refusal(Buffer.from('hello'))).toContain('damaged');
    await expect(openArchive(join(folder, 'missing.tar'))).rejects.toThrow('cannot be read (ENOENT)');
  });

  it('stores sizes beyond eight gigabytes', () => {
    const head = { name: picture, size: 2 ** 40, modifiedAt: 0 };
    expect(headerOf(head).readUInt8(124)).toBe(0x80);
  });
});
