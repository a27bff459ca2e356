// Sends a file of object storage like one of a folder: streamed, with ranges, conditions and HEAD.
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange, FileFacts, FileStore } from '#server/platform/file-store/file-store.ts';
import { mediaTypeOf } from '#server/platform/file-store/media-types.ts';
import { matches } from './conditional.ts';
import { AppError, notFound } from './errors.ts';

/** The headers by which a response depends on the stored file. */
const conditions = ['range', 'if-none-match', 'if-modified-since'];

const second = (date: Date): number => Math.floor(date.getTime() / 1000);

/** RFC 9110, section 13.2.2. */
const isUnchanged = ({ headers }: FastifyRequest, { etag, modifiedAt }: FileFacts): boolean => {
  if (headers['if-none-match'] !== undefined) return matches({ headers }, etag ?? '');
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && second(modifiedAt) <= since / 1000;
};

/** The client has another version of which it wants a part. */
const isOtherVersion = ({ headers }: FastifyRequest, { etag, modifiedAt }: FileFacts): boolean => {
  const condition = headers['if-range'];
  if (condition === undefined) return false;
  if (/^(W\/)?"/.test(String(condition))) return condition !== etag;
  return second(modifiedAt) * 1000 !== Date.parse(String(condition));
};

/** @returns null for the whole file: other units, several ranges and malformed ones @throws AppError 'wrong-range' */
const rangeOf = (request: FastifyRequest, facts: FileFacts): ByteRange | null => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range?.replaceAll(' ', '') ?? '') ?? [];
  if ((from === '' && to === '') || isOtherVersion(request, facts)) return null;
  const last = facts.size - 1;
  const range =
    from === ''
      ? { start: Math.max(0, facts.size - Number(to)), end: last }
      : { start: Number(from), end: Math.min(last, Number(to || last)) };
  if (range.start <= range.end) return range;
  throw new AppError('wrong-range', { headers: { 'content-range': `bytes */${facts.size}` } });
};

const describe = (reply: FastifyReply, path: string, { etag, modifiedAt }: FileFacts): void => {
  reply.type(mediaTypeOf(extname(path))).headers({ 'accept-ranges': 'bytes', 'last-modified': modifiedAt.toUTCString() });
  if (etag !== null) reply.header('etag', etag);
};

/** @throws AppError 'not-found' or 'wrong-range', FileStoreError */
export const sendFromStore = async (
  store: FileStore,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const isHead = request.method === 'HEAD';
  const needsFacts = isHead || conditions.some((name) => request.headers[name] !== undefined);
  const facts = needsFacts ? await store.stat(path) : null;
  if (needsFacts && !facts) throw notFound();
  if (facts && isUnchanged(request, facts)) {
    describe(reply, path, facts);
    return reply.code(304).send();
  }
  const range = facts && request.headers.range !== undefined ? rangeOf(request, facts) : null;
  const file = isHead && facts ? { ...facts, content: null } : await store.open(path, range ?? undefined);
  if (!file) throw notFound();
  describe(reply, path, file);
  reply.header('content-length', range ? range.end - range.start + 1 : file.size);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  // an empty stream: with an empty text, the length would be 0
  return reply.send(file.content ?? Readable.from([]));
};
