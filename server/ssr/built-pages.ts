// The web part built by `npm run build`, in dist/.
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { removeDocumentHeaders } from '#server/http/headers.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import type { Entry, EntryTags, Renderer } from './renderer.ts';

const dist = join(projectRoot, 'dist');
/** Sources that each entry loads initially; the site loads `start` once the page is visible (web/site/entry.ts). */
const sources: Record<Entry, { entry: string; start?: string }> = {
  site: { entry: 'web/site/entry.ts', start: 'web/site/start.tsx' },
  admin: { entry: 'web/admin/entry.tsx' },
};
/** Preloaded, so that they need not wait for the style sheet to request them: subsets by scripts/subset-fonts.ts. */
const firstFonts = /\/(archivo|hanken-grotesk|geist-mono)-latin-[^/]*\.woff2$/;
/**
 * Preloaded for pages with letters beyond Basic Latin. Few headings contain such letters, and browsers warn about an unused preloaded font.
 */
const accentFonts = /\/hanken-grotesk-more-[^/]*\.woff2$/;
// names with a hash change with the content, so these files can be cached permanently; other names are constant
const yearSeconds = 31_536_000;
const hourSeconds = 3600;

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** Vite lists a chunk with several sources by its name, which vite.config.ts derives from the source. */
const keyOf = (manifest: Manifest, source: string): string =>
  source in manifest ? source : (Object.keys(manifest).find((key) => manifest[key]?.name === parse(source).name) ?? source);

const withImports = (manifest: Manifest, name: string, seen: Set<string>): Chunk[] => {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))];
};

const tagsOf = (manifest: Manifest, entry: Entry, modules: string[]): EntryTags => {
  const seen = new Set<string>();
  const { entry: source, start } = sources[entry];
  const chunks = [source, ...(start ? [start] : []), ...modules].flatMap((name) => withImports(manifest, keyOf(manifest, name), seen));
  const [main, ...others] = chunks;
  if (!main) throw new Error(`The build has no entry ${source}`);
  // the file of a style sheet that is loaded alone is its own chunk
  const isStyle = ({ file }: Chunk) => file.endsWith('.css');
  const styles = [...new Set(chunks.flatMap((chunk) => (isStyle(chunk) ? chunk.file : (chunk.css ?? []))))];
  const preloads = (fonts: RegExp) =>
    chunks
      .flatMap((chunk) => chunk.assets ?? [])
      .filter((file) => fonts.test(file))
      .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
  const files = others.filter((chunk) => !isStyle(chunk)).map(({ file }) => `/${file}`);
  const head = [
    // first: with HTTP/1.1 the first request reuses the connection of the document, whereas the others must open new ones
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...preloads(firstFonts),
    ...(start ? [] : files.map((file) => `<link rel="modulepreload" href="${file}">`)),
  ];
  const later = start ? ` fetchpriority="low" data-modules="${files.join(' ')}"` : '';
  return {
    head: head.join(''),
    accents: preloads(accentFonts).join(''),
    bodyEnd: `<script type="module" src="/${main.file}"${later}></script>`,
  };
};

const registerFiles = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(dist, 'client'),
    wildcard: false,
    preCompressed: true,
    // compressed files have no separate addresses: they are sent to clients that accept the encoding
    globIgnore: ['**/*.br', '**/*.gz'],
    decorateReply: false,
    // files of the build are small, so ranges are not supported
    acceptRanges: false,
    index: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      removeDocumentHeaders(reply);
      // the ETag is sufficient
      if (isHashed) reply.removeHeader('last-modified');
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${hourSeconds}`);
    },
  });
};

/** @throws if there is no build */
export const openBuiltPages = async (): Promise<Renderer> => {
  const readManifest = async (entry: Entry) => JSON.parse(await readFile(join(dist, `client/.vite/${entry}.json`), 'utf8')) as Manifest;
  const manifests: Record<Entry, Manifest> = { site: await readManifest('site'), admin: await readManifest('admin') };
  const { render } = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as Pick<Renderer, 'render'>;
  // cached, because the tags depend only on the screen, and there are few screens
  const known = new Map<string, EntryTags>();
  const tags: Renderer['tags'] = async (entry, _path, modules = []) => {
    const key = [entry, ...modules].join();
    const found = known.get(key) ?? tagsOf(manifests[entry], entry, modules);
    known.set(key, found);
    return found;
  };
  return { render, tags, registerFiles, hasContentPolicy: true, isStable: true };
};
