// Sending of events by a real process that is killed or stopped in the middle of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ServerProcess, signInTo, startServer } from '#server/testing/server-process.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#server/testing/webhook-receiver.ts';

// starting a process can take long on a busy machine
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let dataDir: string;
let receiver: WebhookReceiver;
let server: ServerProcess | undefined;
beforeEach(async () => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'webhooks-')), 'data');
  receiver = await startWebhookReceiver();
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
  await receiver.close();
  rmSync(join(dataDir, '..'), { recursive: true });
});

const start = async () => {
  server = await startServer(dataDir, { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1', LOG_LEVEL: 'info' });
  return server;
};
const createWebhook = async (site: ServerProcess) => {
  const headers = { ...(await signInTo(site)), 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'CRM', url: receiver.url, events: ['message.created'] });
  const response = await fetch(`${site.origin}/api/admin/webhooks`, { method: 'POST', headers, body });
  expect(response.status).toBe(201);
  return ((await response.json()) as { secret: string }).secret;
};
const visit = async ({ origin }: ServerProcess, subject: string) => {
  const body = JSON.stringify({ name: 'Sari', email: 'sari@pabrik.example', subject, message: 'Text' });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${origin}/api/public/contact`, { method: 'POST', headers, body })).status).toBe(201);
};
const until = (isTrue: () => boolean) => vi.waitUntil(isTrue, { timeout: 60_000, interval: 20 });
const accept: WebhookReceiver['answer'] = (_request, response) => void response.writeHead(204).end();

it('sends each event even if the process is killed before or after the receiver accepts it, with one id (HOOK-05, HOOK-06)', async () => {
  let site = await start();
  const secret = await createWebhook(site);
  for (const step of ['before the answer', 'before the answer is stored']) {
    const killed = Promise.withResolvers<void>();
    receiver.answer = (request, response) => {
      // the signal before the answer, which could be stored otherwise
      void site.kill().then(killed.resolve);
      if (step === 'before the answer is stored') accept(request, response);
    };
    await visit(site, step);
    await killed.promise;
    receiver.answer = accept;
    site = await start();
    const arrived = () => receiver.requests.filter(({ event }) => event.data.record.subject === step);
    await until(() => arrived().length === 2);
    expect(new Set(arrived().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  }
  expect(site.output()).not.toContain(secret);
  expect(await site.end()).toBe(0);
  expect(receiver.requests).toHaveLength(4);
});

it('shuts down cleanly while a receiver does not answer (HOOK-06)', async () => {
  const site = await start();
  await createWebhook(site);
  receiver.answer = () => {};
  await visit(site, 'Interrupted');
  await until(() => receiver.requests.length === 1);
  expect(await site.end()).toBe(0);
});
