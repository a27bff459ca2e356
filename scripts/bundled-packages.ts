/**
 * Packages with many modules, which load in half the time when bundled into one file. The others are not bundled, because they read files
 * from their folders.
 */
export const bundledPackages = [
  '@fastify/compress',
  '@tanstack/react-query',
  'bowser',
  // a dependency of parse5, which needs its own version
  'entities',
  'fastify-type-provider-zod',
  'file-type',
  'isbot',
  'kysely',
  'lru-cache',
  'parse5',
  'zod',
];
