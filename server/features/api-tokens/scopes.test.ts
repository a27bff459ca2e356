// The scope of every API call, with real tokens.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Route } from '#contract/route.ts';
import { includesScope, type Scope, scopeOf, scopes } from '#contract/rules/scopes.ts';
import { mountedRoutes } from '#server/http/mount.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createApiToken } from './api-tokens.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ API_TOKEN_RATE_LIMIT: '0' });
});
afterAll(() => test.close());

const adminRoutes = () => mountedRoutes(test.app).filter(({ access }) => access === 'admin');
const nameOf = ({ method, path }: Route) => `${method} ${path.replace('/api/admin/', '')}`;

/** Calls for content and messages that are closed to tokens. A new call is open only if the table of scopes names its path. */
const closed = `
  DELETE drafts/:kind/:id, DELETE editing/:kind/:id/changes, DELETE editing/:kind/:id/presence, DELETE preview-links/:id,
  GET categories/:id/merge, GET drafts/:kind, GET drafts/:kind/:id, GET editing/:kind/:id/changes,
  GET first-steps, GET interface-texts, GET mail, GET mail/contacts/:id, GET media/:id, GET revisions, GET revisions/:id,
  GET settings,
  GET trash/effects/:kind/:id, GET unlinked-pages, POST attributes/:id/merge, POST categories/:id/merge, POST drafts/:kind/:id/links,
  POST drafts/:kind/:id/preview, POST drafts/:kind/:id/publish, POST drafts/article/:id, POST drafts/category/:id, POST drafts/page/:id,
  POST drafts/product/:id, POST mail/:id/send, POST media/:id/replace, POST menu-records, POST previews/:kind, POST previews/hero,
  POST previews/menus, POST revisions-restore, POST revisions/:id/restore, POST settings-bulk-update, POST text-links,
  DELETE translation-files/:language/import, GET translation-files/:language, GET translation-files/:language/import,
  DELETE media/:id, PUT media/:id, PUT drafts/:kind/:id/schedule, PUT editing/:kind/:id/changes, PUT editing/:kind/:id/presence,
  GET translations, GET translations/:kind/:id, GET translations/:kind/:id/:language,
  POST translations/:kind/:id/:language/preview, POST translation-files/:language, POST translation-files/:language/import,
  PUT interface-texts,
  PUT translations/:kind/:id/:language
`
  .trim()
  .split(/,\s+/);

it('closes to tokens all calls that the table of scopes does not open (TOKEN-04)', () => {
  const routes = adminRoutes();
  const isContent = ({ permission = 'account' }: Route) => /^(content|translations|messages)\./.test(permission);
  expect(routes.filter((route) => !isContent(route) && scopeOf(route) !== null).map(nameOf)).toEqual([]);
  expect(routes.filter(({ requiresPassword }) => requiresPassword).filter((route) => scopeOf(route) !== null)).toEqual([]);
  const found = routes.filter((route) => isContent(route) && scopeOf(route) === null).map(nameOf);
  expect(found.toSorted()).toEqual(closed.toSorted());
});

it.each([
  ['a list', '/api/admin/news', 'articles:read'],
  ['a record', '/api/admin/products/:id', 'products:read'],
  ['a path with an exception', '/api/admin/attributes/grid/:id', 'products:read'],
  ['an export', '/api/admin/exports/category/columns', 'categories:read'],
  ['an unknown path', '/api/admin/constructor', null],
])('finds the scope of %s (TOKEN-03)', (_title, path, scope) => {
  expect(scopeOf({ path, permission: 'content.read' })).toBe(scope);
});

it('includes reading in writing, and nothing else (TOKEN-03)', () => {
  expect(scopes.filter((scope) => includesScope(['products:write'], scope))).toEqual(['products:read', 'products:write']);
  expect(scopes.filter((scope) => includesScope(['products:read'], scope))).toEqual(['products:read']);
});

it('answers each call only with its scope, and names a missing one (TOKEN-03, TOKEN-04)', async () => {
  const actor = { id: 1, name: 'Owner' };
  const tokens = new Map<string, string>();
  const headersWith = async (name: string, some: readonly Scope[]) => {
    const token = tokens.get(name) ?? (await createApiToken({ ...test.context, actor }, { name, scopes: some })).token;
    tokens.set(name, token);
    return { authorization: `Bearer ${token}` };
  };
  for (const route of adminRoutes()) {
    const url = route.path.replaceAll(/:\w+/g, '2147483647');
    const required = scopeOf(route);
    const without = await headersWith(
      `without ${required}`,
      scopes.filter((scope) => !required || !includesScope([scope], required)),
    );
    const refused = await test.send(route.method, url, { headers: without });
    const message = required ? `The API token “without ${required}” lacks the scope ${required}.` : 'API tokens cannot use this call.';
    expect([nameOf(route), refused.status, refused.body]).toEqual([nameOf(route), 403, { message, code: 'forbidden' }]);
    if (!required) continue;
    const { status } = await test.send(route.method, url, { headers: await headersWith(`with ${required}`, [required]) });
    expect([200, 201, 404, 415, 422], nameOf(route)).toContain(status);
  }
});

it('names the scope in the API documentation (TOKEN-03)', async () => {
  const { paths, components } = (await test.send('GET', '/api/openapi.json')).body as {
    paths: Record<string, Record<string, { description: string }>>;
    components: { securitySchemes: { bearer: { description: string } } };
  };
  expect(paths['/api/admin/products']?.get?.description).toBe('API tokens need the scope `products:read`.');
  expect(paths['/api/admin/backups']?.get?.description).toBe('Closed to API tokens.');
  expect(components.securitySchemes.bearer.description).toContain('API token');
});
