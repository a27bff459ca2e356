// Responses while another program locks the embedded database, and when the disk is full.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectSqlite, openSqlite } from '#server/database/connect.ts';
import { lockTimeoutMs, longestPauseMs } from '#server/database/sqlite-driver.ts';
import { createManualTime, type ManualTime } from '#server/testing/manual-time.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let folder: string;
let test: TestApp;
let other: DatabaseSync;
let time: ManualTime;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'unavailable-'));
  const path = join(folder, 'site.sqlite');
  time = createManualTime();
  const connection = connectSqlite(() => ({ ...openSqlite(path), time }));
  test = await createTestApp({ DATA_DIR: folder }, connection);
  other = new DatabaseSync(path);
});
afterEach(async () => {
  other.close();
  await test.close();
  rmSync(folder, { recursive: true });
});

const message = { name: 'A', email: 'a@example.com', subject: 'Test', message: 'Text' };
const sendMessage = () => test.send('POST', '/api/public/contact', { body: message });
/** Lets the time limit of a write pass once the write is waiting for the lock. */
const passLockTimeout = async () => {
  await time.awaited();
  await time.pass(lockTimeoutMs + longestPauseMs);
};

describe('while another program locks the database', () => {
  it('answers a write with 503 and Retry-After, and answers other requests in the meantime (OUT-03)', async () => {
    other.exec('begin exclusive');
    const write = sendMessage();
    await time.awaited();
    for (const path of ['/healthz', '/readyz', '/api/public/settings']) expect((await test.send('GET', path)).status, path).toBe(200);
    await passLockTimeout();
    const { status, body, headers } = await write;
    expect([status, body]).toEqual([
      503,
      { message: 'The service is unavailable at the moment. Please try again shortly.', code: 'unavailable' },
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('makes queued writes wait together, not in sequence', async () => {
    other.exec('begin exclusive');
    const { db } = test.connection;
    const writes = Array.from({ length: 20 }, () =>
      db.transaction().execute((transaction) => transaction.deleteFrom('contact_messages').execute()),
    );
    const ended = Promise.allSettled(writes);
    await passLockTimeout();
    expect((await ended).map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
  });

  it('stores a write once the lock is released', async () => {
    other.exec('begin exclusive');
    const write = sendMessage();
    await time.awaited();
    other.exec('rollback');
    await time.pass(longestPauseMs);
    expect((await write).status).toBe(201);
  });

  it('answers reads of administrators', async () => {
    const headers = await test.signIn();
    test.setTime('2026-11-21T03:30:00.000Z');
    other.exec('begin exclusive');
    const write = sendMessage();
    await time.awaited();
    for (let call = 0; call < 3; call++) expect((await test.send('GET', '/api/admin/contacts', { headers })).status).toBe(200);
    await passLockTimeout();
    expect((await write).status).toBe(503);
  });

  it('refuses every write during a lock of 30 seconds, stores none of them, and recovers (OUT-03)', async () => {
    const headers = await test.signIn();
    other.exec('begin exclusive');
    const end = time.now() + 30_000;
    while (time.now() < end) {
      const write = sendMessage();
      await passLockTimeout();
      expect((await write).status).toBe(503);
      expect((await test.send('GET', '/api/public/settings')).status).toBe(200);
    }
    other.exec('rollback');
    expect((await sendMessage()).status).toBe(201);
    expect((await test.send('GET', '/api/admin/contacts', { headers })).body).toMatchObject({ total: 1 });
  });

  it('leaves no open transaction after a write that timed out', async () => {
    const headers = await test.signIn();
    other.exec('begin exclusive');
    const setting = { key: 'site_name', value: 'Later', type: 'text', group: 'general' };
    const save = test.send('POST', '/api/admin/settings-bulk-update', { headers, body: { settings: [setting] } });
    await passLockTimeout();
    expect((await save).status).toBe(503);
    other.exec('rollback');
    expect((await sendMessage()).status).toBe(201);
  });
});

it('answers writes with 507 when the disk is full, still answers reads, and recovers (OUT-03)', async () => {
  const headers = await test.signIn();
  const { db } = test.connection;
  const pragma = async (name: string, value: number | string) => {
    const { rows } = await sql<Record<string, number>>`${sql.raw(`pragma ${name} = ${value}`)}`.execute(db);
    return Number(Object.values(rows[0] ?? {})[0]);
  };
  await pragma('max_page_count', 1);
  const large = { ...message, message: 'x'.repeat(5000) };
  let status = 201;
  for (let sent = 0; sent < 50 && status === 201; sent++) {
    status = (await test.send('POST', '/api/public/contact', { body: large })).status;
  }
  expect(status).toBe(507);
  test.setTime('2026-11-21T03:30:00.000Z');
  expect((await test.send('GET', '/api/admin/contacts', { headers })).status).toBe(200);
  await pragma('max_page_count', 1_000_000);
  expect((await sendMessage()).status).toBe(201);
});
