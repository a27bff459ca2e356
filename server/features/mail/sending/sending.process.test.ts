// Sending of mail by a real process that is killed or stopped in the middle of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MailServer, type MailServerRules, startMailServer } from '#server/testing/mail-server.ts';
import { type ServerProcess, signInTo, startServer } from '#server/testing/server-process.ts';

// starting a process can take long on a busy machine
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

const start = async () => {
  server = await startServer(dataDir, { SMTP_URL: mailServer.url, MAIL_FROM: 'website@lintara.example', LOG_LEVEL: 'info' });
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

const afterStoring = 'after the message was stored';
/** Mail server rules that kill the process at different steps of a delivery. */
const steps: Record<string, (kill: () => void) => MailServerRules> = {
  [afterStoring]: () => ({ connection: () => 'silence' }),
  'before the mail server answers': (kill) => ({ connection: () => silenceAfter(kill) }),
  'before the recipient is accepted': (kill) => ({ recipient: () => silenceAfter(kill) }),
  'before the mail is accepted': (kill) => ({ mail: () => silenceAfter(kill) }),
  'before the acceptance is stored': (kill) => ({ mail: () => void kill() }),
};
const silenceAfter = (kill: () => void) => {
  kill();
  return 'silence' as const;
};
const none: MailServerRules = { connection: undefined, recipient: undefined, mail: undefined };

it('sends each mail even if the process is killed at any step, and every copy with the same Message-ID (MAIL-05)', async () => {
  let site = await start();
  await enterRecipient(site);
  for (const [step, arrange] of Object.entries(steps)) {
    const killed = Promise.withResolvers<void>();
    const kill = () => void site.kill().then(killed.resolve);
    const rules = arrange(kill);
    Object.assign(mailServer.rules, rules);
    // the process may be killed before its response arrives, but not before the message is stored
    await visit(site, step).catch((error: unknown) => expect(error).toBeInstanceOf(TypeError));
    if (step === afterStoring) kill();
    await killed.promise;
    Object.assign(mailServer.rules, none);
    site = await start();
    const arrived = () => mailServer.arrived.filter(({ headers }) => headers.subject?.includes(step));
    await until(() => arrived().length === (rules.mail ? 2 : 1));
    expect(new Set(arrived().map(({ headers }) => headers['message-id'])).size).toBe(1);
  }
  // the password occurs neither in the log nor in error messages
  expect(site.output()).not.toContain('secret');
  expect(await site.end()).toBe(0);
  expect(mailServer.arrived).toHaveLength(7);
});

it('shuts down cleanly while sending a mail (MAIL-05)', async () => {
  const site = await start();
  await enterRecipient(site);
  mailServer.rules.mail = () => 'silence';
  await visit(site, 'Interrupted');
  await until(() => mailServer.arrived.length === 1);
  expect(await site.end()).toBe(0);
});
