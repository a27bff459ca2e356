import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerOf } from '#contract/route.ts';
import type { getSystem } from '#contract/system.ts';
import { addMail } from '#server/features/mail/mail.service.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const token = 'a-secret-of-monitoring';
let folder: string;
let test: TestApp;
let origin: string;

const open = async (environment: Record<string, string>) => {
  test = await createTestApp({ DATA_DIR: folder, DATABASE_URL: `file:${join(folder, 'site.sqlite')}`, ...environment });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'system-'));
  mkdirSync(join(folder, 'uploads'));
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { headers });
  return { status: response.status, headers: response.headers, body: await response.text() };
};
const metrics = async () => (await ask('/metrics', { authorization: `Bearer ${token}` })).body;
/** Values by metric and labels. */
const values = async (): Promise<Map<string, number>> => {
  const lines = (await metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
};
const requests = (route: string, method = 'GET', status = '2xx') =>
  `site_http_requests_total{route="${route}",method="${method}",status="${status}"}`;

describe('GET /metrics', () => {
  it('is an unknown page without METRICS_TOKEN (WATCH-01)', async () => {
    await open({});
    const unknown = await ask('/nothing-here', { authorization: `Bearer ${token}` });
    const { status, headers } = await ask('/metrics', { authorization: `Bearer ${token}` });
    expect([status, headers.get('content-type')]).toEqual([unknown.status, unknown.headers.get('content-type')]);
  });

  it('requires the token (WATCH-01)', async () => {
    await open({ METRICS_TOKEN: token });
    for (const authorization of [undefined, 'Bearer x', `Bearer ${token}x`, `Basic ${token}`, (await test.signIn()).authorization]) {
      const { status, headers, body } = await ask('/metrics', authorization === undefined ? {} : { authorization });
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(body).not.toContain('site_');
    }
    const { status, headers } = await ask('/metrics', { authorization: `Bearer ${token}` });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('counts requests by route pattern, including those answered from the cache (WATCH-02)', async () => {
    await open({ METRICS_TOKEN: token });
    for (let count = 0; count < 3; count++) await ask('/api/public/settings');
    for (const name of ['a', 'b', 'c']) await ask(`/api/public/products/${name}`);
    await ask('/api/admin/products');
    // a response may be counted only after the client has received it
    await vi.waitFor(async () => expect((await values()).get(requests('/api/admin/products', 'GET', '4xx'))).toBe(1), 60_000);
    const found = await values();
    expect(found.get(requests('/api/public/settings'))).toBe(3);
    expect(found.get(requests('/api/public/products/:slug', 'GET', '4xx'))).toBe(3);
    expect(found.get('site_http_request_duration_seconds_bucket{route="/api/public/settings",le="+Inf"}')).toBe(3);
    expect(found.get('site_http_request_duration_seconds_count{route="/api/public/settings"}')).toBe(3);
    expect(found.get('site_cache_requests_total{result="hit"}')).toBe(2);
    expect(found.get('site_cache_requests_total{result="miss"}')).toBe(4);
    expect(found.get('site_cache_bytes')).toBeGreaterThan(0);
  });

  it('contains no request addresses, whatever clients request (WATCH-02)', async () => {
    await open({ METRICS_TOKEN: token });
    for (const path of ['/secret-page', '/api/secret', '/storage/secret.png', '/products/secret?search=secret', '/assets/secret.js'])
      await ask(path);
    await fetch(`${origin}/secret`, { method: 'POST' });
    expect(await metrics()).not.toContain('secret');
  });

  it('counts requests that are refused for overload (WATCH-02)', async () => {
    await open({ METRICS_TOKEN: token, SEARCH_RATE_LIMIT: '1' });
    for (const search of ['a', 'b', 'c']) await ask(`/api/public/products?search=${search}`);
    const found = await values();
    expect(found.get('site_http_requests_refused_total{reason="client"}')).toBe(2);
    expect(found.get('site_http_requests_refused_total{reason="busy"}')).toBe(0);
  });

  it('includes mail, the last proven backup, disk, memory and the event loop (WATCH-03)', async () => {
    await open({ METRICS_TOKEN: token, BACKUP_DIR: folder });
    await addMail(test.connection.db, { kind: 'test', at: '2026-11-21T03:00:00.000Z' });
    expect((await values()).has('site_backup_last_proven_age_seconds')).toBe(false);
    writeFileSync(join(folder, 'backup-20261121T020000Z-daily.tar'), 'backup');
    const found = await values();
    expect(found.get('site_backup_last_proven_age_seconds')).toBe(3600);
    expect(found.get('site_backup_missing_files')).toBe(0);
    expect(found.get('site_mail_outbox{state="waiting"}')).toBe(1);
    expect(found.get('site_mail_outbox{state="failed"}')).toBe(0);
    expect(found.get('site_database_up')).toBe(1);
    for (const name of ['site_disk_free_bytes', 'process_resident_memory_bytes', 'process_cpu_seconds_total'])
      expect(found.get(name), name).toBeGreaterThan(0);
    expect([...found.values()].filter(Number.isNaN)).toEqual([]);
    expect(found.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });

  it('includes the version, like health checks (WATCH-08)', async () => {
    await open({ METRICS_TOKEN: token });
    const { version } = JSON.parse((await ask('/healthz')).body);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect((await values()).get(`site_build_info{version="${version}",node="${process.versions.node}"}`)).toBe(1);
  });

  it('includes the connections to PostgreSQL (WATCH-03)', async () => {
    await open({ METRICS_TOKEN: token });
    expect((await values()).has('site_database_pool{state="used"}')).toBe(false);
    test.connection.pool = () => ({ used: 3, idle: 2, waiting: 1 });
    const found = await values();
    expect(['used', 'idle', 'waiting'].map((state) => found.get(`site_database_pool{state="${state}"}`))).toEqual([3, 2, 1]);
  });

  it('responds during an outage of the database, and reports it (WATCH-03)', async () => {
    await open({ METRICS_TOKEN: token });
    test.connection.isReady = async () => false;
    const found = await values();
    expect(found.get('site_database_up')).toBe(0);
    expect(found.has('site_mail_outbox{state="waiting"}')).toBe(false);
    expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  });
});

describe('GET /api/admin/system', () => {
  it('describes the server (WATCH-05)', async () => {
    await open({ BACKUP_DIR: folder });
    await addMail(test.connection.db, { kind: 'test', at: '2026-11-21T03:00:00.000Z' });
    writeFileSync(join(folder, 'backup-20261121T020000Z-daily.tar'), 'backup');
    const headers = await test.signIn();
    test.setTime('2026-11-21T04:00:00.000Z');
    const { status, body } = await test.send('GET', '/api/admin/system', { headers });
    expect(status).toBe(200);
    expect(body).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      node_version: process.versions.node,
      started_at: '2026-11-21T03:00:00.000Z',
      uptime_seconds: 3600,
      database: { kind: 'sqlite', bytes: expect.any(Number) },
      disk: { free_bytes: expect.any(Number), total_bytes: expect.any(Number) },
      files: { kind: 'folder', is_reachable: true },
      backup: {
        is_available: true,
        is_overdue: false,
        missing_files: 0,
        folder_problem: null,
        last_proven_at: '2026-11-21T02:00:00.000Z',
        instance: null,
      },
      mail: { is_enabled: false, waiting: 1, failed: 0 },
      jobs: [],
      // any statement can be slow on a busy machine
      slow_statements: expect.any(Array),
    });
  });

  it('lists slow statements without their values, and counts them (WATCH-03, WATCH-06)', async () => {
    await open({ METRICS_TOKEN: token });
    const count = (last: number) =>
      sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${last}) select count(*) from numbers`;
    // increases the work until a statement is slow on this machine
    let last = 1_000_000;
    const isSlow = async () => ((await values()).get('site_database_slow_statements_total') ?? 0) > 0;
    while (!(await isSlow())) {
      await count(last).execute(test.connection.db);
      last *= 2;
    }
    const { body } = await test.send('GET', '/api/admin/system', { headers: await test.signIn() });
    const found = (body as AnswerOf<typeof getSystem>).slow_statements.find(({ statement }) => statement.startsWith('with recursive'));
    expect(found?.statement).toContain('where n < ?');
    expect(found?.longest_ms).toBeGreaterThanOrEqual(200);
  });
});
