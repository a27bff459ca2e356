// The web part from its sources, with hot reload. Development only.
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { Rendered, RenderRequest } from '#contract/rendering.ts';
import type { Renderer } from './renderer.ts';

const ownPaths = /^\/(api|storage|healthz|readyz)(\/|$|\?)/;

/** Renders pages with the current sources. */
export const createVitePages = (vite: ViteDevServer): Renderer => {
  const templates = {
    site: '<!doctype html><html><head></head><body><script type="module" src="/web/site/entry.ts"></script></body></html>',
    admin: '<!doctype html><html><head></head><body><script type="module" src="/web/admin/entry.tsx"></script></body></html>',
  };
  return {
    hasContentPolicy: false,
    isStable: false,
    render: async (request: RenderRequest): Promise<Rendered> => {
      const { render } = (await vite.ssrLoadModule('/web/site/entry-server.tsx')) as Pick<Renderer, 'render'>;
      return render(request);
    },
    tags: async (entry, path) => {
      const html = await vite.transformIndexHtml(path, templates[entry]);
      return { head: /<head>(.*)<\/head>/s.exec(html)?.[1] ?? '', bodyEnd: /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '' };
    },
    registerFiles: async (app: FastifyInstance) => {
      app.addHook('onRequest', (request, reply, done) => {
        if (ownPaths.test(request.url)) return done();
        // Vite answers requests for its own files; all others continue to the pages
        vite.middlewares(request.raw, reply.raw, () => done());
      });
    },
  };
};
