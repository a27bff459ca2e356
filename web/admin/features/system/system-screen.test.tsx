import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { fakeApi } from '#web/test/fake-api.ts';
import type { System } from './system-facts.tsx';

const system = (part: Partial<System> = {}): { body: System } => ({
  body: {
    version: '1.2.3',
    node_version: '26.10.0',
    started_at: '2026-11-18T20:00:00.000Z',
    uptime_seconds: 3 * 86_400 + 3600,
    database: { kind: 'sqlite', bytes: 44_040_192 },
    disk: { free_bytes: 52_428_800, total_bytes: 104_857_600 },
    files: { kind: 'folder', is_reachable: true },
    backup: {
      is_available: true,
      is_overdue: false,
      missing_files: 0,
      folder_problem: null,
      last_proven_at: '2026-11-21T20:00:00.000Z',
      instance: null,
    },
    mail: { is_enabled: true, waiting: 2, failed: 0 },
    jobs: [
      { name: 'files', text: 'Remove unused files', state: 'scheduled', last_run_at: null, duration_ms: null, runs: 0, failures: 0 },
      {
        name: 'visits',
        text: 'Remove old visits',
        state: 'succeeded',
        last_run_at: '2026-11-21T20:00:00.000Z',
        duration_ms: 35,
        runs: 4,
        failures: 0,
      },
      {
        name: 'other',
        text: 'Do something else',
        state: 'failed',
        last_run_at: '2026-11-21T20:00:00.000Z',
        duration_ms: 2500,
        runs: 4,
        failures: 2,
      },
    ],
    slow_statements: [],
    ...part,
  },
});
const call = 'GET /api/admin/system';
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const facts = async () => (await panel('Server')).getAllByRole('definition').map((fact) => fact.textContent?.trim());

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('shows version, uptime, database, disk, last proven backup and mail (ASYS-01)', async () => {
  showAdmin('/admin/system', fakeApi({ [call]: system() }));
  // 20:00 in UTC is 03:00 in Jakarta
  expect(await facts()).toEqual([
    '1.2.3 Node.js 26.10.0',
    '3 days, 1 hour since November 19, 2026, 03:00',
    'SQLite 42.0\u00a0MB',
    '50.0\u00a0MB free of 100.0\u00a0MB',
    'Folder',
    'November 22, 2026, 03:00',
    '2 waiting, 0 failed',
  ]);
});

test('marks what needs attention (ASYS-01)', async () => {
  const answer = system({
    database: { kind: 'postgres', bytes: null },
    disk: { free_bytes: 1_048_576, total_bytes: 104_857_600 },
    files: { kind: 's3', is_reachable: false },
    backup: {
      is_available: true,
      is_overdue: true,
      missing_files: 3,
      folder_problem: 'The folder cannot be read.',
      last_proven_at: null,
      instance: null,
    },
    mail: { is_enabled: true, waiting: 0, failed: 3 },
  });
  showAdmin('/admin/system', fakeApi({ [call]: answer }));
  expect(await facts()).toEqual([
    '1.2.3 Node.js 26.10.0',
    '3 days, 1 hour since November 19, 2026, 03:00',
    'PostgreSQL',
    '1.0\u00a0MB free of 100.0\u00a0MB Nearly full',
    'Object storage Unreachable',
    'None yet Overdue The newest is incomplete Cannot be stored',
    '0 waiting, 3 failed Failed',
  ]);
});

test('names the instance that has the last proven backup (BACKUP-12)', async () => {
  const backup = {
    is_available: true,
    is_overdue: false,
    missing_files: 0,
    folder_problem: null,
    last_proven_at: '2026-11-21T20:00:00.000Z',
    instance: 'web-2:3000',
  };
  showAdmin('/admin/system', fakeApi({ [call]: system({ backup }) }));
  expect(await facts()).toContain('November 22, 2026, 03:00 on web-2:3000');
});

test('lists the scheduled jobs with last run, duration and result (ASYS-02)', async () => {
  showAdmin('/admin/system', fakeApi({ [call]: system() }));
  const rows = (await panel('Scheduled jobs')).getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'Remove unused files Not run yetNot run since the start',
    'Remove old visits SucceededNovember 22, 2026, 03:00, 35 ms',
    'Do something else FailedNovember 22, 2026, 03:00, 2.5 s, failed 2 times since the start',
  ]);
});

test('lists slow statements (ASYS-04)', async () => {
  const last_at = '2026-11-21T20:00:00.000Z';
  const statements = [
    { statement: 'select "id" from "products"', count: 3, longest_ms: 1250, last_at },
    { statement: 'select 1', count: 1, longest_ms: 210, last_at },
  ];
  showAdmin('/admin/system', fakeApi({ [call]: system({ slow_statements: statements }) }));
  const rows = (await panel('Slow statements')).getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'select "id" from "products"3 times, longest 1.3 s, last November 22, 2026, 03:00',
    'select 1Once, longest 210 ms, last November 22, 2026, 03:00',
  ]);
});

test('reports a failed load and retries (ASYS-03)', async () => {
  expectConsole('error', /A query failed \[ 'system' \]/);
  const api = fakeApi({ [call]: { status: 503, body: { message: 'x' } } });
  showAdmin('/admin/system', api);
  expect(await screen.findByText('Failed to load the state of the server')).toBeTruthy();
  api.answer(call, system());
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Scheduled jobs' })).toBeTruthy();
});
