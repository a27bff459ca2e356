// A bucket of object storage with the S3 protocol.
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { Bucket, FileFacts, OpenFile, S3Config } from './file-store.ts';
import { createCall, isMissing } from './s3-calls.ts';
import { contentOf } from './s3-content.ts';
import { put, type Target } from './s3-upload.ts';

/** Each slow visitor occupies a connection. */
const maxSockets = 500;
const connectionMs = 3000;

const ignore = () => {};
/** The library would print warnings about requests that it cannot repeat. */
const logger = { debug: ignore, info: ignore, warn: ignore, error: ignore };

const createClient = ({ endpoint, region, usesPathStyle, credentials }: S3Config): S3Client => {
  const agent = { keepAlive: true, maxSockets };
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    forcePathStyle: usesPathStyle,
    ...(credentials && { credentials }),
    // some servers do not support trailing checksums, and some store them as part of the file
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // some servers never send "100 Continue"
    expectContinueHeader: false,
    maxAttempts: 2,
    logger,
    requestHandler: {
      connectionTimeout: connectionMs,
      socketTimeout: 0,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    },
  });
};

interface Described {
  ContentLength?: number;
  /** The range of a partial response, e.g. `bytes 0-3/10`. */
  ContentRange?: string;
  ETag?: string;
  LastModified?: Date;
}

const factsOf = ({ ContentLength = 0, ContentRange, ETag, LastModified }: Described): FileFacts => ({
  size: ContentRange === undefined ? ContentLength : Number(ContentRange.slice(ContentRange.lastIndexOf('/') + 1)),
  modifiedAt: LastModified ?? new Date(0),
  etag: ETag ?? null,
});

const orNullIfMissing = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const listBelow = async ({ client, call, bucket, keyOf }: Target, folder: string): Promise<(FileFacts & { path: string })[]> => {
  const found: (FileFacts & { path: string })[] = [];
  const root = keyOf('');
  let token: string | undefined;
  do {
    const input = { Bucket: bucket, Prefix: `${keyOf(folder)}/`, ContinuationToken: token };
    const page = await call((abortSignal) => client.send(new ListObjectsV2Command(input), { abortSignal }));
    for (const { Key = '', Size = 0, ETag, LastModified } of page.Contents ?? []) {
      found.push({ path: Key.slice(root.length), ...factsOf({ ContentLength: Size, ETag, LastModified }) });
    }
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (token !== undefined);
  return found;
};

export const createBucket = (config: S3Config): Bucket => {
  const { bucket, prefix, timeoutMs } = config;
  const keyOf = (path: string) => (prefix === '' ? path : `${prefix}/${path}`);
  const client = createClient(config);
  const call = createCall(timeoutMs);
  const target: Target = { client, call, bucket, keyOf };
  const send = { Bucket: bucket };
  return {
    stat: (path) =>
      orNullIfMissing(
        call(async (abortSignal) => {
          const { Metadata = {}, ...described } = await client.send(new HeadObjectCommand({ ...send, Key: keyOf(path) }), { abortSignal });
          return { ...factsOf(described), metadata: Metadata };
        }),
      ),
    open: (path, range) =>
      orNullIfMissing(
        call(async (abortSignal): Promise<OpenFile> => {
          const input = { ...send, Key: keyOf(path), ...(range && { Range: `bytes=${range.start}-${range.end}` }) };
          const { Body, ...described } = await client.send(new GetObjectCommand(input), { abortSignal });
          return { ...factsOf(described), content: contentOf(Body, timeoutMs) };
        }),
      ),
    write: (path, content, metadata) => put(target, path, content, metadata),
    remove: async (path) => {
      await call((abortSignal) => client.send(new DeleteObjectCommand({ ...send, Key: keyOf(path) }), { abortSignal }));
    },
    list: (folder) => listBelow(target, folder),
  };
};
