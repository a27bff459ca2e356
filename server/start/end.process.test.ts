// Shutdown of the real process: requests in progress and new connections are answered, and no client can delay it.
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ServerProcess, startServer } from '#server/testing/server-process.ts';

// a process takes long to start on a busy machine
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

it('answers and closes connections that were just opened', async () => {
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

it('does not wait for idle connections', async () => {
  await once(open(), 'connect');
  const ended = server.end();
  await once(sockets[0] as Socket, 'close');
  expect(await ended).toBe(0);
  expect(server.output()).not.toContain('cut off');
});

it('closes the connection of a client that never finishes its request, logs it, and exits with code 0 (START-09)', async () => {
  const socket = open();
  await once(socket, 'connect');
  socket.write('POST /api/public/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{');
  // when a later request is answered, the first one has arrived
  await fetch(`${server.origin}/healthz`);
  expect(await server.end()).toBe(0);
  expect(server.output()).toContain('connections were closed');
});

it.each(['SIGINT', 'SIGHUP'] as const)('exits with code 0 on %s (START-09)', async (signal) => {
  expect(await server.end(signal)).toBe(0);
});

it('logs an uncaught error and shuts down gracefully with code 1 (START-09)', async () => {
  await server.end();
  const failing = 'process.on("SIGUSR2", () => { Promise.reject(new Error("an unhandled rejection")); })';
  server = await startServer(dataDir, { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failing)}` });
  expect(await server.end('SIGUSR2')).toBe(1);
  const line = server
    .output()
    .split('\n')
    .find((text) => text.includes('uncaught error'));
  expect(line).toContain('an unhandled rejection');
  // closing the database removes its write-ahead log
  expect(existsSync(join(dataDir, 'site.sqlite-wal'))).toBe(false);
});
