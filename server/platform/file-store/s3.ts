// The file store in a bucket of object storage with the protocol of S3.
import { readFile } from 'node:fs/promises';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createRecent } from '#server/platform/recent.ts';
import { isStoredPath } from '#server/platform/stored-paths.ts';
import type { FileFacts, FileStore, OpenFile, S3Config } from './file-store.ts';
import { mediaTypeOf } from './media-types.ts';
import { type Call, createCall, isMissing } from './s3-calls.ts';
import { contentOf } from './s3-content.ts';
import { createHolds } from './s3-holds.ts';

/** Slow visitors occupy a connection each. */
const maxSockets = 500;
const connectionMs = 3000;
const deletionsAtOnce = 8;
const checkedForMs = 10_000;
const immutable = 'public, max-age=31536000, immutable';

const ignore = () => {};
/** The library would warn on the console about requests that it cannot repeat. */
const logger = { debug: ignore, info: ignore, warn: ignore, error: ignore };

const createClient = ({ endpoint, region, usesPathStyle, credentials }: S3Config): S3Client => {
  const agent = { keepAlive: true, maxSockets };
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    forcePathStyle: usesPathStyle,
    ...(credentials && { credentials }),
    // trailing checksums are not understood by all servers, and some store them as part of the file
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
  /** Of a part, e.g. `bytes 0-3/10`. */
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

interface Bucket {
  client: S3Client;
  call: Call;
  bucket: string;
  keyOf: (path: string) => string;
}

const put = ({ client, call, bucket, keyOf }: Bucket, path: string, Body: Uint8Array): Promise<unknown> => {
  const described = { ContentLength: Body.length, ContentType: mediaTypeOf(extname(path)), CacheControl: immutable };
  const command = new PutObjectCommand({ Bucket: bucket, Key: keyOf(path), Body, ...described });
  return call((abortSignal) => client.send(command, { abortSignal }), Body.length);
};

/** @returns all files below a folder, hidden ones included */
const listBelow = async ({ client, call, bucket, keyOf }: Bucket, folder: string): Promise<(FileFacts & { path: string })[]> => {
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

const createCheck = ({ client, call, bucket, keyOf }: Bucket): Pick<FileStore, 'check' | 'isReachable'> => {
  let last: { until: number; result: Promise<unknown> } | null = null;
  const check = async () => {
    if (!last || Date.now() > last.until) {
      // needs the permission to list, like backups; finds nothing
      const input = { Bucket: bucket, Prefix: keyOf('uploads/.check/') };
      const result = call((abortSignal) => client.send(new ListObjectsV2Command(input), { abortSignal }));
      result.catch(() => {});
      last = { until: Date.now() + checkedForMs, result };
    }
    await last.result;
  };
  const read = () =>
    check().then(
      () => true,
      () => false,
    );
  return { check, isReachable: createRecent({ read, initial: true, forMs: 0 }) };
};

export const createS3Store = (config: S3Config): FileStore => {
  const { bucket, prefix, patienceMs } = config;
  const keyOf = (path: string) => (prefix === '' ? path : `${prefix}/${path}`);
  const client = createClient(config);
  const call = createCall(patienceMs);
  const place: Bucket = { client, call, bucket, keyOf };

  const open: FileStore['open'] = (path, range) =>
    orNullIfMissing(
      call(async (abortSignal): Promise<OpenFile> => {
        const input = { Bucket: bucket, Key: keyOf(path), ...(range && { Range: `bytes=${range.start}-${range.end}` }) };
        const { Body, ...described } = await client.send(new GetObjectCommand(input), { abortSignal });
        return { ...factsOf(described), content: contentOf(Body, patienceMs) };
      }),
    );
  const read: FileStore['read'] = async (path) => {
    const file = await open(path);
    return file && buffer(file.content);
  };
  const remove: FileStore['remove'] = async (path) => {
    await call((abortSignal) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(path) }), { abortSignal }));
  };
  // read completely: the library cannot repeat a call with a stream, and an upload has a few megabytes at most
  const write: FileStore['write'] = async (path, content) => {
    await put(place, path, content instanceof Uint8Array ? content : await readFile(content.file));
  };
  const list = (folder: string) => listBelow(place, folder);
  const holds = createHolds({ list, write, remove });
  return {
    kind: 's3',
    dir: null,
    stat: (path) =>
      orNullIfMissing(
        call(async (abortSignal) =>
          factsOf(await client.send(new HeadObjectCommand({ Bucket: bucket, Key: keyOf(path) }), { abortSignal })),
        ),
      ),
    open,
    read,
    pictureSource: read,
    write,
    remove,
    removeBelow: async (folder) => {
      const found = await list(folder);
      for (let start = 0; start < found.length; start += deletionsAtOnce) {
        await Promise.all(found.slice(start, start + deletionsAtOnce).map(({ path }) => remove(path)));
      }
    },
    list: async () => (await list('uploads')).filter(({ path }) => isStoredPath(path)),
    ...holds,
    ...createCheck(place),
  };
};
