// The queue of scaled pictures. Jobs that wait for a gate occupy all slots.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { BusyError } from '#server/platform/slots.ts';
import { runPictureJob, urgent } from './jobs.ts';
import { maxWaitingCopies, openPictureVariants } from './variants.ts';

const path = 'uploads/2026/11/00000000000000ff.png';
let dir: string;
let store: FileStore;
/** Names of the pictures that were read for scaling. */
let read: string[];
/** Number of requests that have looked for a copy. */
let requests: number;
let gate: PromiseWithResolvers<void>;
let jobs: Promise<unknown>[];
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'variants-'));
  const folder = await openFileStore({ kind: 'folder', dir });
  read = [];
  requests = 0;
  store = {
    ...folder,
    read: async (name) => {
      const bytes = await folder.read(name);
      requests += 1;
      return bytes;
    },
    pictureSource: (name) => {
      read.push(name);
      return folder.pictureSource(name);
    },
  };
  const picture = sharp({ create: { width: 700, height: 10, channels: 3, background: '#fff' } });
  await store.write(path, await picture.png().toBuffer());
  gate = Promise.withResolvers<void>();
  jobs = Array.from({ length: 2 }, () => runPictureJob(() => gate.promise));
});
afterEach(async () => {
  gate.resolve();
  await Promise.all(jobs);
  rmSync(dir, { recursive: true });
});

const copy = { width: 320, format: 'webp' } as const;
const stays = new AbortController().signal;

it('creates no copy after all clients have left (FILE-09)', async () => {
  const scaled = openPictureVariants(store);
  const leaving = [new AbortController(), new AbortController()];
  const left = leaving.map(({ signal }) => scaled(path, copy, signal));
  const refused = Promise.all(left.map((one) => expect(one).rejects.toThrow('aborted')));
  // both wait for the same job
  await expect.poll(() => requests).toBe(2);
  for (const one of leaving) one.abort();
  await refused;
  gate.resolve();
  // a later request is answered
  expect(await scaled(path, { ...copy, width: 480 }, stays)).toBeInstanceOf(Buffer);
  expect(read).toEqual([path]);
});

it('creates a copy for the clients that still wait for it (FILE-09)', async () => {
  const scaled = openPictureVariants(store);
  const leaving = new AbortController();
  const copies = [scaled(path, copy, leaving.signal), scaled(path, copy, stays)];
  await expect.poll(() => requests).toBe(2);
  leaving.abort();
  gate.resolve();
  const [first, second] = await Promise.all(copies);
  expect(first).toBeInstanceOf(Buffer);
  expect(second).toBe(first);
  expect(read).toEqual([path]);
});

it('refuses copies, but not uploads, when too many jobs wait (FILE-09)', async () => {
  const scaled = openPictureVariants(store);
  jobs.push(...Array.from({ length: maxWaitingCopies }, () => runPictureJob(async () => {})));
  await expect(scaled(path, copy, stays)).rejects.toThrow(BusyError);
  const upload = runPictureJob(async () => 'cleaned', { rank: urgent });
  gate.resolve();
  expect(await upload).toBe('cleaned');
  await Promise.all(jobs);
  expect(await scaled(path, copy, stays)).toBeInstanceOf(Buffer);
});
