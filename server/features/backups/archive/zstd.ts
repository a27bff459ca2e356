import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';

type Chunks = AsyncIterable<Buffer>;

async function* through(source: Chunks | Readable, transform: ReturnType<typeof createZstdCompress>): Chunks {
  const written = pipeline(source, transform);
  // the error is reported below, or by reading the transform
  written.catch(() => {});
  yield* transform as AsyncIterable<Buffer>;
  await written;
}

export const compress = (source: Chunks | Readable): Chunks => through(source, createZstdCompress());
export const decompress = (source: Chunks | Readable): Chunks => through(source, createZstdDecompress());
