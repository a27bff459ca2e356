// Kills the process in the middle of a change of many records; the finished part is listed and can be undone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ServerProcess, signInTo, startServer } from '#server/testing/server-process.ts';

// starting a process can take long on a busy machine
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let dataDir: string;
let server: ServerProcess;
let headers: Record<string, string>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'bulk-'));
  server = await startServer(dataDir);
  headers = { ...(await signInTo(server)), 'content-type': 'application/json' };
});
afterEach(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true });
});

const call = async (method: string, path: string, body?: object) => {
  const response = await fetch(server.origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of each test define the shape
  return (await response.json()) as any;
};
const published = async (): Promise<number> =>
  (await call('GET', '/api/admin/pages')).data.filter((page: { is_published: boolean }) => page.is_published).length;

const pages = 160;
/** Position of the last record in the first three batches of 50. */
const lastChanged = 149;

/** Blocks the process forever in the transaction of the fourth batch. */
const gate = (id: number) => `
  create trigger gate before update on pages when new.id = ${id} begin
    select (with recursive number(value) as (select 1 union all select value + 1 from number) select count(*) from number);
  end`;

it('lists what was done before the process was killed, and undoes it (BULK-12)', async () => {
  const ids: number[] = [];
  for (let number = 0; number < pages; number++)
    ids.push((await call('POST', '/api/admin/pages', { title: `Page ${number}`, content: '<p>x</p>', is_published: true })).page.id);
  const before = await published();
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'));
  database.exec(gate(Number(ids[lastChanged + 1])));
  const change = call('POST', '/api/admin/pages/bulk', { ids, action: 'unpublish' }).catch(() => 'killed');
  const isUnpublished = database.prepare('select 1 from pages where id = ? and is_published = 0');
  await vi.waitUntil(() => isUnpublished.get(Number(ids[lastChanged])), { timeout: 120_000 });
  await server.kill();
  expect(await change).toBe('killed');
  database.exec('drop trigger gate');
  database.close();
  server = await startServer(dataDir);
  const [{ id, changed, message }] = (await call('GET', '/api/admin/bulk-changes')).bulk_changes;
  expect([changed, message]).toEqual([lastChanged + 1, '150 pages updated']);
  expect(await published()).toBe(before - changed);
  expect(await call('POST', `/api/admin/bulk-changes/${id}/undo`)).toMatchObject({ restored: changed, skipped: 0 });
  expect(await published()).toBe(before);
});
