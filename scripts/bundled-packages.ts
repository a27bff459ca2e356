/** Packages of many modules: in one file, they load in half of the time. Others stay packages, because they read their own files. */
export const bundledPackages = [
  '@fastify/compress',
  '@tanstack/react-query',
  'bowser',
  // of parse5, which has its own version of it
  'entities',
  'fastify-type-provider-zod',
  'file-type',
  'isbot',
  'kysely',
  'lru-cache',
  'parse5',
  'zod',
];
