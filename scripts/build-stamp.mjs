// Checks whether dist/ was built from the current sources. Plain JavaScript, because the start uses it before anything is built.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

const stampFile = join(root, 'dist', '.built-from');
const folders = ['contract', 'demo', 'server', 'web'];
const files = [
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/bundle-guard.ts',
  'scripts/bundled-packages.ts',
  'scripts/chunk-files.ts',
  'scripts/installed-packages.ts',
  'scripts/licences.ts',
  'scripts/build-stamp.mjs',
];
/** Files that are not part of the build: tests, and files that the demonstration reads from the sources. */
const unused = /\.(test|fixture)\.tsx?$|[\\/]testing[\\/]|^demo[\\/](media|brochures|pictures)[\\/]/;

const sourceFiles = () => {
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)),
  );
  return [...files, ...found.filter((path) => !unused.test(path))].sort();
};

/** @returns a hash of the names and contents of all files that the build reads */
export const fingerprint = () => {
  const hash = createHash('sha256');
  for (const path of sourceFiles()) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
};

/** @param {string} current result of `fingerprint` */
export const isBuilt = (current) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current;

/** @param {string} current result of `fingerprint` before the build */
export const markBuilt = (current) => writeFileSync(stampFile, current);
