// Reads a multipart body as a stream, texts into memory and files to disk, both with limits.
import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { FileField } from '#contract/route.ts';
import { uploadTexts } from '#contract/rules/uploads.ts';
import { extensionOfName, readSentName } from '#server/platform/file-names.ts';
import { extensionOf } from '#server/platform/files.ts';
import { cleanPictureFile, UnfitPictureError } from '#server/platform/pictures/clean.ts';
import { AppError } from './errors.ts';

/** An uploaded file that passed the checks of its field. It is in the temp folder until it is stored. */
export interface ReceivedFile {
  field: string;
  /** Index from the field name (`images[2]` gives 2); the next free index if it is missing or repeated. */
  index: number;
  temporaryPath: string;
  extension: string;
  /** Original name from the client, at most 255 characters. */
  fileName: string;
}

export interface ReceivedForm {
  fields: Record<string, string>;
  files: ReceivedFile[];
  /** Error messages by field. */
  errors: Record<string, string[]>;
}

const maxFieldBytes = 2 * 1024 * 1024;
// maximum characters of all texts of a form together, which are buffered in memory
const maxTextLength = 4 * maxFieldBytes;
const maxFields = 100;
const maxParts = 200;
// large enough for a file above its limit, so that the message of its field is reported
const minFormBytes = 64 * 1024 * 1024;

/** Maximum size of the whole body in bytes; a larger one is answered 413. */
export const maxFormBytes = (files: Record<string, FileField>): number => {
  const allowed = Object.values(files).reduce((sum, { maxBytes, maxFiles = 1 }) => sum + maxBytes * maxFiles, 0);
  return Math.max(minFormBytes, allowed + 2 * maxFieldBytes);
};

// number of bytes that file-type needs to detect every accepted type
const beginningBytes = 4100;

interface NamedField {
  field: string;
  /** The number in brackets; null without one. */
  number: number | null;
  rules: FileField;
}

const fieldOf = (files: Record<string, FileField>, name: string): NamedField | null => {
  const [, field = '', number] = /^([a-z_]{1,50})(?:\[(\d{0,4})\])?$/.exec(name) ?? [];
  const rules = Object.hasOwn(files, field) ? files[field] : undefined;
  if (!rules || (rules.maxFiles === undefined && number !== undefined)) return null;
  return { field, number: number ? Number(number) : null, rules };
};

/** @param taken indexes in use by other files of the field */
const freeIndex = (wanted: number | null, taken: readonly number[]): number =>
  wanted === null || taken.includes(wanted) ? Math.max(-1, ...taken) + 1 : wanted;

interface Written {
  bytes: number;
  beginning: Buffer;
}

/** Writes a file to disk. Above the limit, the rest is read and discarded. */
const write = async (stream: Readable, path: string, maxBytes: number): Promise<Written> => {
  const handle = await open(path, 'wx');
  let bytes = 0;
  let beginning = Buffer.alloc(0);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) continue;
      if (beginning.length < beginningBytes) beginning = Buffer.concat([beginning, chunk]).subarray(0, beginningBytes);
      // an almost full disk writes only part of the data, and reports the error with the next call
      for (let done = 0; done < chunk.length; ) done += (await handle.write(chunk, done)).bytesWritten;
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

// how long a client may continue to send after the refusal
const drainTimeoutMs = 30_000;

/**
 * Reads and discards the rest of a refused body: if the connection were closed, a client that is still sending could not read the response.
 */
const drain = (body: Readable): void => {
  body.resume();
  const timer = setTimeout(() => body.destroy(), drainTimeoutMs).unref();
  body.once('close', () => clearTimeout(timer));
};

/** Like `pipeline`, which would destroy the body after an error, and with it the connection needed for the response. */
const parse = async (body: Readable, parser: Writable, maxBytes: number): Promise<void> => {
  const counted = counting(maxBytes);
  finished(body).catch((error: Error) => counted.destroy(error));
  body.pipe(counted);
  try {
    await pipeline(counted, parser);
  } catch (error) {
    body.unpipe(counted);
    drain(body);
    throw error;
  }
};

/** Internal I/O error while writing an upload, for a response of 500 or 503 instead of 400. */
class Broken extends Error {
  constructor(cause: unknown) {
    super('An uploaded file could not be written', { cause });
  }
}

const unfitTexts = { damaged: uploadTexts.damagedImage, 'too-many-pixels': uploadTexts.tooManyPixels } as const;

/** Removes the metadata of a picture. @returns why the picture is rejected; null on success */
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
  /** Content-Length in bytes; NaN without the header. */
  contentLength: number;
  /** Creates the temp folder. */
  openDir: () => Promise<string>;
}

/** A form that is being received. */
interface Reception {
  options: Options;
  /** Temp folder. */
  dir: string;
  form: ReceivedForm;
  /** Temp files, including those of refused files. */
  paths: string[];
  streams: Readable[];
  receiving: Promise<void>[];
  /** The first file that could not be written; null if there is none. */
  broken: Broken | null;
  /** Indexes in use by field. */
  indexes: Record<string, number[]>;
}

const refuse = ({ errors }: ReceivedForm, field: string, text: string): void => {
  errors[field] = [...(errors[field] ?? []), text];
};

const takeIndex = ({ indexes }: Reception, { field, number }: NamedField): number => {
  const taken = indexes[field] ?? [];
  const index = freeIndex(number, taken);
  indexes[field] = [...taken, index];
  return index;
};

/** @returns the error for a written file, or its extension if it is accepted */
const checkWritten = async (path: string, fileName: string, { bytes, beginning }: Written, rules: FileField) => {
  const extension = rules.kind === 'any' ? extensionOfName(fileName) : await extensionOf(beginning, rules.kind);
  if (bytes > rules.maxBytes) return { error: rules.tooLarge(fileName) };
  if (extension === null) return { error: rules.wrongKind(fileName) };
  const unfit = rules.kind === 'image' ? await cleanReceived(path, extension) : null;
  return unfit ? { error: unfitTexts[unfit](fileName) } : { extension };
};

const receiveFile = async (reception: Reception, name: string, stream: Readable, fileName: string): Promise<void> => {
  const { options, form, paths } = reception;
  const known = fieldOf(options.files, name);
  // unknown field
  if (!known) return void stream.resume();
  const { field, rules } = known;
  const index = takeIndex(reception, known);
  const temporaryPath = join(reception.dir, randomBytes(12).toString('hex'));
  paths.push(temporaryPath);
  const written = await write(stream, temporaryPath, rules.maxBytes);
  // browsers send this for an empty file input
  if (written.bytes === 0 && fileName === '') return;
  const checked = await checkWritten(temporaryPath, fileName, written, rules);
  if (checked.extension === undefined) refuse(form, field, checked.error);
  else form.files.push({ field, index, temporaryPath, extension: checked.extension, fileName });
};

const createParser = (reception: Reception) => {
  const { options, form, streams, receiving } = reception;
  const parser = new Busboy({
    headers: { 'content-type': options.contentType },
    limits: { fieldNameSize: 100, fieldSize: maxFieldBytes, fields: maxFields, files: maxParts, parts: maxParts, headerPairs: 20 },
  });
  let textLength = 0;
  parser.on('field', (name, value, _nameTruncated, isTruncated) => {
    form.fields[name] = value;
    textLength += value.length;
    if (textLength > maxTextLength) parser.destroy(new AppError('too-large'));
    if (isTruncated) refuse(form, name, 'This text is too long.');
  });
  parser.on('file', (name, stream, fileName) => {
    streams.push(stream);
    // a truncated body also emits an error on the file stream, possibly before anything reads the stream
    stream.on('error', () => {});
    const received = receiveFile(reception, name, stream, readSentName(fileName ?? '').slice(0, 255));
    // a write error, e.g. on a full disk, ends the whole request; the parser may already have ended
    const end = (error: unknown) => {
      reception.broken ??= new Broken(error);
      parser.destroy(reception.broken);
    };
    receiving.push(received.catch(end));
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => parser.destroy(new AppError('too-large')));
  }
  return parser;
};

/** Removes all temp files after an error. */
const abort = async ({ paths, streams, receiving }: Reception): Promise<void> => {
  for (const stream of streams) stream.destroy();
  await Promise.allSettled(receiving);
  for (const path of paths) await rm(path, { force: true });
};

const refuseSurplusFiles = (form: ReceivedForm, files: Options['files']): void => {
  for (const [field, { maxFiles = 1 }] of Object.entries(files)) {
    const count = form.files.filter((file) => file.field === field).length;
    if (count > maxFiles) refuse(form, field, maxFiles === 1 ? 'Upload one file only.' : `Upload at most ${maxFiles} files at once.`);
  }
};

const removeRefusedFiles = async ({ form, paths }: Reception): Promise<void> => {
  const kept = new Set(form.files.map(({ temporaryPath }) => temporaryPath));
  for (const path of paths.filter((one) => !kept.has(one))) await rm(path, { force: true });
};

/**
 * Reads a form. Invalid files are reported in `errors` of the result, not thrown.
 * @throws AppError 'malformed' or 'too-large', after removing all temp files
 */
export const receiveForm = async (body: Readable, options: Options): Promise<ReceivedForm> => {
  const maxBytes = maxFormBytes(options.files);
  if (options.contentLength > maxBytes) {
    drain(body);
    throw new AppError('too-large');
  }
  const dir = await options.openDir();
  // without prototypes, because the client chooses the names
  const form: ReceivedForm = { fields: Object.create(null), files: [], errors: Object.create(null) };
  const reception: Reception = { options, dir, form, paths: [], streams: [], receiving: [], broken: null, indexes: {} };
  try {
    await parse(body, createParser(reception), maxBytes);
    await Promise.all(reception.receiving);
    if (reception.broken) throw reception.broken;
  } catch (error) {
    await abort(reception);
    if (error instanceof AppError) throw error;
    throw error instanceof Broken ? error.cause : new AppError('malformed', { message: 'Malformed form data.', cause: error });
  }
  refuseSurplusFiles(form, options.files);
  await removeRefusedFiles(reception);
  form.files.sort((a, b) => a.index - b.index);
  return form;
};

/** Removes the temp files that were not stored. */
export const discardForm = async ({ files }: ReceivedForm): Promise<void> => {
  for (const { temporaryPath } of files) await rm(temporaryPath, { force: true });
};
