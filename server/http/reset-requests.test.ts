// Clients that close the connection before their request is complete.
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let test: TestApp;
afterEach(() => test.close());

const requests = [
  { what: 'a message', path: '/api/public/contact', type: 'application/json' },
  { what: 'a form', path: '/api/admin/media', type: 'multipart/form-data; boundary=x' },
];

it.each(requests)('does not report an outage when a client resets $what (OUT-14)', async ({ path, type }) => {
  test = await createTestApp();
  const outages = vi.spyOn(test.app.log, 'error');
  const { authorization } = await test.signIn();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  const arrived = once(test.app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\nContent-Type: ${type}\r\nContent-Length: 999\r\n\r\n`;
  socket.write(`${head}--x\r\n`);
  const [request, response] = await arrived;
  await once(request, 'data');
  socket.resetAndDestroy();
  await once(response, 'close');
  expect(request.errored).toMatchObject({ code: 'ECONNRESET' });
  // answered after the error was handled
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(outages.mock.calls).toEqual([]);
});
