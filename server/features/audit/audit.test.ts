import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { databaseName } from '#server/testing/database.ts';
import { createTestApp, type TestApp, testAdministrator } from '#server/testing/test-app.ts';

const allOf = (entries: readonly AuditEntry[]) => entries.map(({ action, kind, record_name }) => [action, kind, record_name]);

describe('the audit log', () => {
  let test: TestApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    test = await createTestApp();
    headers = await test.signIn();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  const call = async (method: string, path: string, body?: object) => {
    const answer = await test.send(method, `/api/admin/${path}`, { headers, ...(body && { body }) });
    return { status: answer.status, body: answer.body as { data: AuditEntry[]; page: { id: number } } & Record<string, unknown> };
  };
  const entries = async (query = '') => (await call('GET', `audit?per_page=100&${query}`)).body.data;
  const createPage = async (title = 'Warranty') =>
    (await call('POST', 'pages', { title, content: '<p>Two years</p>', is_published: false })).body.page;

  it('lists actor, action and record of each entry, newest first (AUDIT-01)', async () => {
    const page = await createPage();
    await call('PUT', `pages/${page.id}`, { title: 'Guarantee', is_published: true });
    const { trash_id } = (await call('DELETE', `pages/${page.id}`)).body;
    await call('POST', `trash/${trash_id}/restore`, {});
    await call('POST', 'pages/bulk', { ids: [page.id], action: 'unpublish' });
    await call('POST', 'pages/bulk', { ids: [page.id], action: 'delete' });
    await call('DELETE', 'trash');
    expect(allOf(await entries('kind=page'))).toEqual([
      ['delete', 'page', 'Guarantee'],
      ['unpublish', 'page', 'Guarantee'],
      ['restore', 'page', 'Guarantee'],
      ['delete', 'page', 'Guarantee'],
      ['publish', 'page', 'Guarantee'],
      ['create', 'page', 'Warranty'],
    ]);
    const [purge] = await entries('kind=trash');
    expect(purge).toMatchObject({ action: 'purge', actor: { id: 1, name: 'Administrator' }, details: { records: 1 } });
    const [published] = await entries('action=publish');
    expect(published?.details).toEqual({ revision: 2, fields: ['title', 'slug', 'is_published'] });
  });

  it('contains sign-ins, refused sign-ins, invitations and settings, but no secrets (AUDIT-02)', async () => {
    const login = (password: string) => test.send('POST', '/api/admin/auth/login', { body: { email: testAdministrator.email, password } });
    await login('wrong password');
    await login(testAdministrator.password);
    await call('POST', 'administrators', { email: 'rina@example.com', name: 'Rina', role: 'editor' });
    await call('POST', 'settings-bulk-update', { settings: [{ key: 'company_name', value: 'Lintara' }] });
    await test.send('POST', '/api/public/contact', {
      body: { name: 'Visitor', email: 'v@example.com', subject: 'Private', message: 'Private words' },
    });
    await call('POST', 'contacts/bulk', { ids: [1], action: 'delete' });
    const found = await entries();
    expect(allOf(found)).toEqual(
      expect.arrayContaining([
        ['delete', 'message', null],
        ['update', 'setting', 'company_name'],
        ['invite', 'administrator', 'Rina'],
        ['sign-in', 'administrator', 'Administrator'],
        ['sign-in-refused', 'administrator', 'Administrator'],
      ]),
    );
    expect(JSON.stringify(found)).not.toMatch(/wrong password|Private|v@example|password_hash/);
  });

  it('is filtered by person, record, action and day (AUDIT-03)', async () => {
    const [one, other] = [await createPage('One'), await createPage('Other')];
    await call('PUT', `pages/${other.id}`, { title: 'Another' });
    expect(allOf(await entries(`kind=page&record_id=${one.id}`))).toEqual([['create', 'page', 'One']]);
    expect(allOf(await entries('actor_id=1&action=update'))).toEqual([['update', 'page', 'Another']]);
    expect(await entries('actor_id=7')).toEqual([]);
    const [latest] = await entries();
    const day = latest?.created_at.slice(0, 10);
    expect((await entries(`from=${day}&to=${day}&kind=page`)).length).toBe(3);
    expect(await entries('to=2001-01-01')).toEqual([]);
    expect((await call('GET', 'audit?kind=planet')).status).toBe(422);
  });

  it('is exported as CSV, which adds an entry (AUDIT-04)', async () => {
    await createPage('=1+1');
    const answer = await test.app.inject({ url: '/api/admin/audit/csv?kind=page', headers });
    expect(answer.headers['content-type']).toContain('text/csv');
    const [head, line] = answer.body.split('\r\n');
    expect(head).toBe('\ufeffNumber,Time,Person,Action,Kind,Record,Name,Details,Hash');
    // prevents spreadsheets from evaluating it as a formula
    expect(line).toContain("'=1+1");
    expect((await entries())[0]).toMatchObject({ action: 'export', kind: 'audit-log', details: { entries: 1 } });
  });

  it('refuses changes, and detects the first entry that was changed or removed (AUDIT-05)', async () => {
    await createPage('One');
    await createPage('Two');
    await createPage('Three');
    const { db } = test.context;
    await expect(db.updateTable('audit_log').set({ record_name: 'x' }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
    const verify = async () => (await call('GET', 'audit/verification')).body;
    const { entries: count } = await verify();
    expect(await verify()).toEqual({ is_complete: true, entries: count, broken_id: null, last_hash: (await entries())[0]?.hash });
    const trigger = databaseName === 'PostgreSQL' ? 'drop trigger audit_log_refuse on audit_log' : 'drop trigger audit_log_refuse_update';
    await sql.raw(trigger).execute(db);
    await db.updateTable('audit_log').set({ record_name: 'x' }).where('id', '=', 2).execute();
    expect(await verify()).toMatchObject({ is_complete: false, entries: 1, broken_id: 2 });
  });

  it('remains one chain during simultaneous saves (AUDIT-06)', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => createPage(`Page ${n}`)));
    expect((await call('GET', 'audit/verification')).body).toMatchObject({ is_complete: true });
    expect((await entries('kind=page')).length).toBe(12);
  });
});
