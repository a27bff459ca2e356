// The packages of package-lock.json that production needs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

interface Lock {
  packages: Record<string, { dev?: true }>;
}

/** @returns the folders of the packages that are installed on this platform, including nested ones, e.g. `node_modules/zod` */
export const listProductionPackages = (): string[] => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(packages).flatMap(([path, { dev }]) => (path !== '' && !dev && existsSync(join(root, path)) ? [path] : []));
};
