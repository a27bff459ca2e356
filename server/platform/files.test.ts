import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore } from './file-store/folder.ts';
import { createFiles, type Files, isStoredPath, RefusedFileError, removeAbandonedFiles } from './files.ts';
import { variantPath } from './pictures/variants.ts';

const picture = (format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#4CE482' } })
    .toFormat(format)
    .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');

let dataDir: string;
let files: Files;
const onDisk = () => globSync('**/*.*', { cwd: dataDir }).filter((path) => !path.endsWith('site.sqlite'));

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'files-'));
  writeFileSync(join(dataDir, 'site.sqlite'), 'the database');
  files = createFiles({ dataDir, clock: () => new Date('2026-11-30T23:30:00.000Z') });
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('storeFile', () => {
  it.each([
    ['a line break', '\r\n'],
    ['a mail header', 'Content-Type: application/pdf\r\n\r\n'],
  ])('stores a PDF with %s before its header (FILE-10)', async (_what, before) => {
    expect(await files.storeFile(Buffer.concat([Buffer.from(before), pdf]), 'pdf')).toMatch(/\.pdf$/);
  });

  it('refuses a text that contains the header far from its start (FILE-10)', async () => {
    await expect(files.storeFile(Buffer.concat([Buffer.alloc(1100, 'a'), pdf]), 'pdf')).rejects.toThrow(RefusedFileError);
  });

  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['gif', 'gif'],
    ['webp', 'webp'],
    ['avif', 'avif'],
  ] as const)('stores a %s under a new name', async (format, extension) => {
    const bytes = await picture(format);
    const path = await files.storeFile(bytes, 'image');
    expect(path).toMatch(new RegExp(`^uploads/2026/11/[0-9a-f]{32}\\.${extension}$`));
    expect(readFileSync(join(dataDir, path))).toEqual(bytes);
    expect(isStoredPath(path)).toBe(true);
    expect(await files.storeFile(bytes, 'image')).not.toBe(path);
  });

  it('stores a PDF', async () => {
    expect(await files.storeFile(pdf, 'pdf')).toMatch(/\.pdf$/);
  });

  it('stores equal bytes once when the name is derived from the content', async () => {
    const bytes = await picture('png');
    const paths = await Promise.all([1, 2, 3].map(() => files.storeFile(bytes, 'image', { naming: 'content' })));
    expect(new Set(paths).size).toBe(1);
    expect(onDisk()).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['SVG with a prologue', '<?xml version="1.0"?><svg/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['an AVIF animation', `\0\0\0\x1cftypavis\0\0\0\0avismsf1miaf${'\0'.repeat(100)}`],
    ['an AVIF animation with the brand of pictures first', `\0\0\0\x1cftypavif\0\0\0\0avifavismif1${'\0'.repeat(100)}`],
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['a program', '\x7fELF\x02\x01\x01'],
    ['HTML before a picture', '<html>GIF89a'],
    ['a PDF', pdf.toString()],
  ])('rejects %s as an image and leaves no file', async (_name, text) => {
    await expect(files.storeFile(Buffer.from(text, 'latin1'), 'image')).rejects.toBeInstanceOf(RefusedFileError);
    expect(onDisk()).toEqual([]);
  });

  it('rejects a picture as a PDF', async () => {
    await expect(files.storeFile(await picture('png'), 'pdf')).rejects.toBeInstanceOf(RefusedFileError);
  });
});

it('removes temp files of a killed process once they are old', async () => {
  await files.storeFile(await picture('png'), 'image');
  const left = join(dataDir, 'uploads/.incoming/0123456789abcdef');
  writeFileSync(left, 'half');
  const written = new Date('2026-11-21T03:00:00.000Z');
  utimesSync(left, written, written);
  const at = (time: string) => () => new Date(`2026-11-21T${time}:00.000Z`);
  await removeAbandonedFiles({ dataDir, clock: at('03:01'), isShared: true });
  expect(existsSync(left)).toBe(true);
  await removeAbandonedFiles({ dataDir, clock: at('05:00'), isShared: true });
  expect(existsSync(left)).toBe(false);
  await removeAbandonedFiles({ dataDir: join(dataDir, 'nowhere'), clock: at('05:00'), isShared: true });
});

describe('removeFile', () => {
  it('also removes a scaled copy that is finished concurrently', async () => {
    const store = createFolderStore(dataDir);
    const remove = async (path: string) => {
      await store.write(variantPath(path, { width: 320, format: 'avif' }), Buffer.from('copy'));
      await store.remove(path);
    };
    const removing = createFiles({ dataDir, clock: () => new Date('2026-11-21T03:00:00.000Z'), store: { ...store, remove } });
    const path = await removing.storeFile(await picture('webp'), 'image');
    await removing.removeFile(path);
    expect(onDisk()).toEqual([]);
  });

  it('removes a stored file and ignores a missing one', async () => {
    const path = await files.storeFile(await picture('png'), 'image');
    await files.removeFile(path);
    await files.removeFile(path);
    expect(onDisk()).toEqual([]);
  });

  it.each([
    'site.sqlite',
    '../site.sqlite',
    'uploads/../site.sqlite',
    'uploads/2026/11/../../../site.sqlite',
    '/etc/passwd',
    'uploads',
    '',
    'https://cdn.example/a.webp',
    'uploads/2026/11/00000000000000000000000000000000.webp\u0000',
  ])('does not remove %j', async (path) => {
    await files.removeFile(path);
    expect(readFileSync(join(dataDir, 'site.sqlite'), 'utf8')).toBe('the database');
    expect(isStoredPath(path)).toBe(false);
  });
});
