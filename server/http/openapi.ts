// The contract as an OpenAPI document, and a page that displays it.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const description = `Public calls need no authentication. Calls under /api/admin need \`Authorization: Bearer <token>\` with the token of the sign-in call.
Every error response has the form \`{message, code}\`; invalid input (422) also has \`errors\` by field. Compare \`code\`, not the texts.`;

/** Serves `/api/openapi.json` and the API reference at `/api/docs`. Register it before the routes, which it collects. */
export const registerOpenApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Site and CMS API', description, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // over plain http, the page would request its own files by https, which fails
    transformStaticCSP: (policy) => policy.replace(/;?\s*upgrade-insecure-requests;?/, ''),
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: 0 },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
};
