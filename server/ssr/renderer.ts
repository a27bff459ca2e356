// Interface to the web part, with two implementations: the build (production) and Vite (development).
import type { FastifyInstance } from 'fastify';
import type { Rendered, RenderRequest } from '#contract/rendering.ts';

export type Entry = 'site' | 'admin';

/** HTML that loads an entry's styles and script. */
export interface EntryTags {
  head: string;
  /** Added to the head of pages whose text contains letters beyond Basic Latin. */
  accents?: string;
  bodyEnd: string;
}

export interface Renderer {
  render(request: RenderRequest): Promise<Rendered>;
  /** @param modules sources of lazily loaded code that the page needs initially */
  tags(entry: Entry, path: string, modules?: string[]): Promise<EntryTags>;
  /** Serves the files that the tags reference. */
  registerFiles(app: FastifyInstance): Promise<void>;
  /** False in development, where hot reload needs inline scripts. */
  hasContentPolicy: boolean;
  /** Whether the same data always results in the same document; false while the sources of the pages can change. */
  isStable: boolean;
}
