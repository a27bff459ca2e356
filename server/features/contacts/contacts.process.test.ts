// Messages that were confirmed to visitors are stored even if the process is killed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ServerProcess, startServer } from '#server/testing/server-process.ts';

// starting a process can take long on a busy machine
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'messages-'));
  server = await startServer(dataDir, { CONTACT_RATE_LIMIT: '0' });
});
afterEach(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true });
});

const senders = 16;
const enough = 300;

it('loses no confirmed message when the process is killed', async () => {
  const confirmed: string[] = [];
  let isKilled = false;
  const send = async (sender: number) => {
    for (let number = 0; !isKilled; number++) {
      // every fourth message is refused, which must not affect the others
      const subject = number % 4 === 3 ? '' : `message ${sender}-${number}`;
      const body = JSON.stringify({ name: 'Sari', email: 'sari@pabrik.example', subject, message: 'Text' });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${server.origin}/api/public/contact`, { method: 'POST', headers, body }).catch(() => null);
      if (response?.status === 201) confirmed.push(subject);
      else if (response && subject !== '') throw new Error(`answered ${response.status}`);
      if (confirmed.length < enough || isKilled) continue;
      isKilled = true;
      await server.kill();
    }
  };
  await Promise.all(Array.from({ length: senders }, (_, sender) => send(sender)));
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'));
  const stored = database.prepare('select subject from contact_messages').all();
  database.close();
  const subjects = new Set(stored.map(({ subject }) => subject));
  expect(confirmed.filter((subject) => !subjects.has(subject))).toEqual([]);
  // each message is stored once, and refused ones are not stored
  expect([subjects.size, subjects.has('')]).toEqual([stored.length, false]);
});
