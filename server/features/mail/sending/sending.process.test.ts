// Mail of the real process: after it was killed in the middle of a mail, and with workers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { type ServerProcess, signInTo, startServer } from '#server/testing/server-process.ts';

// a process needs a long time to start on a busy machine
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let dataDir: string;
let mailServer: MailServer;
let server: ServerProcess | undefined;
beforeEach(async () => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'mail-')), 'data');
  mailServer = await startMailServer({ user: 'site' });
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
  await mailServer.close();
  rmSync(join(dataDir, '..'), { recursive: true });
});

const start = async (environment: Record<string, string> = {}) => {
  server = await startServer(dataDir, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'website@lintara.example',
    LOG_LEVEL: 'info',
    ...environment,
  });
  return server;
};
const enterRecipient = async (site: ServerProcess) => {
  const headers = { ...(await signInTo(site)), 'content-type': 'application/json' };
  const body = JSON.stringify({ settings: [{ key: 'mail_recipients', value: 'sales@lintara.example' }] });
  expect((await fetch(`${site.origin}/api/admin/settings-bulk-update`, { method: 'POST', headers, body })).status).toBe(200);
};
const visit = async ({ origin }: ServerProcess, subject: string) => {
  const body = JSON.stringify({ name: 'Sari', email: 'sari@pabrik.example', subject, message: 'Text' });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${origin}/api/public/contact`, { method: 'POST', headers, body })).status).toBe(201);
};
const until = (isTrue: () => boolean) => vi.waitUntil(isTrue, { timeout: 60_000, interval: 20 });

it('sends a mail again after the process was killed before the confirmation, with the same Message-ID (MAIL-05)', async () => {
  const site = await start();
  await enterRecipient(site);
  mailServer.rules.mail = () => 'silence';
  await visit(site, 'Before the kill');
  await until(() => mailServer.arrived.length === 1);
  await site.kill();
  mailServer.rules.mail = undefined;
  const next = await start();
  await until(() => mailServer.accepted.length === 1);
  const [first, second] = mailServer.arrived;
  expect(second?.headers['message-id']).toBe(first?.headers['message-id']);
  // the password occurs neither in the log nor in an error
  expect(site.output() + next.output()).not.toContain('secret');
  expect(await next.end()).toBe(0);
  expect(mailServer.arrived).toHaveLength(2);
});

it('sends mail of every worker by one process, and shuts down in order in the middle of a mail (MAIL-05)', async () => {
  const site = await start({ WEB_CONCURRENCY: '2' });
  await enterRecipient(site);
  for (const number of [1, 2, 3, 4]) await visit(site, `Message ${number}`);
  await until(() => mailServer.accepted.length === 4);
  mailServer.rules.mail = () => 'silence';
  await visit(site, 'Interrupted');
  await until(() => mailServer.arrived.length === 5);
  expect(await site.end()).toBe(0);
});
