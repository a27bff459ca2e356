// The life of API tokens: creation, use by programs, expiry.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiToken } from '#contract/api-tokens.ts';
import { apiTokenLimits, type Scope } from '#contract/rules/scopes.ts';
import { createAdministrator } from '#server/features/auth/auth.repository.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPicture, multipart } from '#server/testing/multipart.ts';
import { testAdministrator } from '#server/testing/test-app.ts';

const path = '/api/admin/api-tokens';
const at = '2026-11-21T03:00:00.000Z';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp({ API_TOKEN_RATE_LIMIT: '0' });
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const create = async (name: string, scopes: readonly Scope[], more: object = {}) => {
  const { status, body } = await test.call('POST', path, { name, scopes, ...more });
  expect(status).toBe(201);
  return { ...(body as { api_token: ApiToken; token: string }), headers: { authorization: `Bearer ${body.token}` } };
};
const list = async (): Promise<ApiToken[]> => (await test.get(path)).body.api_tokens;
const read = async (headers: Record<string, string>) => (await test.visit('GET', '/api/admin/products', { headers })).status;
const auditOf = async (query: string) => (await test.get(`/api/admin/audit?${query}`)).body.data[0];

describe('creating', () => {
  it('shows the token once, and stores only its hash (TOKEN-01, TOKEN-02)', async () => {
    const { token, api_token } = await create(' ERP ', ['products:write', 'imports:write', 'products:write']);
    expect(token).toMatch(/^lnt_[\w-]{43}$/);
    expect(api_token).toEqual({
      id: api_token.id,
      name: 'ERP',
      scopes: ['products:write', 'imports:write'],
      start: token.slice(0, 8),
      state: 'active',
      created_by: 'Administrator',
      created_at: at,
      expires_at: '2027-11-21T03:00:00.000Z',
      last_used_at: null,
    });
    expect(await list()).toEqual([api_token]);
    expect(await auditOf('kind=api-token')).toMatchObject({
      action: 'create',
      record_name: 'ERP',
      actor: { id: 1, name: 'Administrator' },
      details: { scopes: ['products:write', 'imports:write'], expires_at: '2027-11-21T03:00:00.000Z' },
    });
    const stored = [
      await test.context.db.selectFrom('api_tokens').selectAll().execute(),
      await test.context.db.selectFrom('audit_log').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(token.slice(8));
    expect(JSON.stringify(stored)).toContain('"token_hash"');
  });

  it.each([
    ['no name', { name: '' }, { name: ['The name field is required.'] }],
    ['the name of another token', { name: 'ERP' }, { name: ['Another token has this name.'] }],
    ['no scope', { scopes: [] }, { scopes: ['Choose at least one scope.'] }],
    ['an unknown scope', { scopes: ['settings:write'] }, { 'scopes.0': ['The scope is not one of the known ones.'] }],
    ['a time that is over', { expires_at: at }, { expires_at: ['The expiry must be in the future.'] }],
    ['no time', { expires_at: 'soon' }, { expires_at: ['The expiry must be a time such as 2027-11-21T00:00:00Z.'] }],
  ])('is refused with %s (TOKEN-01)', async (_title, input, errors) => {
    await create('ERP', ['products:read']);
    const { status, body } = await test.call('POST', path, { name: 'CRM', scopes: ['messages:read'], ...input });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('requires the password, an owner, and fewer than 50 tokens (TOKEN-01)', async () => {
    for (let number = 1; number <= apiTokenLimits.tokens; number += 1) await create(`Token ${number}`, ['products:read']);
    const more = await test.call('POST', path, { name: 'One more', scopes: ['products:read'] });
    expect([more.status, more.body.message]).toEqual([409, 'There can be at most 50 API tokens. Revoke one that is not used.']);
    test.setTime('2026-11-21T03:10:00.000Z');
    expect((await test.call('POST', path, { name: 'Late', scopes: ['products:read'] })).body.code).toBe('password-required');
    await test.context.db.updateTable('administrators').set({ role: 'editor' }).where('id', '=', 1).execute();
    expect((await test.get(path)).status).toBe(403);
  });
});

describe('a program', () => {
  it('is named in the audit log and the history, and its creator as the author of articles (TOKEN-09)', async () => {
    const { api_token, headers } = await create('ERP', ['articles:write']);
    const { payload, contentType } = multipart({ fields: { title: 'News', content: '<p>Text</p>' } });
    const saved = await test.visit('POST', '/api/admin/news', { headers: { ...headers, 'content-type': contentType }, body: payload });
    expect(saved).toMatchObject({ status: 201, body: { news: { author: { name: 'Administrator' } } } });
    const actor = { id: 1, name: 'API token “ERP”' };
    expect(await auditOf('kind=article')).toMatchObject({ actor, action: 'create', details: { api_token: api_token.id } });
    expect((await test.get('/api/admin/revisions?kind=article')).body.data).toMatchObject([{ actor, action: 'create' }]);
  });

  describe('that imports', () => {
    const send = async (headers: Record<string, string>, name: string, lines: string, fields: Record<string, string>) => {
      const { payload, contentType } = multipart({ fields, files: [['file', name, lines]] });
      const sent = { headers: { ...headers, 'content-type': contentType }, body: payload };
      const { status, body } = await test.visit('POST', '/api/admin/imports', sent);
      return { status, body: body as { import: { id: number } } };
    };
    const sheet = 'Title;Content;Slug\nNews;Text;news';
    const articles = { action: 'apply', options: JSON.stringify({ kind: 'article' }) };

    it('is named in the audit log and the history for what the import writes (TOKEN-09)', async () => {
      const { api_token, headers } = await create('ERP', ['imports:write', 'articles:write']);
      const { body } = await send(headers, 'news.csv', sheet, articles);
      await expect.poll(async () => (await test.get(`/api/admin/imports/${body.import.id}`)).body.import.state).toBe('applied');
      const actor = { id: 1, name: 'API token “ERP”' };
      expect(await auditOf('kind=import')).toMatchObject({ actor, action: 'import', details: { api_token: api_token.id } });
      expect((await test.get('/api/admin/revisions?kind=article')).body.data).toMatchObject([{ actor, action: 'create' }]);
    });

    it('needs the scope write of each kind in the file (TOKEN-16)', async () => {
      const { headers } = await create('ERP', ['imports:write', 'products:write', 'articles:read']);
      const lacks = (scope: string) => `The API token “ERP” lacks the scope ${scope}, which this import needs.`;
      const refused = await send(headers, 'news.csv', sheet, articles);
      expect(refused).toEqual({ status: 403, body: { message: lacks('articles:write'), code: 'forbidden' } });
      const products = 'Name;Category\nOne;Sensors';
      const withCategories = await send(headers, 'a.csv', products, { options: JSON.stringify({ create_categories: true }) });
      expect(withCategories).toMatchObject({ status: 403, body: { message: lacks('categories:write') } });
      const pages = readFileSync('server/features/imports/formats/fixtures/wordpress.xml');
      expect(await send(headers, 'a.xml', pages.toString(), {})).toMatchObject({ status: 403 });
      expect((await test.get('/api/admin/imports')).body.total).toBe(0);
      const own = await send(headers, 'a.csv', products, {});
      expect(own.status).toBe(201);
      const check = { headers, body: { options: { kind: 'page' } } };
      expect(await test.visit('POST', `/api/admin/imports/${own.body.import.id}/check`, check)).toMatchObject({
        status: 403,
        body: { message: lacks('pages:write') },
      });
    });

    it('cannot apply, stop or undo what a person has uploaded for other kinds (TOKEN-16)', async () => {
      const { headers } = await create('ERP', ['imports:write', 'products:write']);
      const { body } = await send(test.signedIn, 'news.csv', sheet, { options: articles.options });
      for (const action of ['apply', 'pause', 'resume', 'cancel', 'undo'])
        expect(await test.visit('POST', `/api/admin/imports/${body.import.id}/${action}`, { headers })).toMatchObject({ status: 403 });
    });

    it('has its own idempotency keys (IMP-03)', async () => {
      const key = { options: articles.options, idempotency_key: 'prices of 2026-11-28' };
      const tokens = new Map<string, Record<string, string>>();
      const ids = [];
      for (const name of ['ERP', 'ERP', 'PIM']) {
        const existing = tokens.get(name) ?? (await create(name, ['imports:write', 'articles:write'])).headers;
        tokens.set(name, existing);
        ids.push((await send(existing, 'news.csv', sheet, key)).body.import.id);
      }
      ids.push((await send(test.signedIn, 'news.csv', sheet, key)).body.import.id);
      expect(new Set(ids).size).toBe(3);
      expect(ids[0]).toBe(ids[1]);
    });
  });

  it('does not outlive its expiry, and can be without one (TOKEN-05)', async () => {
    const { headers } = await create('Short', ['products:read'], { expires_at: '2026-11-21T03:05:00+00:00' });
    const endless = await create('Endless', ['products:read'], { expires_at: null });
    test.setTime('2026-11-21T03:04:59.999Z');
    expect(await read(headers)).toBe(200);
    test.setTime('2026-11-21T03:05:00.000Z');
    expect([await read(headers), await read(endless.headers)]).toEqual([401, 200]);
    expect((await list()).map(({ name, state }) => [name, state])).toEqual([
      ['Endless', 'active'],
      ['Short', 'expired'],
    ]);
  });

  it('stops while its creator is not an active owner (TOKEN-06)', async () => {
    const second = await createAdministrator(test.context.db, { email: 'second@example.com', name: 'Second', passwordHash: 'none', at });
    const { headers } = await create('ERP', ['products:read']);
    await test.context.db.updateTable('api_tokens').set({ creator_id: second }).execute();
    const change = async (method: 'PUT' | 'DELETE', url: string, body?: object) => {
      expect((await test.call(method, `/api/admin/administrators/${second}${url}`, body)).status).toBe(200);
      return [await read(headers), (await list())[0]?.state];
    };
    expect(await change('PUT', '/role', { role: 'editor' })).toEqual([401, 'stopped']);
    expect(await change('PUT', '/role', { role: 'owner' })).toEqual([200, 'active']);
    expect(await change('PUT', '', { is_active: false })).toEqual([401, 'stopped']);
    expect(await change('PUT', '', { is_active: true })).toEqual([200, 'active']);
    expect(await change('DELETE', '')).toEqual([401, 'stopped']);
  });

  it('has no session, no cookie for files, and reads unpublished files only with media:read (TOKEN-07)', async () => {
    const { headers } = await create('CRM', ['messages:read']);
    const media = await create('Media', ['media:read']);
    const answer = await test.visit('GET', '/api/admin/contacts', { headers });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    const upload = await test.post('/api/admin/upload', { files: [['file', 'a.png', await aPicture()]] });
    const fileBy = async (by: Record<string, string>) => (await test.visit('GET', `/storage/${upload.body.path}`, { headers: by })).status;
    await test.context.db.deleteFrom('media').execute();
    await test.context.db.updateTable('content_version').set({ version: 99_999_999 }).execute();
    expect([await fileBy({}), await fileBy(headers), await fileBy(media.headers)]).toEqual([404, 404, 200]);
    const { sessions } = (await test.get('/api/admin/account/sessions')).body;
    expect(sessions).toHaveLength(1);
    await test.call('POST', '/api/admin/auth/logout', {});
    expect((await test.visit('GET', '/api/admin/contacts', { headers })).status).toBe(200);
  });

  it('does not see a site that is not public (TOKEN-07)', async () => {
    const { headers } = await create('ERP', ['products:read']);
    await test.call('PUT', '/api/admin/site-access', { is_public: false, machines: 'unavailable', password: 'open sesame please' });
    if (!test.app.server.listening) await test.app.listen({ host: '127.0.0.1', port: 0 });
    const origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
    const statuses = [];
    for (const url of ['/api/public/products', '/api/admin/products']) statuses.push((await fetch(origin + url, { headers })).status);
    expect(statuses).toEqual([503, 200]);
  });

  it('needs no CSRF token, and its token is not accepted in an address or a cookie (TOKEN-07)', async () => {
    const { token, headers } = await create('ERP', ['products:write']);
    const foreign = { ...headers, origin: 'https://erp.example', 'sec-fetch-site': 'cross-site' };
    expect((await test.visit('DELETE', '/api/admin/products/1', { headers: foreign })).status).toBe(404);
    expect((await test.visit('GET', `/api/admin/products?token=${token}`)).status).toBe(401);
    expect((await test.visit('GET', '/api/admin/products', { headers: { cookie: `admin_files=${token}` } })).status).toBe(401);
    expect((await test.visit('POST', '/api/admin/auth/login', { body: { ...testAdministrator, password: token } })).status).toBe(401);
  });

  it('is shown with its last use, stored at most once a minute (TOKEN-10)', async () => {
    const { headers } = await create('ERP', ['products:read']);
    const usedAt = async (time: string) => {
      test.setTime(`2026-11-21T${time}.000Z`);
      expect(await read(headers)).toBe(200);
      // waits for the write that the call has started
      await expect.poll(async () => (await list())[0]?.last_used_at).not.toBeNull();
      return (await list())[0]?.last_used_at?.slice(11, 19);
    };
    expect([await usedAt('03:00:01'), await usedAt('03:01:00')]).toEqual(['03:00:01', '03:00:01']);
    test.setTime('2026-11-21T03:01:01.000Z');
    expect(await read(headers)).toBe(200);
    await expect.poll(async () => (await list())[0]?.last_used_at).toBe('2026-11-21T03:01:01.000Z');
  });
});
