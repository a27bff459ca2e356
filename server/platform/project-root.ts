import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The folder of package.json, for files that are read at run time, because the sources and the build in dist/server are at different
 * depths.
 */
export const projectRoot = dirname(findPackageJSON('.', import.meta.url) ?? process.cwd());

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };

/** @returns the beginning of the hash of the built sources (scripts/build-stamp.mjs); null if nothing was built */
const readBuild = (): string | null => {
  try {
    return readFileSync(join(projectRoot, 'dist', '.built-from'), 'utf8').slice(0, 8);
  } catch {
    return null;
  }
};

/** The version in package.json with the build, e.g. `1.2.3+0f3a9c21`, which distinguishes two builds of one version. */
export const productVersion: string = [version, readBuild()].filter(Boolean).join('+');
