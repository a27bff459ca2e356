// The API reference at /api/docs: Swagger UI, which displays the OpenAPI document.
import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openApiPath } from './openapi.ts';

const path = '/api/docs';
const script = 'text/javascript; charset=utf-8';
/** The files of the page in the package, with their types; the package also contains others. */
const files = { 'swagger-ui.css': 'text/css; charset=utf-8', 'swagger-ui-bundle.js': script, 'favicon-32x32.png': 'image/png' };
const daySeconds = 86_400;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>API reference</title><link rel="icon" href="${path}/static/favicon-32x32.png">
<link rel="stylesheet" href="${path}/static/swagger-ui.css"></head>
<body><div id="reference"></div><script src="${path}/static/swagger-ui-bundle.js"></script><script src="${path}/static/start.js"></script></body></html>
`;

const start = `SwaggerUIBundle(${JSON.stringify({
  url: openApiPath,
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
})});
`;

/** The style sheet of Swagger UI contains pictures. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const packageFolder = (): string => dirname(findPackageJSON('@fastify/swagger-ui', import.meta.url) ?? '');

/** Serves the page and its files. The response cache stores them with their compressed variants. */
export const registerApiReference = (app: FastifyInstance): void => {
  const hidden = { schema: { hide: true } };
  const stored = { ...hidden, config: { cachedParameters: () => [] } };
  const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
    reply.type(type).header('cache-control', `public, max-age=${daySeconds}`).send(body);
  for (const url of [path, `${path}/`]) {
    app.get(url, stored, async (_request, reply) =>
      send(reply.header('content-security-policy', policy), 'text/html; charset=utf-8', page),
    );
  }
  app.get(`${path}/static/start.js`, stored, async (_request, reply) => send(reply, script, start));
  for (const [name, type] of Object.entries(files)) {
    app.get(`${path}/static/${name}`, stored, async (_request, reply) =>
      send(reply, type, await readFile(join(packageFolder(), 'static', name))),
    );
  }
  // earlier addresses of the document; JSON is also valid YAML
  for (const name of ['json', 'yaml']) app.get(`${path}/${name}`, hidden, (_request, reply) => reply.redirect(openApiPath, 301));
};
