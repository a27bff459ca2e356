// How the real process ends: requests under way and connections just opened are answered, nobody can delay it.
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ServerProcess, startServer } from '#server/testing/server-process.ts';

// a process that starts on a busy machine takes its time
vi.setConfig({ testTimeout: 180_000 });
afterAll(() => vi.resetConfig());

let dataDir: string;
let server: ServerProcess;
let sockets: Socket[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'end-'));
  server = await startServer(dataDir);
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.kill();
  rmSync(dataDir, { recursive: true });
});

const open = () => {
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  return socket;
};
const request = 'GET /api/public/settings HTTP/1.1\r\nHost: localhost\r\n\r\n';
const answerOf = async (socket: Socket): Promise<string> => {
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  await once(socket, 'close');
  return text;
};

it('answers connections that were just opened, each with its last answer', async () => {
  const answers = Array.from({ length: 60 }, () => {
    const socket = open();
    socket.once('connect', () => socket.write(request));
    return answerOf(socket);
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const ended = server.end();
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ended).toBe(0);
});

it('does not wait for connections that send nothing', async () => {
  await once(open(), 'connect');
  const ended = server.end();
  await once(sockets[0] as Socket, 'close');
  expect(await ended).toBe(0);
  expect(server.output()).not.toContain('cut off');
});

it('cuts off a client that never finishes its request, says so, and ends with code 0 (START-09)', async () => {
  const socket = open();
  await once(socket, 'connect');
  socket.write('POST /api/public/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{');
  // the request has arrived once another one after it is answered
  await fetch(`${server.origin}/healthz`);
  expect(await server.end()).toBe(0);
  expect(server.output()).toContain('connections were cut off');
});

it.each(['SIGINT', 'SIGHUP'] as const)('ends with code 0 on %s (START-09)', async (signal) => {
  expect(await server.end(signal)).toBe(0);
});

it('logs an error that nothing caught, and ends in order with code 1 (START-09)', async () => {
  await server.end();
  const failing = 'process.on("SIGUSR2", () => { Promise.reject(new Error("nobody waits for this")); })';
  server = await startServer(dataDir, { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failing)}` });
  expect(await server.end('SIGUSR2')).toBe(1);
  const line = server
    .output()
    .split('\n')
    .find((text) => text.includes('unexpected error'));
  expect(line).toContain('nobody waits for this');
  // the database was closed: its log is part of it again
  expect(existsSync(join(dataDir, 'site.sqlite-wal'))).toBe(false);
});
