import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPicture } from '#server/testing/multipart.ts';
import { registerMaintenance } from './maintenance.ts';

const hourMs = 60 * 60 * 1000;
let test: EditingApp;
beforeEach(async () => {
  test = await createEditingApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

it('removes unused files every hour until the app is closed', async () => {
  const upload = async () => (await test.post('/api/admin/upload', { files: [['file', 'a.png', await aPicture()]] })).body.path;
  await upload();
  const incoming = join(test.dataDir, 'uploads', '.incoming');
  mkdirSync(incoming, { recursive: true });
  const leave = (name: string, hoursAgo: number) => {
    const at = new Date(test.context.clock().getTime() - hoursAgo * hourMs);
    writeFileSync(join(incoming, name), 'half');
    utimesSync(join(incoming, name), at, at);
  };
  leave('old', 2);
  leave('new', 0);
  test.setTime('2026-11-21T03:00:00.000Z');

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const app = Fastify();
  const config = readConfig({ DATA_DIR: test.dataDir });
  registerMaintenance(app, { config, connection: test.connection, clock: test.context.clock })();
  vi.advanceTimersByTime(hourMs);
  await vi.waitFor(() => expect(test.stored().sort()).toEqual(['uploads/.incoming/new', expect.stringMatching(/\.png$/)]), 60_000);
  test.setTime('2026-11-24T03:00:00.000Z');
  vi.advanceTimersByTime(hourMs);
  await vi.waitFor(() => expect(test.stored()).toEqual([]), 60_000);

  test.setTime('2026-11-24T04:00:00.000Z');
  vi.advanceTimersByTime(hourMs - 1);
  await app.close();
  expect(vi.getTimerCount()).toBe(0);
});
