// Pictures of earlier versions are cleaned behind a running server: whenever it is killed, none is lost or half written.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { secrets, withMetadata } from '#server/platform/pictures/metadata.fixture.ts';
import { type ServerProcess, startServer } from '#server/testing/server-process.ts';

const kills = 3;
const pictures = 60;
let dataDir: string;
let server: ServerProcess | null = null;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cleaning-'));
});
afterEach(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true });
});

it(`cleans all pictures although it is killed ${kills} times (FILE-05)`, async () => {
  server = await startServer(dataDir);
  await server.kill();
  const paths = Array.from({ length: pictures }, (_, number) => `uploads/2026/01/${String(number).padStart(16, '0')}.jpg`);
  mkdirSync(join(dataDir, 'uploads/2026/01'), { recursive: true });
  const picture = await withMetadata('jpeg', 6);
  for (const path of paths) writeFileSync(join(dataDir, path), picture);
  const { db } = await connect(`file:${join(dataDir, 'site.sqlite')}`);
  await db.deleteFrom('milestones').where('name', '=', 'picture-metadata').execute();
  const content = paths.map((path) => `<img src="/storage/${path}">`).join('');
  await db.updateTable('pages').set({ content }).execute();
  await db.destroy();

  const isDirty = (path: string) => secrets.some((secret) => readFileSync(join(dataDir, path)).includes(secret));
  const dirty = () => paths.filter(isDirty).length;
  for (let kill = 1; kill <= kills; kill++) {
    const before = dirty();
    server = await startServer(dataDir);
    // at another moment of the work each time, and never after its end
    while (dirty() > Math.max(1, before - kill * 4)) await wait(2);
    await server.kill();
    for (const path of paths) {
      const size = isDirty(path) ? { width: 40, height: 20 } : { width: 20, height: 40 };
      expect(await sharp(join(dataDir, path)).metadata()).toMatchObject(size);
    }
  }
  server = await startServer(dataDir);
  while (dirty() > 0) await wait(20);
  expect(globSync('uploads/**/*.jpg', { cwd: dataDir })).toHaveLength(pictures);
  // the next start has nothing left to do, and loses nothing
  await server.end();
  server = await startServer(dataDir);
  expect(globSync(['uploads/.incoming/*', 'uploads/**/*.jpg'], { cwd: dataDir })).toHaveLength(pictures);
}, 240_000);
