/** Packages of many modules: in one file, they load in half of the time. Others stay packages, because they read their own files. */
export const bundledPackages = [
  '@fastify/compress',
  '@tanstack/react-query',
  'bowser',
  'fastify-type-provider-zod',
  'file-type',
  'isbot',
  'kysely',
  'lru-cache',
  'parse5',
  'zod',
];
