// A finished response: headers and bytes in the encodings that clients asked for. Each encoding is made once, when the first client
// accepts it.
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { type Encoding, type Packing, packings } from './accept-encoding.ts';

const thresholdBytes = 1024;
// between quality 4, for bytes that are sent once, and 11, which takes a hundred times as long
const brotliQuality = 6;

/** A response in one encoding. */
export interface Variant {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export interface Answer {
  /** Headers of every encoding, which are also sent with a 304. */
  headers: OutgoingHttpHeaders;
  etag: string;
  /** Pattern of the route that computed it. */
  route: string;
  /** The response sets the CSRF cookie for visitors without one. */
  setsCsrfCookie: boolean;
  /** The body is long enough to be compressed. */
  isPackable: boolean;
  /** The encodings that exist, at least one. */
  variants: Map<Encoding, Variant>;
  making: Map<Encoding, Promise<Variant>>;
}

const compress: Record<Packing, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

const decompress: Record<Packing, (body: Buffer) => Promise<Buffer>> = {
  br: promisify<Buffer, Buffer>(brotliDecompress),
  gzip: promisify<Buffer, Buffer>(gunzip),
};

/** Buffers that Node creates can be a part of a larger block, which would stay in memory with them. */
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

type Origin = Partial<Pick<Answer, 'route' | 'setsCsrfCookie'>>;

/** @param headers of the response, except those that depend on the visitor, the connection or the encoding */
export const createAnswer = (
  headers: OutgoingHttpHeaders,
  etag: string,
  content: string | Buffer,
  { route = '', setsCsrfCookie = false }: Origin = {},
): Answer => {
  const body = ownBytes(content);
  return {
    headers,
    etag,
    route,
    setsCsrfCookie,
    isPackable: body.length >= thresholdBytes,
    variants: new Map([['identity', variantWith(headers, 'identity', body)]]),
    making: new Map(),
  };
};

/** Memory of the bytes. Headers are counted by a constant. */
export const sizeOf = ({ variants }: Answer): number => [...variants.values()].reduce((sum, { body }) => sum + body.length + 1024, 0);

const plainBytes = async ({ variants }: Answer): Promise<Buffer> => {
  const plain = variants.get('identity');
  if (plain) return plain.body;
  const packing = packings.find((name) => variants.has(name));
  const packed = packing && variants.get(packing);
  if (!packed) throw new Error('An answer without bytes');
  return ownBytes(await decompress[packing](packed.body));
};

const make = async (answer: Answer, encoding: Encoding): Promise<Variant> => {
  const { headers, variants, making } = answer;
  try {
    const plain = await plainBytes(answer);
    const body = encoding === 'identity' ? plain : ownBytes(await compress[encoding](plain));
    const variant = variantWith(headers, encoding, body);
    // nearly all clients accept compression; for the others, the body is decompressed once
    if (variants.size === 1) variants.delete('identity');
    variants.set(encoding, variant);
    return variant;
  } finally {
    making.delete(encoding);
  }
};

/** Short responses are not compressed. */
const usedEncoding = ({ isPackable }: Answer, accepted: Encoding): Encoding => (isPackable ? accepted : 'identity');

/** @returns the response in an encoding if it exists already */
export const readyVariant = (answer: Answer, accepted: Encoding): Variant | undefined =>
  answer.variants.get(usedEncoding(answer, accepted));

/** @returns the response in an encoding, which is made once for all clients */
export const makeVariant = (answer: Answer, accepted: Encoding): Promise<Variant> => {
  const encoding = usedEncoding(answer, accepted);
  const making = answer.making.get(encoding) ?? make(answer, encoding);
  answer.making.set(encoding, making);
  return making;
};
