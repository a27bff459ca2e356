// Stack traces with the positions in the sources. Node's own option reads every source map at the start and keeps it in memory. Here a map
// is read when the first stack of its file is formatted, which only happens for logged errors.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './project-root.ts';

const readMap = (url: string): SourceMap | null => {
  const path = `${fileURLToPath(url)}.map`;
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null;
};

/** @param folder URL of the folder with the built files and their source maps; frames of other files stay unchanged */
export const showSourcePositions = (folder: string): void => {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (url: string) => {
    if (!maps.has(url)) maps.set(url, readMap(url));
    return maps.get(url);
  };
  const describe = (frame: NodeJS.CallSite): string => {
    const url = frame.getFileName();
    if (!url?.startsWith(folder)) return String(frame);
    const [line, column] = [frame.getLineNumber() ?? 1, frame.getColumnNumber() ?? 1];
    const found = mapOf(url)?.findEntry(line - 1, column - 1);
    if (!found || !('originalSource' in found)) return String(frame);
    const source = relative(projectRoot, resolve(dirname(fileURLToPath(url)), found.originalSource));
    return String(frame).replace(`${url}:${line}:${column}`, () => `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`);
  };
  Error.prepareStackTrace = (error, frames) => [String(error), ...frames.map((frame) => `    at ${describe(frame)}`)].join('\n');
};
