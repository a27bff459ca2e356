// Sends a file of the file store: streamed, with ranges, conditions and HEAD (RFC 9110, sections 13 and 14).
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange, FileFacts, FileStore } from '#server/platform/file-store/file-store.ts';
import { mediaTypeOf } from '#server/platform/file-store/media-types.ts';
import { matches } from './conditional.ts';
import { AppError, notFound } from './errors.ts';

/** Request headers whose effect depends on the stored file. */
const conditions = ['range', 'if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'] as const;

/** In milliseconds, rounded down to seconds as in Last-Modified. */
const modifiedMs = ({ modifiedAt }: FileFacts): number => Math.floor(modifiedAt.getTime() / 1000) * 1000;

/** The strong tags in a list; weak tags never match here. */
const strongTags = (list: string): string[] => [...list.matchAll(/(W\/)?("[^"]*")/g)].flatMap(([, weak, tag = '']) => (weak ? [] : [tag]));

/** @throws AppError 'precondition-failed' */
const requirePreconditions = ({ headers }: FastifyRequest, facts: FileFacts): void => {
  const asked = headers['if-match'];
  const before = Date.parse(headers['if-unmodified-since'] ?? '');
  const isMet =
    asked === undefined
      ? Number.isNaN(before) || modifiedMs(facts) <= before
      : asked.trim() === '*' || strongTags(asked).some((tag) => tag === facts.etag);
  if (!isMet) throw new AppError('precondition-failed');
};

const isUnchanged = ({ headers }: FastifyRequest, facts: FileFacts): boolean => {
  if (headers['if-none-match'] !== undefined) return matches({ headers }, facts.etag ?? '');
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && modifiedMs(facts) <= since;
};

/** Whether the client requests a part of another version. */
const isOtherVersion = ({ headers }: FastifyRequest, facts: FileFacts): boolean => {
  const condition = headers['if-range'];
  if (condition === undefined) return false;
  const text = String(condition);
  return text.includes('"') ? !strongTags(text).some((tag) => tag === facts.etag) : modifiedMs(facts) !== Date.parse(text);
};

/** @returns null for the whole file: if the unit is unknown, there are several ranges, or a range is invalid @throws AppError 'wrong-range' */
const rangeOf = (request: FastifyRequest, facts: FileFacts): ByteRange | null => {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(request.headers.range ?? '') ?? [];
  const isValid = from === '' ? to !== '' : to === '' || Number(from) <= Number(to);
  if (!isValid || isOtherVersion(request, facts)) return null;
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

/** @throws AppError 'not-found', 'precondition-failed' or 'wrong-range', FileStoreError */
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
  if (facts) requirePreconditions(request, facts);
  if (facts && isUnchanged(request, facts)) {
    describe(reply, path, facts);
    return reply.code(304).send();
  }
  const range = facts && !isHead ? rangeOf(request, facts) : null;
  const file = isHead && facts ? { ...facts, content: null } : await store.open(path, range ?? undefined);
  if (!file) throw notFound();
  describe(reply, path, file);
  reply.header('content-length', range ? range.end - range.start + 1 : file.size);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  // an empty stream: with an empty text, Content-Length would be 0
  return reply.send(file.content ?? Readable.from([]));
};
