// Slow clients and refused bodies, over network connections.
import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { registerErrors } from '../errors.ts';
import { registerTimeouts } from '../timeouts.ts';

let test: TestApp;
let port: number;

beforeEach(async () => {
  test = await createTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  port = (test.app.server.address() as AddressInfo).port;
});
afterEach(() => test.close());

/** Sends the whole body before it reads, like a simple client. @returns the status, or the message of the connection error */
const post = (path: string, contentType: string, bytes: number): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').pause();
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', (error) => resolve(error.message));
    socket.on('close', () => resolve(answer.split(' ')[1] ?? ''));
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${contentType}\r\nContent-Length: ${bytes}\r\n\r\n`;
    socket.write(head);
    socket.write(Buffer.alloc(bytes, 32), () => socket.resume());
  });

it.each([
  ['that is too large', '/api/public/contact', 'application/json', '413'],
  ['of the wrong type', '/api/public/contact', 'text/plain', '415'],
  ['of an anonymous client', '/api/admin/products', 'multipart/form-data; boundary=x', '401'],
])('delivers the response to a body %s, even if the connection is closed afterwards', async (_, path, contentType, status) => {
  const statuses = await Promise.all(Array.from({ length: 20 }, () => post(path, contentType, 5 * 1024 * 1024)));
  expect(new Set(statuses)).toEqual(new Set([status]));
});

it('limits the time for headers, requests and idle connections (OUT-05)', () => {
  const { requestTimeout, headersTimeout, timeout, keepAliveTimeout } = test.app.server;
  for (const ms of [requestTimeout, headersTimeout, timeout, keepAliveTimeout]) expect(ms).toBeGreaterThan(0);
  expect(headersTimeout).toBeLessThan(requestTimeout);
});

it('answers 408 and closes the connection if a JSON body does not arrive in time (OUT-05)', async () => {
  const app = Fastify();
  registerErrors(app);
  registerTimeouts(app, { timeoutMs: 50 });
  app.post('/', async () => 'stored');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('{"message":"The request took too long to arrive.","code":"timeout"}');
  await app.close();
});

it('closes the connection of a client that announces a body of a GET and does not send it (OUT-05)', async () => {
  const app = Fastify();
  registerErrors(app);
  registerTimeouts(app, { timeoutMs: 50 });
  app.get('/', async () => 'read');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  await app.close();
});

it('sets no time limit for a client that has disconnected (OUT-05)', async () => {
  const app = Fastify();
  registerErrors(app);
  app.addHook('onRequest', async ({ raw }) => {
    const gone = once(raw.socket, 'close');
    raw.socket.destroy();
    await gone;
  });
  registerTimeouts(app, { timeoutMs: 0 });
  const isLimited = new Promise<boolean>((resolve) => {
    app.addHook('preParsing', async ({ raw }) => resolve(raw.listenerCount('end') > 0));
  });
  app.get('/', async () => 'read');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  socket.resume().write('GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  expect(await isLimited).toBe(false);
  await app.close();
});

describe('a form (LOAD-04)', () => {
  const progress = { bytes: 100, ms: 4000 };
  /** Lets one interval pass; the check follows in a separate turn of the event loop. */
  const passInterval = async () => {
    vi.advanceTimersByTime(progress.ms);
    await nextTurn();
  };
  let app: FastifyInstance;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    app = Fastify();
    registerErrors(app);
    registerTimeouts(app, { progress });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await app.close();
  });

  const head = 'Host: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 500\r\n';
  /** Sends part of the body in each interval. @returns the response */
  const send = async (bytesEachTime: number): Promise<string> => {
    const arrived = new EventEmitter();
    app.addContentTypeParser('multipart/form-data', async (_request: unknown, body: Readable) => {
      arrived.emit('head');
      for await (const _chunk of body) arrived.emit('part');
    });
    app.post('/', async () => 'stored');
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    const closed = once(socket, 'close');
    const begun = once(arrived, 'head');
    socket.write(`POST / HTTP/1.1\r\n${head}\r\n`);
    await begun;
    for (let sent = 0; sent < 500 && answer === '' && !socket.destroyed; sent += bytesEachTime) {
      const part = once(arrived, 'part');
      socket.write(Buffer.alloc(bytesEachTime, 32));
      await Promise.race([part, closed]);
      await passInterval();
    }
    await closed;
    return answer;
  };

  it('is answered with 408 if it arrives too slowly (LOAD-04)', async () => {
    expect(await send(1)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('does not time out while it makes progress (LOAD-04)', async () => {
    expect(await send(100)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('does not time out once it has arrived, however long the server takes to read it (LOAD-04)', async () => {
    app.addContentTypeParser('multipart/form-data', async (_request: unknown, body: Readable) => {
      await once(body, 'readable');
      for (let interval = 0; interval < 4; interval++) await passInterval();
      return (await body.toArray()).length;
    });
    app.post('/', async () => 'stored');
    await app.listen({ host: '127.0.0.1', port: 0 });
    const response = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.alloc(500_000, 32),
    });
    expect(response.status).toBe(200);
  });
});
