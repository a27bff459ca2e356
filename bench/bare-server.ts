// Baseline: a bare node:http server that sends the same bytes with the same content headers from memory, and 304 to conditional
// requests.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './load.ts';

/** @param answers the responses by path */
export const startBare = async (answers: ReadonlyMap<string, Answer>) => {
  const prepared = new Map(
    [...answers].map(([path, { headers, body }]) => {
      const kept = Object.entries(headers).filter(([name]) => name.startsWith('content-') && name !== 'content-length');
      return [path, { etag: headers.etag, kept: Object.fromEntries(kept), body }];
    }),
  );
  const server = createServer((request, response) => {
    const found = prepared.get(request.url ?? '');
    if (!found) return void response.writeHead(404).end();
    if (request.headers['if-none-match'] !== undefined) return void response.writeHead(304, { etag: found.etag }).end();
    response.writeHead(200, { ...found.kept, 'content-length': found.body.length });
    response.end(found.body);
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
