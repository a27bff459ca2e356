// Every API call with every role, and changes of roles.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LoginAnswer } from '#contract/auth.ts';
import { may, permissions, type Role, rightsOf, roles } from '#contract/rules/policy.ts';
import { createAdministrator } from '#server/features/auth/auth.repository.ts';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { mountedRoutes } from '#server/http/mount.ts';
import { createTestApp, type TestApp, testAdministrator } from '#server/testing/test-app.ts';

const at = '2026-11-21T03:00:00.000Z';
const forbidden = { message: 'Your role does not allow this.', code: 'forbidden' };
const path = '/api/admin/administrators';

/** Calls by POST that only read: previews, and the targets of links. */
const readingCalls = [
  'POST /api/admin/drafts/:kind/:id/preview',
  'POST /api/admin/menu-records',
  'POST /api/admin/previews/hero',
  'POST /api/admin/previews/menus',
  'POST /api/admin/text-links',
  'POST /api/admin/translations/:kind/:id/:language/preview',
];

/** Calls that write translations: each is refused for other languages than those of the translator. */
const translatorCalls = [
  'DELETE /api/admin/editing/:kind/:id/changes',
  'DELETE /api/admin/editing/:kind/:id/presence',
  'DELETE /api/admin/translation-files/:language/import',
  'POST /api/admin/revisions/:id/restore',
  'POST /api/admin/translation-files/:language',
  'POST /api/admin/translation-files/:language/import',
  'PUT /api/admin/editing/:kind/:id/changes',
  'PUT /api/admin/editing/:kind/:id/presence',
  'PUT /api/admin/interface-texts',
  'PUT /api/admin/translations/:kind/:id/:language',
];

const add = (test: TestApp, role: Role, name: string = role) =>
  createAdministrator(test.context.db, { email: `${name}@example.com`, name, passwordHash: 'none', role, languages: ['de'], at });

const signInAs = async (test: TestApp, administratorId: number) => ({
  authorization: `Bearer ${(await issueToken(test.context, { administratorId, remember: false })).token}`,
});

describe('calls', () => {
  let test: TestApp;
  const ids = { owner: 1 } as Record<Role, number>;
  beforeAll(async () => {
    test = await createTestApp();
    for (const role of roles) if (role !== 'owner') ids[role] = await add(test, role);
  });
  afterAll(() => test.close());

  const send = async (role: Role, method: string, url: string, body?: object) =>
    test.send(method, url, { headers: await signInAs(test, ids[role]), body });

  it('declare a permission if they are under /api/admin (ROLE-02)', () => {
    const routes = mountedRoutes(test.app);
    const admin = routes.filter(({ access }) => access === 'admin');
    expect(admin.filter(({ permission }) => !permission || !permissions.includes(permission))).toEqual([]);
    expect(admin.filter((route) => !route.path.startsWith('/api/admin/'))).toEqual([]);
    // calls without a session
    const open = routes.filter(({ access, path: url }) => access === 'public' && url.startsWith('/api/admin/'));
    expect(open.filter(({ path: url }) => !/^\/api\/admin\/(auth|invitations)\//.test(url))).toEqual([]);
  });

  it.each(roles)('are refused without the permission: %s (ROLE-02)', async (role) => {
    const refused = new Set<string>();
    const expected = new Set<string>();
    for (const { access, permission, method, path: declared } of mountedRoutes(test.app)) {
      if (access !== 'admin') continue;
      const call = `${method} ${declared}`;
      // skipped, because a real backup takes seconds
      if (call === 'POST /api/admin/backups' && role === 'owner') continue;
      if (!may(role, permission)) expected.add(call);
      // every role may read this group; the other groups are tested below
      const query = call === 'GET /api/admin/settings' ? '?group=hero' : '';
      const { status, body } = await send(role, method, declared.replace(/:\w+/, '999999') + query);
      expect([status, call]).not.toEqual([401, call]);
      if (status === 403) expect(body).toEqual(forbidden);
      if (status === 403) refused.add(call);
    }
    expect([...refused]).toEqual([...expected]);
  });

  it('answer 401 without a session, before any other check of the request (APIADM-01, WATCH-05)', async () => {
    const declared = mountedRoutes(test.app).filter(({ access }) => access === 'admin');
    expect(declared.length).toBeGreaterThan(100);
    for (const { method, path: url } of declared) {
      const { status, body } = await test.send(method, `${url.replace(/:\w+/g, '999999')}?page=x`);
      expect([method, url, status, body]).toEqual([method, url, 401, { message: 'Unauthenticated.', code: 'unauthenticated' }]);
    }
  });

  it('let translators change only their account and translations (ROLE-12)', () => {
    const changes = mountedRoutes(test.app).filter(
      ({ access, permission, method }) => access === 'admin' && method !== 'GET' && may('translator', permission),
    );
    const writing = changes.filter(({ permission }) => permission === 'translations.write');
    expect(writing.map(({ method, path: url }) => `${method} ${url}`).sort()).toEqual(translatorCalls);
    const others = changes.filter(({ permission }) => permission !== 'account' && permission !== 'translations.write');
    expect(others.filter(({ permission }) => permission !== 'content.read')).toEqual([]);
    expect(others.map(({ method, path: url }) => `${method} ${url}`).sort()).toEqual(readingCalls);
  });

  it('are refused before their parameters and body are checked (ROLE-02)', async () => {
    expect(await send('viewer', 'GET', '/api/admin/contacts?page=x')).toMatchObject({ status: 403, body: forbidden });
    expect(await send('viewer', 'POST', '/api/admin/products', { name: 1 })).toMatchObject({ status: 403, body: forbidden });
    expect((await send('editor', 'GET', '/api/admin/products?page=x')).status).toBe(422);
  });

  it('let editors read and save only the settings of slideshow and about page (ROLE-03)', async () => {
    const save = (role: Role, ...keys: string[]) =>
      send(role, 'POST', '/api/admin/settings-bulk-update', { settings: keys.map((key) => ({ key, value: 'Changed' })) });
    const titleOf = async (key: string) =>
      (await test.context.db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirstOrThrow()).value;
    const before = await titleOf('title');
    for (const url of ['/api/admin/settings', '/api/admin/settings?group=company', '/api/admin/settings?search=hero']) {
      expect(await send('editor', 'GET', url)).toMatchObject({ status: 403, body: forbidden });
      expect((await send('owner', 'GET', url)).status).toBe(200);
    }
    expect((await send('viewer', 'GET', '/api/admin/settings?group=about_sections')).status).toBe(200);
    expect((await send('translator', 'GET', '/api/admin/settings?group=languages')).status).toBe(200);
    // all or nothing
    expect(await save('editor', 'title', 'company_name')).toMatchObject({ status: 403, body: forbidden });
    expect(await titleOf('title')).toBe(before);
    expect((await save('editor', 'title')).status).toBe(200);
    expect(await titleOf('title')).toBe('Changed');
    expect((await save('sales', 'title')).status).toBe(403);
    expect((await save('owner', 'title', 'company_name')).status).toBe(200);
    // an owner who moves a built-in setting to a content group does not change its permission
    await test.context.db.updateTable('settings').set({ group_name: 'hero' }).where('key', '=', 'company_name').execute();
    expect((await save('editor', 'company_name')).status).toBe(403);
  });

  it('show the history of slideshow and about page to the roles that may read them, and the history of other settings only to owners (HIST-07, HIST-10)', async () => {
    const read = async (role: Role, query: string) => (await send(role, 'GET', `/api/admin/revisions?kind=setting${query}`)).status;
    for (const group of ['hero', 'about_team']) expect(await read('viewer', `&group=${group}`)).toBe(200);
    for (const query of ['', '&group=company', '&group=']) expect(await read('editor', query)).toBe(403);
    expect(await read('owner', '&group=company')).toBe(200);
  });
});

describe('the trash', () => {
  it('contains only records of the kinds that the role may change (ROLE-10)', async () => {
    const test = await createTestApp();
    const headers = await test.signIn();
    const [sales, editor] = [await signInAs(test, await add(test, 'sales')), await signInAs(test, await add(test, 'editor'))];
    await test.send('POST', '/api/public/contact', { body: { name: 'A', email: 'a@example.com', subject: 'Greeting', message: 'Hello' } });
    await test.send('POST', '/api/admin/pages', { headers, body: { title: 'Terms', content: 'Text' } });
    const deleted = async (url: string, body: object) => {
      const answer = await test.send('POST', url, { headers, body: { ids: [1], action: 'delete', ...body } });
      expect(answer.body).toMatchObject({ done: [1] });
    };
    await deleted('/api/admin/contacts/bulk', {});
    await deleted('/api/admin/pages/bulk', {});
    const list = async (by: { authorization: string }, query = '') =>
      (await test.send('GET', `/api/admin/trash${query}`, { headers: by })).body as { data: { id: number; kind: string }[] };
    const kinds = async (by: { authorization: string }) => (await list(by)).data.map(({ kind }) => kind).sort();
    expect([await kinds(headers), await kinds(sales), await kinds(editor)]).toEqual([['message', 'page'], ['message'], ['page']]);
    expect(await test.send('GET', '/api/admin/trash?kind=message', { headers: editor })).toMatchObject({ status: 403, body: forbidden });
    const [page] = (await list(editor)).data;
    const url = `/api/admin/trash/${page?.id}`;
    expect((await test.send('POST', `${url}/restore`, { headers: sales, body: {} })).status).toBe(404);
    expect((await test.send('DELETE', url, { headers: sales })).status).toBe(404);
    expect((await test.send('DELETE', '/api/admin/trash', { headers: sales })).body).toMatchObject({ removed: 1 });
    expect((await test.send('POST', `${url}/restore`, { headers: editor, body: {} })).status).toBe(200);
    await test.close();
  });
});

describe('messages', () => {
  it('can be assigned to administrators who may handle them (ROLE-07)', async () => {
    const test = await createTestApp();
    const headers = await test.signIn();
    const sales = await add(test, 'sales');
    const viewer = await add(test, 'viewer');
    const { body } = await test.send('GET', '/api/admin/contacts-assignees', { headers: await signInAs(test, sales) });
    expect(body).toEqual({
      administrators: [
        { id: 1, name: 'Administrator' },
        { id: sales, name: 'sales' },
      ],
    });
    await test.send('POST', '/api/public/contact', {
      body: { name: 'A', email: 'a@example.com', subject: 'A', message: 'Hello' },
    });
    const assign = (id: number) => test.send('PATCH', '/api/admin/contacts/1', { headers, body: { assigned_to: id } });
    expect((await assign(viewer)).status).toBe(422);
    expect((await assign(sales)).status).toBe(200);
    await test.close();
  });
});

describe('roles', () => {
  let test: TestApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    test = await createTestApp();
    headers = await test.signIn();
  });
  beforeEach(async () => {
    await test.context.db.deleteFrom('administrators').where('id', '!=', 1).execute();
    await test.context.db.updateTable('administrators').set({ role: 'owner' }).execute();
  });
  afterAll(() => test.close());

  const setRole = (id: number, role: unknown, by = headers) => test.send('PUT', `${path}/${id}/role`, { headers: by, body: { role } });

  it('are part of an invitation and of the session (ROLE-04)', async () => {
    const input = { email: 'rina@example.com', name: 'Rina', role: 'sales' };
    const { body } = await test.send('POST', path, { headers, body: input });
    expect(body).toMatchObject({ administrator: { role: 'sales', status: 'invited' } });
    const token = (body as { invitation: { path: string } }).invitation.path.split('/').at(-1);
    const joined = await test.send('POST', `/api/admin/invitations/${token}`, { body: { password: 'Gudang-biru-72 lampu' } });
    expect((joined.body as LoginAnswer).user).toMatchObject({ name: 'Rina', ...rightsOf('sales') });
    const unknown = await test.send('POST', path, { headers, body: { ...input, email: 'sari@example.com', role: 'root' } });
    expect(unknown).toMatchObject({
      status: 422,
      body: { errors: { role: ['The role must be one of owner, editor, sales, viewer, translator.'] } },
    });
  });

  it('apply from the next call on, even in existing sessions (ROLE-05)', async () => {
    const id = await add(test, 'viewer');
    const hers = await signInAs(test, id);
    const read = () => test.send('GET', '/api/admin/contacts-stats', { headers: hers });
    expect((await read()).status).toBe(403);
    expect(await setRole(id, 'sales')).toMatchObject({
      status: 200,
      body: { message: 'Role changed successfully', administrator: { id, role: 'sales' } },
    });
    expect((await read()).status).toBe(200);
    expect((await test.send('GET', '/api/admin/account', { headers: hers })).body).toMatchObject({ account: rightsOf('sales') });
    expect((await setRole(id, 'editor')).status).toBe(200);
    expect(await read()).toMatchObject({ status: 403, body: forbidden });
    expect((await setRole(id, 'root')).status).toBe(422);
    expect((await setRole(999_999, 'editor')).status).toBe(404);
  });

  it('are changed only by an owner within ten minutes after the password was entered (ROLE-05)', async () => {
    const id = await add(test, 'viewer');
    expect(await setRole(id, 'owner', await signInAs(test, id))).toMatchObject({ status: 403, body: forbidden });
    const late = await test.signIn();
    test.setTime('2026-11-21T03:10:00.000Z');
    expect(await setRole(id, 'editor', late)).toMatchObject({ status: 403, body: { code: 'password-required' } });
    test.setTime(at);
  });

  it('require one active owner, and cannot be changed for oneself (ROLE-06)', async () => {
    await add(test, 'editor');
    const last = { status: 409, body: { message: 'The last active owner cannot be given another role.' } };
    expect(await setRole(1, 'viewer')).toMatchObject(last);
    expect(await test.send('DELETE', `${path}/1`, { headers })).toMatchObject({
      status: 409,
      body: { message: 'The last active owner cannot be removed.' },
    });
    expect(await test.send('PUT', `${path}/1`, { headers, body: { is_active: false } })).toMatchObject({
      status: 409,
      body: { message: 'The last active owner cannot be disabled.' },
    });
    const disabled = await createAdministrator(test.context.db, {
      email: 'gone@example.com',
      name: 'Gone',
      passwordHash: 'none',
      isActive: false,
      at,
    });
    expect(await setRole(1, 'viewer')).toMatchObject(last);
    expect((await setRole(disabled, 'viewer')).status).toBe(200);
    await add(test, 'owner', 'second');
    expect(await setRole(1, 'viewer')).toMatchObject({ status: 409, body: { message: 'You cannot change your own role.' } });
  });

  it('require one active owner even when owners demote, disable or remove each other at the same time (ROLE-06)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await add(test, 'owner', `owner${round}`);
      const [mine, hers] = [await signInAs(test, 1), await signInAs(test, id)];
      const attack = [
        () => setRole(id, 'viewer', mine),
        () => test.send('PUT', `${path}/${id}`, { headers: mine, body: { is_active: false } }),
        () => test.send('DELETE', `${path}/${id}`, { headers: mine }),
      ][round % 3];
      await Promise.all([attack?.(), setRole(1, 'editor', hers)]);
      const owners = await test.context.db
        .selectFrom('administrators')
        .select('id')
        .where('role', '=', 'owner')
        .where('is_active', '=', 1)
        .execute();
      expect(owners).toHaveLength(1);
      await test.context.db.updateTable('administrators').set({ role: 'owner', is_active: 1 }).where('id', '=', 1).execute();
      await test.context.db.deleteFrom('administrators').where('id', '!=', 1).execute();
    }
  });

  const chosen = (role: string, languages?: unknown) => ({ role, ...(languages !== undefined && { languages }) });

  it('keep the languages of a translator, which only translators have (ROLE-12)', async () => {
    const id = await add(test, 'viewer');
    const set = (body: object) => test.send('PUT', `${path}/${id}/role`, { headers, body });
    expect(await set(chosen('translator', ['id', 'de', 'id']))).toMatchObject({
      status: 200,
      body: { administrator: { role: 'translator', languages: ['id', 'de'] } },
    });
    const row = await test.context.db
      .selectFrom('administrators')
      .select(['role', 'languages'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ role: 'viewer', languages: '["id","de"]' });
    const account = await test.send('GET', '/api/admin/account', { headers: await signInAs(test, id) });
    expect(account.body).toMatchObject({ account: rightsOf('translator', ['id', 'de']) });
    const refused: [object, object][] = [
      [chosen('translator'), { languages: ['Choose at least one language for a translator.'] }],
      [chosen('translator', []), { languages: ['Choose at least one language for a translator.'] }],
      [chosen('viewer', ['de']), { languages: ['Only a translator has languages.'] }],
    ];
    for (const [body, errors] of refused) expect(await set(body)).toMatchObject({ status: 422, body: { errors } });
    expect((await set(chosen('translator', ['Deutsch']))).status).toBe(422);
    const viewer = (await set(chosen('viewer'))).body as { administrator: object };
    expect(viewer).toMatchObject({ administrator: { role: 'viewer' } });
    expect(viewer.administrator).not.toHaveProperty('languages');
  });

  it('are part of the invitation of a translator, with the languages (ROLE-04, ROLE-12)', async () => {
    const input = { email: 'greta@example.com', name: 'Greta', ...chosen('translator', ['de']) };
    const { body } = await test.send('POST', path, { headers, body: input });
    expect(body).toMatchObject({ administrator: { role: 'translator', languages: ['de'], status: 'invited' } });
    const token = (body as { invitation: { path: string } }).invitation.path.split('/').at(-1);
    const joined = await test.send('POST', `/api/admin/invitations/${token}`, { body: { password: 'Gudang-biru-72 lampu' } });
    expect((joined.body as LoginAnswer).user).toMatchObject({ name: 'Greta', ...rightsOf('translator', ['de']) });
    const none = await test.send('POST', path, { headers, body: { ...input, email: 'other@example.com', languages: [] } });
    expect(none).toMatchObject({ status: 422, body: { errors: { languages: ['Choose at least one language for a translator.'] } } });
  });

  it('make the first administrator an owner (ROLE-04)', async () => {
    const { body } = await test.send('POST', '/api/admin/auth/login', { body: testAdministrator });
    expect((body as LoginAnswer).user).toMatchObject(rightsOf('owner'));
  });
});
