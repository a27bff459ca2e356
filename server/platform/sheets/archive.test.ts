import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openArchive, writeArchive } from './archive.ts';
import { createFiles, headerFields, patched, withEntryCount, withHeaderField, zipOf } from './sheet-files.fixture.ts';

const fileOf = createFiles();
const open = (content: Buffer) => openArchive(fileOf(content, 'files.zip').path);

test('lists and finds files by path or name, ignoring case and what systems add (SHEET-17)', async () => {
  const archive = await open(
    await zipOf({
      'Pictures/Gripper.JPG': 'a',
      'pictures/old/gripper.jpg': 'b',
      'pictures/ärm 1.png': 'c',
      '__MACOSX/pictures/._ärm 1.png': 'x',
      '.DS_Store': 'x',
      'pictures/.hidden/y.png': 'x',
      'Thumbs.db': 'x',
      'data..sheet.pdf': 'd',
    }),
  );
  const find = (name: string) => archive.find(name).map(({ path }) => path);
  expect(archive.entries.map(({ path }) => path)).toEqual([
    'Pictures/Gripper.JPG',
    'pictures/old/gripper.jpg',
    'pictures/ärm 1.png',
    'data..sheet.pdf',
  ]);
  expect(find('ÄRM 1.PNG'.normalize('NFD'))).toEqual(['pictures/ärm 1.png']);
  expect(find('gripper.jpg')).toEqual(['Pictures/Gripper.JPG', 'pictures/old/gripper.jpg']);
  expect(find('.\\pictures\\gripper.jpg')).toEqual(['Pictures/Gripper.JPG']);
  expect(find('/pictures/old/Gripper.jpg')).toEqual(['pictures/old/gripper.jpg']);
  expect(find('C:\\catalogue\\data..sheet.pdf')).toEqual(['data..sheet.pdf']);
  expect(find('Thumbs.db')).toEqual([]);
  await archive.close();
});

test('reads names in UTF-8 that are not declared as such, and in the character set of DOS (SHEET-17)', async () => {
  const undeclared = withHeaderField(await zipOf({ 'größe.png': 'a' }), headerFields.flags, 0);
  const dos = patched(
    withHeaderField(await zipOf({ 'gr__e.png': 'a' }), headerFields.flags, 0),
    'gr__e',
    Buffer.from('gr\x94\xe1e', 'latin1'),
  );
  for (const content of [undeclared, dos]) {
    const archive = await open(content);
    expect(archive.entries).toEqual([{ path: 'größe.png', size: 1 }]);
    await archive.close();
  }
});

test('extracts a file, unless it is too large or damaged (SHEET-17, SHEET-18)', async () => {
  const content = await zipOf({ 'a.jpg': 'content', 'b.txt': 'y'.repeat(20_000_000) });
  const target = fileOf().path;
  const archive = await open(content);
  const [picture, bomb] = archive.entries;
  if (!picture || !bomb) throw new Error('The files are missing');
  await archive.extract(picture, target, 7);
  expect(readFileSync(target, 'utf8')).toBe('content');
  await expect(archive.extract(picture, target, 6)).rejects.toThrow('“a.jpg” unpacks to an unusual size');
  await expect(archive.extract(bomb, target, 1e9)).rejects.toThrow('“b.txt” unpacks to an unusual size');
  await archive.close();

  const changed = await open(patched(await zipOf({ 'a.jpg': 'content' }, false), 'content', 'contend'));
  await expect(changed.extract(changed.entries[0] ?? picture, target, 7)).rejects.toThrow('damaged or incomplete');
  await changed.close();
});

test.each<[string, () => Promise<Buffer>, string]>([
  ['that is none', async () => Buffer.from('a;b\n'), 'damaged or incomplete'],
  ['that was cut', async () => (await zipOf({ 'a.jpg': 'content' })).subarray(0, -10), 'damaged or incomplete'],
  ['with a password', async () => withHeaderField(await zipOf({ 'a.jpg': 'x' }), headerFields.flags, 1), 'protected by a password'],
  ['that leads out of its folder', async () => patched(await zipOf({ 'aa/a.jpg': 'x' }), 'aa/a', '../a'), 'leads out of it (“../a.jpg”)'],
  [
    'that leads out of its folder with backslashes',
    async () => patched(await zipOf({ 'aa/a.jpg': 'x' }), 'aa/a', '..\\a'),
    'leads out of it',
  ],
  ['with more than 50,000 files', async () => withEntryCount(await zipOf({ 'a.jpg': 'x' }), 50_001), 'more than 50,000 files'],
])('refuses a zip file %s (SHEET-18)', async (_, content, message) => {
  await expect(open(await content())).rejects.toThrow(message);
});

test('writes files one after the other, pictures as they are (SHEET-19)', async () => {
  const order: string[] = [];
  async function* files() {
    for (const name of ['list.csv', 'pictures/ä.jpg', 'empty.pdf']) {
      order.push(name);
      const parts = name === 'empty.pdf' ? [] : [Buffer.alloc(500_000, 'a'), Buffer.alloc(500_000, 'b')];
      yield { name, content: name === 'list.csv' ? Buffer.concat(parts) : Readable.from(parts) };
    }
  }
  const output = writeArchive(files());
  const chunks: Buffer[] = [];
  for await (const chunk of output) {
    if (chunks.length === 0) expect(order).toEqual(['list.csv']);
    chunks.push(chunk);
  }
  const content = Buffer.concat(chunks);
  expect(order).toHaveLength(3);
  expect(content.length).toBeGreaterThan(1_000_000);
  expect(content.length).toBeLessThan(1_100_000);
  const archive = await open(content);
  expect(archive.entries).toEqual([
    { path: 'list.csv', size: 1_000_000 },
    { path: 'pictures/ä.jpg', size: 1_000_000 },
    { path: 'empty.pdf', size: 0 },
  ]);
  const target = fileOf().path;
  for (const entry of archive.entries) await archive.extract(entry, target, 1_000_000);
  await archive.close();
});

test('passes on errors of files, and asks for no more of them when nobody reads (SHEET-19)', async () => {
  async function* broken() {
    yield {
      name: 'a.jpg',
      content: Readable.from(
        (async function* () {
          yield Buffer.from('a');
          throw new Error('The picture is gone.');
        })(),
      ),
    };
  }
  await expect(buffer(writeArchive(broken()))).rejects.toThrow('The picture is gone.');

  const ended = { files: Promise.withResolvers<void>(), content: Promise.withResolvers<void>() };
  async function* endlessContent() {
    try {
      for (;;) yield Buffer.alloc(100_000);
    } finally {
      ended.content.resolve();
    }
  }
  async function* endless() {
    try {
      for (let at = 0; ; at += 1) yield { name: `${at}.jpg`, content: Readable.from(endlessContent()) };
    } finally {
      ended.files.resolve();
    }
  }
  let bytes = 0;
  for await (const part of writeArchive(endless())) {
    bytes += part.length;
    if (bytes > 1_000_000) break;
  }
  await ended.content.promise;
  await ended.files.promise;
});

test('closes a file that arrives when nobody reads any more (SHEET-19)', async () => {
  const gate = Promise.withResolvers<void>();
  const content = Readable.from([Buffer.alloc(10)]);
  async function* files() {
    await gate.promise;
    yield { name: 'a.jpg', content };
  }
  const closed = once(content, 'close');
  const output = writeArchive(files());
  output.destroy();
  await once(output, 'close');
  gate.resolve();
  await closed;
  expect(content.readableEnded).toBe(false);
});
