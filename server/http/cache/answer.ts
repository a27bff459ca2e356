// A finished response: headers and bytes, as they are and compressed. Each encoding is made once, when the first client accepts it.
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding, Packing } from './accept-encoding.ts';

const thresholdBytes = 1024;
// between quality 4, for bytes that are sent once, and 11, which takes a hundred times as long
const brotliQuality = 6;

/** A response in one encoding. */
export interface Variant {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export interface Answer {
  /** Without the headers of an encoding; those of a 304. */
  headers: OutgoingHttpHeaders;
  etag: string;
  /** The response sets the CSRF cookie for visitors without one. */
  setsCsrfCookie: boolean;
  identity: Variant;
  packed: Map<Packing, Variant>;
  packing: Map<Packing, Promise<Variant>>;
}

const compress: Record<Packing, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** @param headers of the response, without those of a visitor, a connection or an encoding */
export const createAnswer = (headers: OutgoingHttpHeaders, etag: string, body: Buffer, setsCsrfCookie = false): Answer => ({
  headers,
  etag,
  setsCsrfCookie,
  identity: { headers: { ...headers, 'content-length': body.length }, body },
  packed: new Map(),
  packing: new Map(),
});

/** Memory of the bytes. Headers are counted by a constant. */
export const sizeOf = ({ identity, packed }: Answer): number =>
  [identity, ...packed.values()].reduce((sum, { body }) => sum + body.length + 1024, 0);

/** The result of a compression is a part of a larger block, which would stay in memory with it. */
const ownBytes = (bytes: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

const pack = async ({ headers, identity, packed, packing }: Answer, encoding: Packing): Promise<Variant> => {
  try {
    const body = ownBytes(await compress[encoding](identity.body));
    const variant = { headers: { ...headers, 'content-encoding': encoding, 'content-length': body.length }, body };
    packed.set(encoding, variant);
    return variant;
  } finally {
    packing.delete(encoding);
  }
};

/** @returns the response in an encoding if it exists already */
export const readyVariant = (answer: Answer, encoding: Encoding): Variant | undefined => {
  const isPacked = encoding !== 'identity' && answer.identity.body.length >= thresholdBytes;
  return isPacked ? answer.packed.get(encoding) : answer.identity;
};

/** @returns the response in an encoding, which is made once for all that ask for it */
export const packedVariant = (answer: Answer, encoding: Packing): Promise<Variant> => {
  const making = answer.packing.get(encoding) ?? pack(answer, encoding);
  answer.packing.set(encoding, making);
  return making;
};
