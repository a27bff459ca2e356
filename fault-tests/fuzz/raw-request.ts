// Bytes that are almost an HTTP request: odd methods, versions, lengths, encodings and headers.
import { oddText } from './odd-values.ts';
import { between, chance, oneOf, type Random } from './random.ts';

const requestLines = [
  'GET / HTTP/1.1',
  'GET /api/public/products HTTP/1.1',
  'HEAD /api/public/products HTTP/1.1',
  'POST /api/public/contact HTTP/1.1',
  'POST /api/admin/products HTTP/1.1',
  'get / HTTP/1.1',
  'GET / HTTP/1.0',
  'GET / HTTP/2.0',
  'GET / HTTP/9',
  'GET /',
  'GET  / HTTP/1.1',
  'BREW /pot HTTP/1.1',
  'CONNECT example.com:443 HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'PRI * HTTP/2.0',
  'GET http://evil.example/products HTTP/1.1',
  'GET \\\\evil.example HTTP/1.1',
  'GET //evil.example HTTP/1.1',
  'GET /\u0000 HTTP/1.1',
  'GET /caf\u00e9 HTTP/1.1',
  'GET /%zz HTTP/1.1',
  'GET /api/public/products/%ff HTTP/1.1',
  'GET ? HTTP/1.1',
  'GET /products#part HTTP/1.1',
  'GET /api/../admin HTTP/1.1',
] as const;

const headerLines = [
  'Host: localhost',
  'Host:',
  'Host: a\r\nHost: b',
  'Content-Length: 5',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: x',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data; boundary=b',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Connection: close',
  'Connection: keep-alive, x',
  'Authorization: Bearer \u00ff',
  ' Folded: line',
  'No colon',
  'Name : space',
  'X-Null: a\u0000b',
  `X-Long: ${'x'.repeat(20_000)}`,
  'Cookie: a=b\r\nCookie: c=d',
] as const;

const bodies = [
  '',
  'hello',
  '{"a":1}',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\nhello\r\n',
  'ffffffff\r\nx',
  '0\r\nTrailer: x\r\n\r\n',
  '--b\r\n\r\nx\r\n--b--',
] as const;

/** @returns the bytes to send before the client closes its side of the connection */
export const generateRaw = (random: Random): Buffer => {
  const lines = Array.from({ length: between(random, 0, 4) }, () => oneOf(random, headerLines));
  const first = chance(random, 0.1) ? `GET /${oddText(random)} HTTP/1.1` : oneOf(random, requestLines);
  const host = chance(random, 0.7) ? ['Host: localhost'] : [];
  const text = `${[first, ...host, ...lines].join('\r\n')}\r\n\r\n${oneOf(random, bodies)}`;
  const bytes = Buffer.from(text, chance(random, 0.5) ? 'latin1' : 'utf8');
  if (chance(random, 0.1)) return bytes.subarray(0, between(random, 0, bytes.length));
  return chance(random, 0.1) ? Buffer.concat([bytes, bytes]) : bytes;
};
