import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Decrypter } from 'age-encryption';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackupError } from '#server/features/backups/backup-error.ts';
import { isAll } from '#server/testing/all-cases.ts';
import { newBackupKey } from './archive-file.ts';
import { openArchive } from './archive-reader.ts';
import { createArchive } from './archive-writer.ts';
import { type Manifest, sqliteEntry } from './manifest.ts';

/** A prime, so that all bits of a byte occur. */
const byteStep = isAll ? 1 : 5;
const folder = mkdtempSync(join(tmpdir(), 'archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const createdAt = '2026-11-21T20:00:00.000Z';
const picture = 'uploads/2026/11/0123456789abcdef.webp';
const described: Omit<Manifest, 'entries' | 'createdAt'> = {
  format: 1,
  product: '1.0.0',
  schema: '0001-initial',
  rows: { products: 1 },
  database: { kind: 'sqlite', size: 3, sha256: 'a'.repeat(64) },
  missingFiles: [],
};
const path = join(folder, 'whole.tar');
let whole: Buffer;

beforeAll(async () => {
  const archive = await createArchive(path, createdAt);
  await archive.addUnsized(sqliteEntry, [Buffer.alloc(700, 1), Buffer.alloc(100, 2)]);
  await archive.add(picture, 513, [Buffer.alloc(513, 3)]);
  await archive.add('uploads/2026/11/fedcba9876543210.pdf', 0, []);
  await archive.finish(described);
  await archive.close();
  whole = readFileSync(path);
});

/** @returns the error message; null if the archive was accepted */
const refusal = async (content: Buffer | Promise<Buffer>, key: string | null = null): Promise<string | null> => {
  const bytes = await content;
  const changed = join(folder, 'changed.tar');
  writeFileSync(changed, bytes);
  try {
    const archive = await openArchive(changed, key);
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

const tarOf = async (entries: { name: string; content: Buffer; type?: 'symlink' | 'link' | 'directory' }[]): Promise<Buffer> => {
  const tar = pack();
  for (const { name, content, type = 'file' } of entries) tar.entry({ name, type, linkname: 'target' }, content);
  tar.finalize();
  return buffer(tar);
};
const sealed = (entries: { name: string; content: Buffer }[], manifest: object): Promise<Buffer> => {
  const text = Buffer.from(`${JSON.stringify(manifest)}\n`);
  const hash = createHash('sha256').update(text).digest('hex');
  return tarOf([
    ...entries,
    { name: 'manifest.json', content: text },
    { name: 'manifest.json.sha256', content: Buffer.from(`${hash}  manifest.json\n`) },
  ]);
};
const entryOf = (name: string, content: Buffer) => ({
  name,
  size: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});

describe('archive of a backup', () => {
  it('returns the written entries', async () => {
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

  it('detects a changed bit in a header and everywhere else, except in the checksums of the tar format (BACKUP-05)', async () => {
    const accepted: number[] = [];
    // varies the byte that is changed in each block of 512 bytes
    for (let at = 0; at < whole.length; at += at < 512 ? byteStep : 37 * byteStep) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (at % 8)), at);
      if ((await refusal(bytes)) === null) accepted.push(at % 512);
    }
    // the checksum field, where padding and terminators have no meaning
    expect(accepted.filter((at) => at < 148 || at > 155)).toEqual([]);
  });

  it('detects an archive that was truncated or extended at any block (BACKUP-05)', async () => {
    for (let end = 0; end < whole.length; end += 256) expect(await refusal(whole.subarray(0, end))).not.toBeNull();
    expect(await refusal(Buffer.concat([whole, Buffer.alloc(512)]))).toContain('its end');
    expect(await refusal(Buffer.concat([whole, Buffer.alloc(512, 1)]))).toContain('not a complete tar archive');
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
  ])('refuses an entry with the name %s (BACKUP-06)', async (name) => {
    const content = Buffer.from('x');
    const hostile = sealed([{ name, content }], { ...described, createdAt, entries: [entryOf(name, content)] });
    expect(await refusal(hostile)).toContain(`it contains ${JSON.stringify(name)}`);
  });

  it.each(['link', 'symlink', 'directory'] as const)('refuses a %s instead of a file (BACKUP-06)', async (type) => {
    expect(await refusal(tarOf([{ name: picture, content: Buffer.alloc(0), type }]))).toBe(
      `Not a backup of this product: it contains "${picture}" (${type}).`,
    );
  });

  it('refuses entries that occur twice or are not in the manifest (BACKUP-06)', async () => {
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

  it('is not written when an entry does not have the expected size (BACKUP-02)', async () => {
    const archive = await createArchive(join(folder, 'size.tar'), createdAt);
    await expect(archive.add(picture, 4, [Buffer.from('abc')])).rejects.toThrow('Size mismatch');
    await archive.close();
  });
});

describe('encrypted archive of a backup', () => {
  let key: string;
  const file = join(folder, 'encrypted.tar.age');
  /** More than three parts of the format, to test truncation between parts. */
  const large = randomBytes(200_000);
  let small: Buffer;
  let bytes: Buffer;

  /** Offset of the content, after the header and its salt. */
  const startOf = (archive: Buffer): number => archive.indexOf('\n', archive.indexOf('\n--- ') + 1) + 17;

  const write = async (to: string, content: Buffer): Promise<Buffer> => {
    const archive = await createArchive(to, createdAt, { key });
    await archive.addUnsized(sqliteEntry, [content]);
    await archive.finish(described);
    await archive.close();
    return readFileSync(to);
  };
  beforeAll(async () => {
    key = await newBackupKey();
    bytes = await write(file, large);
    small = await write(join(folder, 'small.tar.age'), Buffer.alloc(10, 1));
  });

  it('returns the written entries, but contains no readable part of them (BACKUP-19)', async () => {
    const archive = await openArchive(file, key);
    expect(archive.size).toBe(bytes.length);
    expect(await buffer(archive.read(sqliteEntry))).toEqual(large);
    await archive.close();
    for (const plain of [large.subarray(70_000, 70_032), Buffer.from(sqliteEntry)]) expect(bytes.includes(plain)).toBe(false);
  });

  it('is decrypted to the same archive by the library of the format (BACKUP-19)', async () => {
    const decrypter = new Decrypter();
    decrypter.addIdentity(key);
    expect(await refusal(Buffer.from(await decrypter.decrypt(bytes)))).toBeNull();
  });

  it('is refused without a key, with another key and with a mistyped key (BACKUP-20)', async () => {
    expect(await refusal(bytes)).toBe('The backup is encrypted. Set BACKUP_KEY to its key.');
    expect(await refusal(bytes, await newBackupKey())).toBe(
      'BACKUP_KEY is not the key of this backup, or the beginning of the backup is damaged.',
    );
    const mistyped = key.replace(/.$/, (last) => (last === 'Q' ? 'P' : 'Q'));
    expect(await refusal(bytes, mistyped)).toBe('BACKUP_KEY is not a valid key: it was truncated or mistyped.');
  });

  it('detects a changed bit in every byte of the header, and anywhere in the content (BACKUP-20)', async () => {
    const accepted: number[] = [];
    const content = startOf(small);
    for (let at = 0; at < small.length; at += at < content ? byteStep : 13 * byteStep) {
      const changed = Buffer.from(small);
      changed.writeUInt8(changed.readUInt8(at) ^ (1 << (at % 8)), at);
      if ((await refusal(changed, key)) === null) accepted.push(at);
    }
    expect(accepted).toEqual([]);
  });

  it('detects a file truncated or extended at any point, and reordered parts (BACKUP-20)', async () => {
    for (let end = 0; end < small.length; end += 53) expect(await refusal(small.subarray(0, end), key)).not.toBeNull();
    const stored = 64 * 1024 + 16;
    const start = startOf(bytes);
    const parts = [0, 1, 2].map((part) => bytes.subarray(start + part * stored, start + (part + 1) * stored));
    const [first, second, third] = parts as [Buffer, Buffer, Buffer];
    const head = bytes.subarray(0, start);
    const rest = bytes.subarray(start + 3 * stored);
    for (const changed of [[first], [first, second], [first, second, third], [second, first, third, rest], [first, third, rest]]) {
      expect(await refusal(Buffer.concat([head, ...changed]), key)).toContain('part');
    }
    expect(await refusal(Buffer.concat([bytes, Buffer.alloc(1)]), key)).toContain('part');
    expect(await refusal(Buffer.concat([bytes, first]), key)).toContain('part');
  });

  it('ignores the key for an unencrypted archive (BACKUP-19)', async () => {
    expect(await refusal(whole, key)).toBeNull();
  });

  it('is not started with a mistyped key (BACKUP-20)', async () => {
    const path = join(folder, 'mistyped.tar.age');
    await expect(createArchive(path, createdAt, { key: key.slice(0, -1) })).rejects.toThrow('BACKUP_KEY is not a valid key');
  });
});
