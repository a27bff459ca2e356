// Defines which source files are bundled into which browser file.
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { normalizePath } from 'vite';

const withoutExtension = (path: string) => path.replace(/\.\w+$/, '');

/** @returns names, without extension, of the files in a folder that are not tests */
const namesIn = (folder: string): string[] =>
  globSync(`${folder}/*.{ts,tsx,css}`)
    .filter((path) => !/\.test\.\w+$/.test(path))
    .map((path) => withoutExtension(normalizePath(path).slice(folder.length + 1)));

/** @param text `folder: name name …`, without extensions, or `folder: *` for all files of the folder */
const pathsOf = (text: string): string[] => {
  const [folder = '', names = ''] = text.split(': ');
  const existing = namesIn(folder);
  const listed = names === '*' ? existing : names.split(' ');
  const missing = listed.filter((name) => !existing.includes(name));
  // otherwise a renamed file would silently drop out of its chunk
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')} in ${folder}: correct the list of its chunk`);
  return listed.map((name) => normalizePath(resolve(folder, name)));
};

/** @returns whether a module is one of the listed files */
export const isOneOf = (...lists: string[]): ((id: string) => boolean) => {
  const paths = new Set(lists.flatMap(pathsOf));
  return (id) => paths.has(withoutExtension(normalizePath(id)));
};
