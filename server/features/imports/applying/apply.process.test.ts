// Kills the process at several moments of an import: visitors see the state before or after it, never a part.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { multipart } from '#server/testing/multipart.ts';
import { type ServerProcess, signInTo, startServer } from '#server/testing/server-process.ts';

// starting a process can take long on a busy machine
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let dataDir: string;
let server: ServerProcess;
let headers: Record<string, string>;
let database: DatabaseSync;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'imports-'));
  server = await startServer(dataDir);
  headers = await signInTo(server);
  database = new DatabaseSync(join(dataDir, 'site.sqlite'), { timeout: 10_000 });
});
afterEach(async () => {
  database.close();
  await server.kill();
  rmSync(dataDir, { recursive: true });
});

const call = async (method: string, path: string, body?: { payload: Buffer; contentType: string }) => {
  const sent = body && { body: new Uint8Array(body.payload), headers: { ...headers, 'content-type': body.contentType } };
  const response = await fetch(server.origin + path, { method, headers, ...sent });
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of each test define the shape
  return (await response.json()) as any;
};
const stateOf = (id: number) => database.prepare('select state from imports where id = ?').get(id)?.state;
const untilState = (id: number, state: string) => vi.waitUntil(() => stateOf(id) === state, { timeout: 120_000 });
const written = (id: number, state = 'written') =>
  database.prepare('select count(*) as count from import_rows where import_id = ? and state = ?').get(id, state)?.count;
const visible = async (): Promise<number> => {
  const response = await fetch(`${server.origin}/api/public/products`);
  return ((await response.json()) as { products: { total: number } }).products.total;
};

const rows = 350;
const csv = ['Name;Model;Category', ...Array.from({ length: rows }, (_, at) => `Sensor ${at + 1};S-${at + 1};Sensors`)].join('\n');

const checked = async (): Promise<number> => {
  await call('POST', '/api/admin/categories', multipart({ fields: { name: 'Sensors' } }));
  const form = multipart({ fields: { action: 'check' }, files: [['file', 'sensors.csv', csv]] });
  const { id } = (await call('POST', '/api/admin/imports', form)).import;
  await untilState(id, 'checked');
  return id;
};

/** Blocks the process forever in the transaction that writes, or removes, this row. */
const gate = (event: 'insert' | 'delete', name: string) => `
  create trigger gate before ${event} on products when ${event === 'insert' ? 'new' : 'old'}.name = '${name}' begin
    select (with recursive number(value) as (select 1 union all select value + 1 from number) select count(*) from number);
  end`;

const killAndStart = async () => {
  await server.kill();
  database.exec('drop trigger gate');
  server = await startServer(dataDir);
};

it.each([
  ['in the first batch', 50, 0],
  ['between batches', 101, 100],
  ['in a later batch', 260, 200],
  ['in the last batch', 350, 300],
])('writes the rest before the first request when it is killed %s (IMP-49)', async (_, blocked, before) => {
  const id = await checked();
  database.exec(gate('insert', `Sensor ${blocked}`));
  await call('POST', `/api/admin/imports/${id}/apply`);
  await vi.waitUntil(() => stateOf(id) === 'writing' && written(id) === before, { timeout: 120_000 });
  await killAndStart();
  // the first answer after the start
  expect(await visible()).toBe(rows);
  expect([stateOf(id), written(id)]).toEqual(['applied', rows]);
  const revisions = database.prepare(`select count(*) as count from revisions where kind = 'product'`).get()?.count;
  expect(revisions).toBe(rows);
});

it('undoes the rest before the first request when it is killed while undoing (IMP-49)', async () => {
  const id = await checked();
  await call('POST', `/api/admin/imports/${id}/apply`);
  await untilState(id, 'applied');
  expect(await visible()).toBe(rows);
  database.exec(gate('delete', 'Sensor 120'));
  await call('POST', `/api/admin/imports/${id}/undo`);
  await vi.waitUntil(() => written(id, 'undone') === 200, { timeout: 120_000 });
  await killAndStart();
  expect(await visible()).toBe(0);
  expect([stateOf(id), written(id, 'undone')]).toEqual(['undone', rows]);
});
