// Downloads a file from the internet, never from a private network. The host is looked up once, and the connection goes to the address that
// was checked.
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isPublicAddress } from './network-addresses.ts';

/** Why a file was not downloaded, for administrators. */
export class DownloadError extends Error {
  override name = 'DownloadError';
}

export interface DownloadOptions {
  maxBytes: number;
  closing: AbortSignal;
  /** Addresses of a host, and the check of one; for tests. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
  isAllowed?: (address: string) => boolean;
  /** Starts the time limit; for tests. */
  startLimit?: () => AbortSignal;
}

const limitMs = 30_000;

const findAddress = async (host: string, { resolve, isAllowed = isPublicAddress }: DownloadOptions): Promise<LookupAddress> => {
  const family = isIP(host);
  const found = family !== 0 ? [{ address: host, family }] : await (resolve ?? ((name) => lookup(name, { all: true })))(host);
  const allowed = found.find(({ address }) => isAllowed(address));
  if (!allowed) throw new DownloadError('The host of the address is in a private network.');
  return allowed;
};

const limited = (maxBytes: number): Transform => {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new DownloadError(`The file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`));
      else done(null, chunk);
    },
  });
};

const read = async (url: URL, toFile: string, options: DownloadOptions): Promise<void> => {
  const { address, family } = await findAddress(url.hostname.replace(/^\[(.*)\]$/, '$1'), options);
  const answerOf: LookupFunction = (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family));
  const signal = AbortSignal.any([options.closing, options.startLimit?.() ?? AbortSignal.timeout(limitMs)]);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  await new Promise<void>((resolve, reject) => {
    const request = send(url, { lookup: answerOf, signal, agent: false, headers: { accept: '*/*' } }, (response) => {
      const { statusCode = 0 } = response;
      if (statusCode !== 200) {
        response.destroy();
        const isMoved = statusCode >= 300 && statusCode < 400;
        reject(
          new DownloadError(`The server of the address answered ${statusCode}.${isMoved ? ' Enter the address to which it leads.' : ''}`),
        );
        return;
      }
      pipeline(response, limited(options.maxBytes), createWriteStream(toFile)).then(resolve, reject);
    });
    request.once('error', reject);
    request.end();
  });
};

/**
 * Redirects are not followed, because they could lead to another host.
 * @param address http or https
 * @throws DownloadError, or the reason of the signal `closing`
 */
export const download = async (address: string, toFile: string, options: DownloadOptions): Promise<void> => {
  try {
    await read(new URL(address), toFile, options);
  } catch (error) {
    options.closing.throwIfAborted();
    if (error instanceof DownloadError) throw error;
    const { name, code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw error;
    const isLate = name === 'TimeoutError' || name === 'AbortError';
    throw new DownloadError(isLate ? 'The address did not answer in time.' : `The address cannot be reached (${code ?? name}).`);
  }
};
