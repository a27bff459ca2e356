// Baseline: a bare node:http server that sends the same bytes with the same content headers from memory, and 304 to conditional
// requests.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './load.ts';

export const startBare = async ({ body, headers }: Answer) => {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('content-') && name !== 'content-length'));
  const server = createServer((request, response) => {
    if (request.headers['if-none-match'] !== undefined) return void response.writeHead(304, { etag: headers.etag }).end();
    response.writeHead(200, { ...kept, 'content-length': body.length });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
