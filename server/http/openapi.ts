// The contract as an OpenAPI document.
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Address of the document. */
export const openApiPath = '/api/openapi.json';

const description = `Public calls need no authentication. Calls under /api/admin need \`Authorization: Bearer <token>\` with the token of the sign-in call, or with an API token (*Integrations* in the CMS), whose scope each call names.
Every error response has the form \`{message, code}\`; invalid input (422) also has \`errors\` by field. Compare \`code\`, not the texts.`;

const bearerText = 'The token of a session, or an API token (`lnt_…`) with the scope that the description of the call names.';

const cacheSeconds = 300;

/** Serves the document, which is created on the first request. Register it before the routes, which it collects. */
export const registerOpenApi = async (app: FastifyInstance, siteUrl: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Site and CMS API', description, version: '1' },
      servers: [{ url: siteUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: bearerText } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  let text: string | undefined;
  app.get(openApiPath, { schema: { hide: true }, config: { cachedParameters: () => [] } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').header('cache-control', `public, max-age=${cacheSeconds}`).send(text);
  });
};
