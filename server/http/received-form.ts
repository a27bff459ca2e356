// Reads a multipart body as it comes in: texts into memory within limits, files onto the disk, never beyond their limit.
import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { FileField } from '#contract/route.ts';
import { uploadTexts } from '#contract/rules/uploads.ts';
import { extensionOf } from '#server/platform/files.ts';
import { cleanPictureFile, UnfitPictureError } from '#server/platform/pictures/clean.ts';
import { AppError } from './errors.ts';

/** A file of a form that is what its field asks for; it lies in the incoming folder until it is kept. */
export interface ReceivedFile {
  field: string;
  /** Of `images[2]` 2; where no number was sent, or one twice, the next that is free. */
  index: number;
  temporaryPath: string;
  extension: string;
  /** As the sender called it. */
  fileName: string;
}

export interface ReceivedForm {
  fields: Record<string, string>;
  files: ReceivedFile[];
  /** What is wrong with files, by field. */
  errors: Record<string, string[]>;
}

const maxFieldBytes = 2 * 1024 * 1024;
// all texts of a form together, which lie in memory: several long ones, but not as many as there may be fields
const maxTextLength = 4 * maxFieldBytes;
const maxFields = 100;
const maxParts = 200;
// room for a file that is over its limit, so that it is refused with its own text
const minFormBytes = 64 * 1024 * 1024;

/** What all parts of a form may weigh together, in bytes; above it the answer is 413. */
export const maxFormBytes = (files: Record<string, FileField>): number => {
  const allowed = Object.values(files).reduce((sum, { maxBytes, maxFiles = 1 }) => sum + maxBytes * maxFiles, 0);
  return Math.max(minFormBytes, allowed + 2 * maxFieldBytes);
};

// what file-type needs at most to tell the kinds we take apart
const beginningBytes = 4100;

interface NamedField {
  field: string;
  /** The number between brackets; null without one. */
  number: number | null;
  rules: FileField;
}

const fieldOf = (files: Record<string, FileField>, name: string): NamedField | null => {
  const [, field = '', number] = /^([a-z_]{1,50})(?:\[(\d{0,4})\])?$/.exec(name) ?? [];
  const rules = Object.hasOwn(files, field) ? files[field] : undefined;
  if (!rules || (rules.maxFiles === undefined && number !== undefined)) return null;
  return { field, number: number ? Number(number) : null, rules };
};

/** @param taken the numbers that files of the field have already */
const freeIndex = (wanted: number | null, taken: readonly number[]): number =>
  wanted === null || taken.includes(wanted) ? Math.max(-1, ...taken) + 1 : wanted;

interface Written {
  bytes: number;
  beginning: Buffer;
}

/** Writes at most one byte over the limit; the rest is read and forgotten. */
const write = async (stream: Readable, path: string, maxBytes: number): Promise<Written> => {
  const handle = await open(path, 'wx');
  let bytes = 0;
  let beginning = Buffer.alloc(0);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) continue;
      if (beginning.length < beginningBytes) beginning = Buffer.concat([beginning, chunk]).subarray(0, beginningBytes);
      await handle.write(chunk);
    }
  } finally {
    await handle.close();
  }
  return { bytes, beginning };
};

const counting = (maxBytes: number) => {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new AppError('too-large'));
      else done(null, chunk);
    },
  });
};

// how long a sender may go on after the refusal
const patienceMs = 30_000;

/**
 * Reads the rest of a body that is refused and forgets it: who still sends cannot read the answer, and would find the
 * connection cut off instead.
 */
const forget = (body: Readable): void => {
  body.resume();
  const timer = setTimeout(() => body.destroy(), patienceMs).unref();
  body.once('close', () => clearTimeout(timer));
};

/** Like `pipeline`, which would destroy the body, and with it the connection that the refusal goes out on. */
const parse = async (body: Readable, parser: Writable, maxBytes: number): Promise<void> => {
  const counted = counting(maxBytes);
  finished(body).catch((error: Error) => counted.destroy(error));
  body.pipe(counted);
  try {
    await pipeline(counted, parser);
  } catch (error) {
    body.unpipe(counted);
    forget(body);
    throw error;
  }
};

/** Not the sender's fault. */
class Broken extends Error {
  constructor(cause: unknown) {
    super('A received file could not be written', { cause });
  }
}

const unfitTexts = { damaged: uploadTexts.damagedImage, 'too-many-pixels': uploadTexts.tooManyPixels } as const;

/** @returns why the picture cannot be taken; null when it was cleaned of its metadata */
const cleanReceived = (path: string, extension: string): Promise<UnfitPictureError['reason'] | null> =>
  cleanPictureFile(path, extension).then(
    () => null,
    (error: unknown) => {
      if (error instanceof UnfitPictureError) return error.reason;
      throw error;
    },
  );

interface Options {
  files: Record<string, FileField>;
  contentType: string;
  /** What the sender says the body weighs in bytes; NaN where it does not say. */
  contentLength: number;
  /** Folder for files that are not kept yet. */
  dir: string;
}

/** @throws AppError 'malformed', 'too-large'; nothing is left on the disk then */
export const receiveForm = async (body: Readable, options: Options): Promise<ReceivedForm> => {
  const { files, contentType, contentLength, dir } = options;
  const maxBytes = maxFormBytes(files);
  if (contentLength > maxBytes) {
    forget(body);
    throw new AppError('too-large');
  }
  await mkdir(dir, { recursive: true });
  // no prototypes: who sends the form chooses the names
  const form: ReceivedForm = { fields: Object.create(null), files: [], errors: Object.create(null) };
  const refuse = (field: string, text: string) => {
    form.errors[field] = [...(form.errors[field] ?? []), text];
  };
  const paths: string[] = [];
  const streams: Readable[] = [];
  const receiving: Promise<void>[] = [];
  const indexes: Record<string, number[]> = {};

  const receive = async (name: string, stream: Readable, fileName: string) => {
    const known = fieldOf(files, name);
    // a field nobody asked for
    if (!known) return void stream.resume();
    const { field, number, rules } = known;
    const taken = indexes[field] ?? [];
    const index = freeIndex(number, taken);
    indexes[field] = [...taken, index];
    const temporaryPath = join(dir, randomBytes(12).toString('hex'));
    paths.push(temporaryPath);
    const { bytes, beginning } = await write(stream, temporaryPath, rules.maxBytes);
    // what a browser sends of a picker in which nothing was chosen
    if (bytes === 0 && fileName === '') return;
    const extension = await extensionOf(beginning, rules.kind);
    if (bytes > rules.maxBytes) return refuse(field, rules.tooLarge(fileName));
    if (extension === null) return refuse(field, rules.wrongKind(fileName));
    const unfit = rules.kind === 'image' ? await cleanReceived(temporaryPath, extension) : null;
    if (unfit) return refuse(field, unfitTexts[unfit](fileName));
    form.files.push({ field, index, temporaryPath, extension, fileName });
  };

  try {
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldNameSize: 100, fieldSize: maxFieldBytes, fields: maxFields, files: maxParts, parts: maxParts, headerPairs: 20 },
    });
    let textLength = 0;
    parser.on('field', (name, value, _nameTruncated, isTruncated) => {
      form.fields[name] = value;
      textLength += value.length;
      if (textLength > maxTextLength) parser.destroy(new AppError('too-large'));
      if (isTruncated) refuse(name, 'This text is too long.');
    });
    parser.on('file', (name, stream, fileName) => {
      streams.push(stream);
      // a body that ends too early is an error of the file too, maybe before anybody reads the file
      stream.on('error', () => {});
      // a disk that is full ends the whole request
      receiving.push(receive(name, stream, (fileName ?? '').slice(0, 255)).catch((error) => void parser.destroy(new Broken(error))));
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => parser.destroy(new AppError('too-large')));
    }
    await parse(body, parser, maxBytes);
    await Promise.all(receiving);
  } catch (error) {
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(receiving);
    for (const path of paths) await rm(path, { force: true });
    if (error instanceof AppError) throw error;
    throw error instanceof Broken ? error.cause : new AppError('malformed', { message: 'Malformed form data.', cause: error });
  }
  for (const [field, { maxFiles = 1 }] of Object.entries(files)) {
    const count = form.files.filter((file) => file.field === field).length;
    if (count > maxFiles)
      refuse(field, maxFiles === 1 ? 'Only one file can be sent here.' : `At most ${maxFiles} files can be sent at once.`);
  }
  const kept = new Set(form.files.map(({ temporaryPath }) => temporaryPath));
  for (const path of paths.filter((one) => !kept.has(one))) await rm(path, { force: true });
  form.files.sort((a, b) => a.index - b.index);
  return form;
};

/** Removes the files that were not kept. */
export const discardForm = async ({ files }: ReceivedForm): Promise<void> => {
  for (const { temporaryPath } of files) await rm(temporaryPath, { force: true });
};
