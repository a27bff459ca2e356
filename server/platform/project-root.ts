import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of package.json, for files that are read at run time: the sources and the build in dist/server are at different depths. */
export const projectRoot = dirname(findPackageJSON('.', import.meta.url) ?? process.cwd());

/** The version in package.json. */
export const productVersion: string = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version;
