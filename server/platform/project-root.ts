import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The folder of package.json, for files that are read at run time: the sources and the build in dist/server are at different depths. */
export const projectRoot = dirname(findPackageJSON('.', import.meta.url) ?? process.cwd());
