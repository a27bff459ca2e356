// A finished response: headers and bytes in the encodings that clients requested. Each encoding is created once, for the first client that
// accepts it.
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { type Compression, compressions, type Encoding } from './accept-encoding.ts';

const thresholdBytes = 1024;
// a compromise between quality 4, for responses that are sent once, and 11, which takes a hundred times as long
const brotliQuality = 6;

/** A response in one encoding. */
export interface Variant {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export interface StoredResponse {
  /** Headers for every encoding, which are also sent with a 304. */
  headers: OutgoingHttpHeaders;
  etag: string;
  /** Pattern of the route that computed it. */
  route: string;
  /** The response sets the CSRF cookie for visitors without one. */
  setsCsrfCookie: boolean;
  /** The body is long enough to be compressed. */
  isCompressible: boolean;
  /** The existing encodings, at least one. */
  variants: Map<Encoding, Variant>;
  making: Map<Encoding, Promise<Variant>>;
}

const compress: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

const decompress: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  br: promisify<Buffer, Buffer>(brotliDecompress),
  gzip: promisify<Buffer, Buffer>(gunzip),
};

/** Buffers created by Node can be part of a larger block, which would stay in memory with them. */
const ownBytes = (content: string | Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
  if (typeof content === 'string') own.write(content);
  else content.copy(own);
  return own;
};

const variantWith = (headers: OutgoingHttpHeaders, encoding: Encoding, body: Buffer): Variant => ({
  headers: { ...headers, ...(encoding !== 'identity' && { 'content-encoding': encoding }), 'content-length': body.length },
  body,
});

type Origin = Partial<Pick<StoredResponse, 'route' | 'setsCsrfCookie'>>;

/** @param headers of the response, except per-visitor, hop-by-hop and content-encoding headers */
export const createStoredResponse = (
  headers: OutgoingHttpHeaders,
  etag: string,
  content: string | Buffer,
  { route = '', setsCsrfCookie = false }: Origin = {},
): StoredResponse => {
  const body = ownBytes(content);
  return {
    headers,
    etag,
    route,
    setsCsrfCookie,
    isCompressible: body.length >= thresholdBytes,
    variants: new Map([['identity', variantWith(headers, 'identity', body)]]),
    making: new Map(),
  };
};

/** Memory use of the bytes, with a constant for the headers. */
export const sizeOf = ({ variants }: StoredResponse): number =>
  [...variants.values()].reduce((sum, { body }) => sum + body.length + 1024, 0);

const plainBytes = async ({ variants }: StoredResponse): Promise<Buffer> => {
  const plain = variants.get('identity');
  if (plain) return plain.body;
  const compression = compressions.find((name) => variants.has(name));
  const compressed = compression && variants.get(compression);
  if (!compressed) throw new Error('A response without bytes');
  return ownBytes(await decompress[compression](compressed.body));
};

const make = async (stored: StoredResponse, encoding: Encoding): Promise<Variant> => {
  const { headers, variants, making } = stored;
  try {
    const plain = await plainBytes(stored);
    const body = encoding === 'identity' ? plain : ownBytes(await compress[encoding](plain));
    const variant = variantWith(headers, encoding, body);
    // nearly all clients accept compression; for the others, the body is decompressed when needed
    if (variants.size === 1) variants.delete('identity');
    variants.set(encoding, variant);
    return variant;
  } finally {
    making.delete(encoding);
  }
};

/** Short responses are not compressed. */
const usedEncoding = ({ isCompressible }: StoredResponse, accepted: Encoding): Encoding => (isCompressible ? accepted : 'identity');

/** @returns the response in an encoding if that already exists */
export const readyVariant = (stored: StoredResponse, accepted: Encoding): Variant | undefined =>
  stored.variants.get(usedEncoding(stored, accepted));

/** @returns the response in an encoding, which is created once for all clients */
export const makeVariant = (stored: StoredResponse, accepted: Encoding): Promise<Variant> => {
  const encoding = usedEncoding(stored, accepted);
  const making = stored.making.get(encoding) ?? make(stored, encoding);
  stored.making.set(encoding, making);
  return making;
};
