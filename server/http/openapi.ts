// The contract as an OpenAPI document, and a page to read it.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const description = `Public calls need nothing. Calls under /api/admin need \`Authorization: Bearer <token>\` from the sign-in call.
Every error answers \`{message}\`, a refused input (422) also \`errors\` by field.`;

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
    // over plain http the page's own files would be asked for by https, and never come
    transformStaticCSP: (policy) => policy.replace(/;?\s*upgrade-insecure-requests;?/, ''),
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: 0 },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
};
