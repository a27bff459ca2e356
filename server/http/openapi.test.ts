import { validate } from '@readme/openapi-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { mountedRoutes } from './mount.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.example.com' });
});
afterAll(() => test.close());

interface Operation {
  operationId?: string;
  responses: Record<string, { content: Record<string, { schema: { $ref: string } }> }>;
}
interface OpenApi {
  servers: unknown;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

const readDocument = async () => (await test.send('GET', '/api/openapi.json')).body as OpenApi;

describe('the OpenAPI document', () => {
  it('is valid, and each of its references exists (APIPUB-19)', async () => {
    expect(await validate((await readDocument()) as never)).toMatchObject({ valid: true });
  });

  it('lists exactly the mounted routes', async () => {
    const { paths } = await readDocument();
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const mounted = mountedRoutes(test.app).map(({ method, path }) => `${method} ${path.replaceAll(/:([a-z]+)/g, '{$1}')}`);
    expect(documented.sort()).toEqual(mounted.sort());
  });

  it('names the server and each operation (APIPUB-19)', async () => {
    const { servers, paths } = await readDocument();
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(servers).toEqual([{ url: 'https://www.example.com' }]);
    expect(ids).toContain('getPublicProductsBySlug');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id ?? ''))).toEqual([]);
  });

  it('names the errors of each call by status and code (APIPUB-19)', async () => {
    const { paths, components } = await readDocument();
    const { responses } = paths['/api/admin/categories/{id}']?.delete ?? { responses: {} };
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '408',
      '409',
      '413',
      '415',
      '419',
      '422',
      '429',
      '431',
      '500',
      '503',
      '507',
    ]);
    const schema = responses['409']?.content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
    expect(components.schemas[schema]).toMatchObject({ properties: { code: { enum: ['conflict'] } } });
    expect(Object.keys(paths['/api/public/products/{slug}']?.get?.responses ?? {})).toContain('400');
  });

  it('is cached by the server and by browsers, and compressed (APIPUB-20)', async () => {
    const first = await test.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=300', etag: expect.any(String) });
    const again = await test.app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });
});

describe('the API reference', () => {
  it('is a page whose files exist and are allowed by its policy (APIPUB-20)', async () => {
    const { headers, body } = await test.send('GET', '/api/docs');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    const addresses = [...String(body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(addresses).toHaveLength(4);
    for (const address of addresses) {
      const file = await test.send('GET', address);
      expect(file).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=86400', etag: expect.any(String) } });
    }
    expect((await test.send('GET', '/api/docs/')).body).toBe(body);
  });

  it('sends its scripts compressed (APIPUB-20)', async () => {
    const { headers } = await test.app.inject({ url: '/api/docs/static/swagger-ui-bundle.js', headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  });

  it.each(['json', 'yaml'])('redirects from its former document %s to the OpenAPI document', async (name) => {
    expect(await test.send('GET', `/api/docs/${name}`)).toMatchObject({ status: 301, headers: { location: '/api/openapi.json' } });
  });
});
