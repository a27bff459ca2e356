// Slow clients and refused bodies, over network connections.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { registerErrors } from './errors.ts';
import { registerTimeouts } from './timeouts.ts';

let test: TestApp;
let port: number;

beforeEach(async () => {
  test = await createTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  port = (test.app.server.address() as AddressInfo).port;
});
afterEach(() => test.close());

/** Sends everything before it reads, like a simple client. @returns the status, or the message of the connection error */
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
])('delivers the response to a body %s, also if the connection is closed after it', async (_, path, contentType, status) => {
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

it('closes the connection of a client that announces the body of a GET and does not send it (OUT-05)', async () => {
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

it('answers 408 if a form trickles, and waits for one that makes progress (LOAD-04)', async () => {
  const app = Fastify();
  registerErrors(app);
  registerTimeouts(app, { progress: { bytes: 100, ms: 4000 } });
  app.addContentTypeParser('multipart/form-data', async (_request: unknown, body: Readable) => (await body.toArray()).length);
  app.post('/', async () => 'stored');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const send = async (bytesEachTime: number): Promise<string> => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 6000\r\n\r\n',
    );
    const timer = setInterval(() => socket.write(Buffer.alloc(bytesEachTime, 32)), 100);
    await once(socket, 'close');
    clearInterval(timer);
    return answer;
  };
  const [trickling, slow] = await Promise.all([send(1), send(100)]);
  expect(trickling).toMatch(/^HTTP\/1\.1 408 /);
  expect(slow).toMatch(/^HTTP\/1\.1 200 /);
  await app.close();
});

it('waits for a form that has arrived, however long the server takes to read it (LOAD-04)', async () => {
  const app = Fastify();
  registerErrors(app);
  registerTimeouts(app, { progress: { bytes: 100, ms: 500 } });
  app.addContentTypeParser('multipart/form-data', async (_request: unknown, body: Readable) => {
    // several checks later
    await new Promise((resolve) => setTimeout(resolve, 2000));
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
  await app.close();
});
