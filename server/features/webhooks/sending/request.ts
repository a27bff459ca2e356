// Sends one request to an address that an administrator has entered. The name of the host is looked up once, and the connection goes to the
// address that was checked: a name that leads to a private network by its next answer gains nothing.
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '#server/platform/network-addresses.ts';

/** Bytes of a response that are read. */
const readBytes = 4096;

export interface Outgoing {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export type Answer = { kind: 'answered'; status: number; text: string } | { kind: 'failed'; reason: string } | { kind: 'interrupted' };

export interface RequestOptions {
  /** Hosts that may be in private networks, and for which http is allowed. */
  privateHosts: readonly string[];
  /** Addresses of a host; a parameter for tests. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
  /** Starts the time limit of a request; a parameter for tests. */
  startLimit?: () => AbortSignal;
}

export const limitSeconds = 15;

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** @returns why nothing can be sent to the address of a webhook, as a sentence; null if its host is allowed or has yet to be looked up */
export const refusalOf = (address: string, privateHosts: readonly string[]): string | null => {
  const url = new URL(address);
  const host = hostOf(url);
  if (privateHosts.includes(host)) return null;
  if (url.protocol !== 'https:') return 'The address must begin with https://.';
  if (isIP(host) !== 0 && !isPublicAddress(host))
    return 'The address is in a private network. The server allows such hosts with WEBHOOK_PRIVATE_HOSTS.';
  return null;
};

class RefusedError extends Error {
  override name = 'RefusedError';
}

/** @throws RefusedError without an allowed address */
const findAddress = async (url: URL, { privateHosts, resolve }: RequestOptions): Promise<LookupAddress> => {
  const refusal = refusalOf(url.href, privateHosts);
  if (refusal !== null) throw new RefusedError(refusal);
  const host = hostOf(url);
  const family = isIP(host);
  if (family !== 0) return { address: host, family };
  const found = await (resolve ?? ((name) => lookup(name, { all: true })))(host);
  const allowed = privateHosts.includes(host) ? found[0] : found.find(({ address }) => isPublicAddress(address));
  if (!allowed) throw new RefusedError('The host is in a private network. The server allows such hosts with WEBHOOK_PRIVATE_HOSTS.');
  return allowed;
};

const reasons: Record<string, string> = {
  ENOTFOUND: 'The host does not exist.',
  EAI_AGAIN: 'The host could not be looked up.',
  ECONNREFUSED: 'The receiver refused the connection.',
  ECONNRESET: 'The receiver closed the connection.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
};

const reasonOf = (error: unknown): string => {
  if (error instanceof RefusedError) return error.message;
  const code = String((error as NodeJS.ErrnoException).code ?? (error as Error).name);
  const isCertificate = /CERT|SELF_SIGNED|ALTNAME|SIGNATURE/.test(code);
  return reasons[code] ?? (isCertificate ? `The certificate of the receiver is not valid (${code}).` : `The connection failed (${code}).`);
};

/** Resolves with an empty text if the body cannot be read: the status is known. */
const readStart = async (response: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= readBytes) break;
    }
  } catch {
    // the connection ended, or the time limit
  }
  // PostgreSQL cannot store NUL
  return Buffer.concat(chunks).subarray(0, readBytes).toString('utf8').replaceAll('\u0000', '');
};

const exchange = async ({ url, headers, body }: Outgoing, options: RequestOptions, signal: AbortSignal): Promise<Answer> => {
  signal.throwIfAborted();
  const target = new URL(url);
  const aborted = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
  const pinned = await Promise.race([findAddress(target, options), aborted]);
  const pin: LookupFunction = (_host, { all }, done) => (all ? done(null, [pinned]) : done(null, pinned.address, pinned.family));
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(
      target,
      { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) }, lookup: pin, agent: false, signal },
      async (response) => {
        // the status decides, whatever happens to the body
        request.off('error', reject).on('error', () => {});
        resolve({ kind: 'answered', status: response.statusCode ?? 0, text: await readStart(response) });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
};

/** Follows no redirect. Never fails. @param closing interrupts it */
export const sendRequest = async (outgoing: Outgoing, options: RequestOptions, closing: AbortSignal): Promise<Answer> => {
  const limit = (options.startLimit ?? (() => AbortSignal.timeout(limitSeconds * 1000)))();
  try {
    return await exchange(outgoing, options, AbortSignal.any([closing, limit]));
  } catch (error) {
    if (closing.aborted) return { kind: 'interrupted' };
    if (limit.aborted) return { kind: 'failed', reason: `There was no response within ${limitSeconds} seconds.` };
    return { kind: 'failed', reason: reasonOf(error) };
  }
};
