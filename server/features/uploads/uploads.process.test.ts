// Files after the process was killed.
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Product } from '#contract/products.ts';
import { connect } from '#server/database/connect.ts';
import { storedPathsIn } from '#server/platform/files.ts';
import { aPicture } from '#server/testing/multipart.ts';
import { type ServerProcess, signInTo, startServer } from '#server/testing/server-process.ts';

let dataDir: string;
let server: ServerProcess;
let headers: { authorization: string };

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'process-'));
  server = await startServer(dataDir);
  headers = await signInTo(server);
});
afterEach(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true });
});

const stored = () => globSync('uploads/*/*/*', { cwd: dataDir });
const incoming = () => globSync('uploads/.incoming/*', { cwd: dataDir });
const send = async (method: string, path: string, body?: FormData) => {
  const response = await fetch(`${server.origin}/api/admin/${path}`, { method, headers, ...(body && { body }) });
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of each test define the shape
  return (await response.json()) as any;
};
const form = (fields: Record<string, string>, files: Record<string, Buffer> = {}) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const [name, bytes] of Object.entries(files)) data.set(name, new Blob([new Uint8Array(bytes)]), 'a.png');
  return data;
};

const kills = 12;

it(`leaves neither partial records nor lost files when it is killed during a save, ${kills} times (FILE-01)`, async () => {
  const picture = Buffer.concat([await aPicture(), Buffer.alloc(200_000)]);
  const files = { main_image: picture, 'images[0]': picture, 'images[1]': picture };
  const category_id = String((await send('POST', 'categories', form({ name: 'Robots' }))).category.id);
  let saves = 0;

  const save = async (isOver: () => boolean) => {
    const saved = async (...call: Parameters<typeof send>) => {
      const answer = await send(...call);
      saves++;
      return answer;
    };
    while (!isOver()) {
      const { product } = await saved('POST', 'products', form({ name: 'LR-20', category_id }, files));
      await saved('POST', `products/${product.id}`, form({ name: 'New', existing_images: '[]' }, files));
      if (saves % 2 === 0) await saved('DELETE', `products/${product.id}`);
      if (saves % 3 === 0) await saved('POST', 'upload', form({}, { file: picture }));
    }
  };

  const check = async (round: string) => {
    const { db } = await connect(`file:${join(dataDir, 'site.sqlite')}`);
    const products = await db.selectFrom('products').selectAll().execute();
    const unclaimed = await db.selectFrom('unclaimed_files').selectAll().execute();
    const trashed = await db.selectFrom('trash').select('data').execute();
    const revised = await db.selectFrom('revision_files').select('path').execute();
    await db.destroy();
    const used = storedPathsIn(products);
    // deleted products and revisions also need their files
    const kept = [...storedPathsIn(trashed), ...revised.map(({ path }) => path)];
    const waiting = unclaimed.filter((row) => row.expires_at > new Date().toISOString()).map(({ path }) => path);
    const onDisk = stored();
    expect(incoming(), round).toEqual([]);
    expect(
      [...used, ...kept].filter((path) => !onDisk.includes(path)),
      `${round}: used, but gone`,
    ).toEqual([]);
    expect(
      onDisk.filter((path) => ![used, kept, waiting].some((paths) => paths.includes(path))),
      `${round}: lost`,
    ).toEqual([]);
    for (const product of products) expect(storedPathsIn(product), `${round}: half a record`).toHaveLength(3);
  };

  for (let kill = 1; kill <= kills; kill++) {
    // kills the server at a different time after the first save, independent of the speed of the machine
    const after = saves + (kill % 4);
    const ms = Math.round(Math.random() * 60);
    // the first response of a new process takes longer
    await send('GET', 'products');
    let isOver = false;
    const saving = [1, 2, 3].map(() => save(() => isOver).catch(() => {}));
    while (saves < after) await wait(1);
    await wait(ms);
    await server.kill();
    isOver = true;
    await Promise.all(saving);
    server = await startServer(dataDir);
    await check(`kill ${kill}, ${kill % 4} saves and ${ms} ms later`);
  }
  const { data } = (await send('GET', 'products')) as { data: Product[] };
  expect(saves).toBeGreaterThan(0);
  for (const { main_image_url } of data) expect((await fetch(server.origin + main_image_url)).status).toBe(200);
}, 300_000);
