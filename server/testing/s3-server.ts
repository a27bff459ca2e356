// Object storage for tests, which can simulate failures.
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** The only keys that the package accepts. */
const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' } as const;
const bucket = 'uploads-of-tests';

/**
 * - number: every request is answered with this status. - silent: requests are accepted and never answered. - unconfirmed: requests
 * are executed and never answered. - cut: the connection is closed in the middle of the content. - stalled: the content stops in
 * the middle.
 */
export type Failure = number | 'silent' | 'unconfirmed' | 'cut' | 'stalled';

export interface S3Server {
  /**
   * Environment variables for a product that uses the bucket.
   * @param prefix of all names
   * @param seconds that the product waits for a response; the default is sufficient on a busy machine
   */
  environment: (prefix?: string, seconds?: number) => Record<string, string>;
  /** @param failure null to repair @param methods of requests that fail; default: all */
  fail: (failure: Failure | null, methods?: readonly string[]) => void;
  /** Refuses connections. */
  stop: () => Promise<void>;
  /** Accepts connections at the same address again. */
  resume: () => Promise<void>;
  /** Names of all files below a prefix, without the prefix. */
  names: (prefix?: string) => string[];
  /** All requests so far, e.g. `PUT uploads/…`. */
  requests: string[];
  /** Number of requests whose response has not ended. */
  responding: () => number;
  /** Number of requests whose response has stalled. */
  unanswered: () => number;
  close: () => Promise<void>;
}

const refuse = (response: ServerResponse, status: number): void => {
  const codes: Record<number, string> = { 403: 'AccessDenied', 503: 'SlowDown' };
  const secrets = '<AWSAccessKeyId>S3RVER</AWSAccessKeyId><StringToSign>secret-of-the-request</StringToSign>';
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${codes[status] ?? 'InternalError'}</Code><Message>No S3RVER</Message>${secrets}</Error>`);
};

/** Sends the first half of the content. */
const sendHalf = (response: ServerResponse, atHalf: () => void): void => {
  const write = response.write.bind(response);
  const half = (chunk: unknown): boolean => {
    const bytes = Buffer.from(chunk as Uint8Array);
    write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => atHalf());
    return false;
  };
  response.write = half as ServerResponse['write'];
  response.end = ((chunk: unknown) => {
    if (chunk) half(chunk);
    return response;
  }) as ServerResponse['end'];
};

/** Sends the first page of a list; the token for the next page is the last name. */
const sendPage = (response: ServerResponse, pageSize: number): void => {
  const end = response.end.bind(response);
  response.end = ((body: string) => {
    const entries = body.match(/<Contents>.*?<\/Contents>/gs) ?? [];
    const page = entries.slice(0, pageSize);
    const token = /<Key>(.*?)<\/Key>/.exec(page.at(-1) ?? '')?.[1];
    const more = `<IsTruncated>true</IsTruncated><NextContinuationToken>${token}</NextContinuationToken>`;
    const isLast = page.length === entries.length;
    const text = isLast ? body : body.replace(entries.join(''), page.join('')).replace('<IsTruncated>false</IsTruncated>', more);
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as ServerResponse['end'];
};

interface Options {
  /** Parent folder of its files. */
  parent?: string;
  /** Default: a free port. */
  port?: number;
  /** Number of entries on a page of a list. */
  pageSize?: number;
}

export const startS3 = async ({ parent = tmpdir(), port: wanted = 0, pageSize = 3 }: Options = {}): Promise<S3Server> => {
  const directory = mkdtempSync(join(parent, 's3-'));
  const storage = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    // the package computes a different signature for the addresses of lists; it still refuses unknown keys
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  await storage.configureBuckets();
  // The package cannot send a second page, because it encrypts the token with an algorithm that OpenSSL no longer has.
  const listObjects = storage.store.listObjects.bind(storage.store);
  storage.store.listObjects = (name, options) => listObjects(name, { ...options, maxKeys: Number.POSITIVE_INFINITY });
  const handle = storage.callback();
  const requests: string[] = [];
  let failing: { failure: Failure; methods: readonly string[] | undefined } | null = null;
  let responding = 0;
  const unanswered = new Set<ServerResponse>();
  const abandon = (response: ServerResponse) => {
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method} ${request.url?.replace(`/${bucket}/`, '').split('?')[0]}`);
    responding++;
    response.once('close', () => responding--);
    const failure = failing && (failing.methods?.includes(request.method ?? '') ?? true) ? failing.failure : null;
    if (failure === 'silent') {
      abandon(response);
      return request.resume();
    }
    if (typeof failure === 'number') {
      request.resume();
      return refuse(response, failure);
    }
    if (failure === 'cut' && request.method === 'PUT') return request.once('data', () => request.destroy());
    if (failure === 'cut') sendHalf(response, () => response.destroy());
    if (failure === 'unconfirmed') {
      response.write = () => true;
      response.end = () => {
        abandon(response);
        return response;
      };
    }
    if (failure === 'stalled') sendHalf(response, () => abandon(response));
    if (request.url?.includes('list-type=2')) {
      request.url = request.url.replace('continuation-token=', 'start-after=');
      sendPage(response, pageSize);
    }
    return handle(request, response);
  };

  const listen = async (at: number): Promise<Server> => {
    const listening = createServer(answer).listen(at, '127.0.0.1');
    await once(listening, 'listening');
    return listening;
  };
  let server = await listen(wanted);
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    environment: (prefix = '', seconds = 60) => ({
      ...keys,
      FILES_URL: `s3://${bucket}/${prefix}?endpoint=http://127.0.0.1:${port}&path_style=1&timeout=${seconds}`,
    }),
    fail: (failure, methods) => {
      failing = failure === null ? null : { failure, methods };
    },
    stop,
    resume: async () => {
      server = await listen(port);
    },
    names: (prefix = '') =>
      globSync('**/*._S3rver_object', { cwd: join(directory, bucket, prefix) }).map((name) => name.replace('._S3rver_object', '')),
    requests,
    responding: () => responding,
    unanswered: () => unanswered.size,
    close: async () => {
      if (server.listening) await stop();
      rmSync(directory, { recursive: true });
    },
  };
};
