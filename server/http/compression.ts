// Compression of text responses.
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { registerConditional } from './conditional.ts';

const thresholdBytes = 1024;
// the default of 11 is meant for files that are compressed once, not for every response
const brotliQuality = 4;

/** Compresses text responses from 1 KiB on with Brotli or gzip, and answers conditional requests (conditional.ts). */
export const registerCompression = async (app: FastifyInstance): Promise<void> => {
  // before compression, which may turn the payload into a stream, which cannot be hashed
  registerConditional(app);
  await app.register(compress, {
    threshold: thresholdBytes,
    // compressed request bodies are refused (bodies.ts)
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
};
