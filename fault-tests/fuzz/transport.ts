// Sends generated requests, in process or over connections, with a time limit.
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { FuzzRequest } from './request.ts';

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

export type Send = (request: FuzzRequest) => Promise<Answer>;

const limitMs = 10_000;

export class HangingError extends Error {}

const limited = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HangingError(`no response after ${limitMs} ms`)), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const decoders: Record<string, (bytes: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync };

/** A response to HEAD names an encoding although it has no body. */
const textOf = (bytes: Buffer, encoding: unknown): string =>
  bytes.length === 0 ? '' : (decoders[String(encoding)]?.(bytes) ?? bytes).toString();

/** In process, without connections and without the response cache, which runs before Fastify. */
export const inProcess =
  (app: FastifyInstance): Send =>
  async ({ method, url, headers, body }) => {
    // the types list only the usual methods
    const answer = await limited(app.inject({ method: method as 'GET', url, headers, ...(body && { payload: body }) }));
    return { status: answer.statusCode, headers: answer.headers, body: textOf(answer.rawPayload, answer.headers['content-encoding']) };
  };

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

/** @param app listens on loopback */
export const overConnections = (app: FastifyInstance): { send: Send; close: () => void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const port = portOf(app);
  const exchange = ({ method, url: path, headers, body }: FuzzRequest): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length = body ? { 'content-length': String(body.length) } : {};
      const sending = request({ agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = textOf(Buffer.concat(chunks), response.headers['content-encoding']);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        });
      });
      sending.on('error', reject);
      sending.end(body ?? undefined);
    });
  return { send: (given) => limited(exchange(given)), close: () => agent.destroy() };
};

/** Sends raw bytes. @returns the bytes received until the server closes the connection, as Latin-1 */
export const sendRaw = (app: FastifyInstance, bytes: Buffer): Promise<string> =>
  limited(
    new Promise((resolve) => {
      const socket = connect(portOf(app), '127.0.0.1');
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
      });
      // the server may close the connection before everything is sent
      socket.on('error', () => {});
      socket.on('close', () => resolve(received));
      socket.end(bytes);
    }),
  );
