// Text is compressed, and unchanged answers are not sent again.
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { registerConditional } from './conditional.ts';

const thresholdBytes = 1024;
// the default of 11 is meant for files that are compressed once, not for every answer
const brotliQuality = 4;

export const registerCompression = async (app: FastifyInstance): Promise<void> => {
  // before compression, which may turn the payload into a stream that cannot be hashed
  registerConditional(app);
  await app.register(compress, {
    threshold: thresholdBytes,
    // bodies are refused when they are compressed (bodies.ts)
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
};
