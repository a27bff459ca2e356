// The web part built by `npm run build`, in dist/.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '#server/platform/project-root.ts';
import type { Entry, EntryTags, Renderer } from './renderer.ts';

const dist = join(projectRoot, 'dist');
const sources: Record<Entry, string> = { site: 'web/site/entry.tsx', admin: 'web/admin/entry.tsx' };
// names with a hash change with the content, so these files can be cached permanently; other names are constant
const yearSeconds = 31_536_000;
const hourSeconds = 3600;

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const withImports = (manifest: Manifest, name: string, seen: Set<string>): Chunk[] => {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))];
};

const tagsOf = (manifest: Manifest, entry: Entry, modules: string[]): EntryTags => {
  const seen = new Set<string>();
  const chunks = [sources[entry], ...modules].flatMap((name) => withImports(manifest, name, seen));
  const [main] = chunks;
  if (!main) throw new Error(`The build has no entry ${sources[entry]}`);
  const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  // preloaded, so that headings do not wait for the style sheet to request their font
  const font = chunks.flatMap((chunk) => chunk.assets ?? []).find((file) => /archivo[^/]*\.woff2$/.test(file));
  const head = [
    ...(entry === 'site' && font ? [`<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`] : []),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...chunks.slice(1).map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
  ];
  return { head: head.join(''), bodyEnd: `<script type="module" src="/${main.file}"></script>` };
};

const registerFiles = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(dist, 'client'),
    wildcard: false,
    preCompressed: true,
    // compressed files have no addresses of their own: they are sent to clients that accept the encoding
    globIgnore: ['**/*.br', '**/*.gz'],
    decorateReply: false,
    index: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${hourSeconds}`);
    },
  });
};

/** @throws if there is no build */
export const openBuiltPages = async (): Promise<Renderer> => {
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const { render } = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as Pick<Renderer, 'render'>;
  // the tags depend only on the screen, and there are few screens
  const known = new Map<string, EntryTags>();
  const tags: Renderer['tags'] = async (entry, _path, modules = []) => {
    const key = [entry, ...modules].join();
    const found = known.get(key) ?? tagsOf(manifest, entry, modules);
    known.set(key, found);
    return found;
  };
  return { render, tags, registerFiles, hasContentPolicy: true, isStable: true };
};
