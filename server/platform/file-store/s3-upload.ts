// Uploads files to a bucket of object storage: small ones in one call, others in parts, each of which can be retried.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { mediaTypeOf } from './media-types.ts';
import type { Call } from './s3-calls.ts';

const partBytes = 16 * 1024 * 1024;
/** Limit of the S3 protocol. */
const mostParts = 10_000;
const immutable = 'public, max-age=31536000, immutable';

/** Headers that the storage sends when visitors read the file directly. */
const headersOf = (path: string) => ({
  ContentType: mediaTypeOf(extname(path)),
  ...(/^(uploads|cache)\//.test(path) && { CacheControl: immutable }),
});

export interface Target {
  client: S3Client;
  call: Call;
  bucket: string;
  keyOf: (path: string) => string;
}

type Metadata = Record<string, string>;

const putAtOnce = async ({ client, call, bucket, keyOf }: Target, path: string, Body: Uint8Array, metadata?: Metadata): Promise<void> => {
  const described = { ContentLength: Body.length, Metadata: metadata, ...headersOf(path) };
  const command = new PutObjectCommand({ Bucket: bucket, Key: keyOf(path), Body, ...described });
  await call((abortSignal) => client.send(command, { abortSignal }), Body.length);
};

/** All parts except the last have the same size, as some servers require. */
const partsOf = async function* (file: string, size: number): AsyncGenerator<Buffer> {
  const length = Math.max(partBytes, Math.ceil(size / mostParts));
  for (let start = 0; start < size; start += length) yield await buffer(createReadStream(file, { start, end: start + length - 1 }));
};

const putInParts = async (target: Target, path: string, file: { path: string; size: number }, metadata?: Metadata): Promise<void> => {
  const { client, call, bucket, keyOf } = target;
  const object = { Bucket: bucket, Key: keyOf(path) };
  const begin = new CreateMultipartUploadCommand({ ...object, Metadata: metadata, ...headersOf(path) });
  const { UploadId } = await call((abortSignal) => client.send(begin, { abortSignal }));
  const upload = { ...object, UploadId };
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for await (const Body of partsOf(file.path, file.size)) {
      const PartNumber = Parts.length + 1;
      const command = new UploadPartCommand({ ...upload, PartNumber, Body, ContentLength: Body.length });
      const { ETag } = await call((abortSignal) => client.send(command, { abortSignal }), Body.length);
      Parts.push({ PartNumber, ETag });
    }
    const complete = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
    // the storage may take minutes to assemble a large file
    await call((abortSignal) => client.send(complete, { abortSignal }), file.size);
  } catch (error) {
    // the parts remain if the storage is unavailable
    await call((abortSignal) => client.send(new AbortMultipartUploadCommand(upload), { abortSignal })).catch(() => {});
    throw error;
  }
};

/** Stores a file completely or not at all. @param metadata stored with it */
export const put = async (target: Target, path: string, content: Uint8Array | { file: string }, metadata?: Metadata): Promise<void> => {
  if (content instanceof Uint8Array) return putAtOnce(target, path, content, metadata);
  const { size } = await stat(content.file);
  if (size > partBytes) return putInParts(target, path, { path: content.file, size }, metadata);
  // read completely, because the library cannot retry a call with a stream
  return putAtOnce(target, path, await buffer(createReadStream(content.file)), metadata);
};
