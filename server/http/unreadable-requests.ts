// Responses to requests that cannot be parsed as HTTP, which Node reports before Fastify gets a request.

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorAnswer, type ErrorCode, errorCodes } from '#contract/errors.ts';
import { isUnderApi } from './api-path.ts';
import { messageOf } from './errors.ts';
import { dataPolicy, protectiveHeaders } from './headers.ts';
import { noticeHtml, noticePolicy } from './notice-page.ts';

interface ClientError extends Error {
  code?: string;
  /** The last bytes received; for a short request they include the request line. */
  rawPacket?: unknown;
}

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
};

/** @returns the request line, as far as the last bytes received contain it */
const readRequestLine = ({ rawPacket }: ClientError): { method?: string; path?: string } => {
  const start = Buffer.isBuffer(rawPacket) ? rawPacket.subarray(0, 200).toString('latin1') : '';
  const [, method, path] = /^([A-Z]+) (\S*)/.exec(start) ?? [];
  return { ...(method && { method }), ...(path && { path }) };
};

/** Sends a complete HTTP response with 400, 408, 413 or 431 and closes the connection. @returns Fastify's clientErrorHandler */
export const answerUnreadable =
  (siteUrl: string) =>
  (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const code = codes[error.code ?? ''] ?? 'malformed';
    const { status } = errorCodes[code];
    const text = messageOf(code);
    const { method, path } = readRequestLine(error);
    const isPage = (method === 'GET' || method === 'HEAD') && path?.startsWith('/') === true && !isUnderApi(path);
    const body = isPage
      ? noticeHtml({ title: 'This page cannot be shown', text })
      : JSON.stringify({ message: text, code } satisfies ErrorAnswer);
    const headers = {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'content-security-policy': isPage ? noticePolicy : dataPolicy,
      ...protectiveHeaders(siteUrl),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
    // after a HEAD request, a client would interpret a body as the beginning of another response
    socket.end(method === 'HEAD' ? head : head + body, () => socket.destroy());
  };
