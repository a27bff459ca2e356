import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { FieldChange, Revision } from '#contract/history.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

interface Answer {
  data: Revision[] & AuditEntry[];
  total: number;
  changes: FieldChange[];
  differs: string[];
  differences: unknown[];
  version: number | null;
  page: { id: number; version: number; slug: string; title: string };
  errors: Record<string, string[]>;
  setting: { id: number };
}

describe('the history', () => {
  let test: TestApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    test = await createTestApp();
    headers = await test.signIn();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
    const answer = await test.send(method, `/api/admin/${path}`, { headers, ...(body !== undefined && { body }) });
    return { status: answer.status, body: answer.body as Answer };
  };
  const createPage = async (fields: object = {}) =>
    (await call('POST', 'pages', { title: 'Warranty', content: '<p>Two years</p>', is_published: false, ...fields })).body.page;
  const change = (id: number, fields: object) => call('PUT', `pages/${id}`, fields);
  const revisions = async (id: number) => (await call('GET', `revisions?kind=page&record_id=${id}`)).body.data as Revision[];
  const first = async (id: number, number: number) => {
    const found = (await revisions(id)).find((revision) => revision.number === number);
    if (!found) throw new Error(`no revision ${number}`);
    return found;
  };

  it('stores author, time and changed fields of each save (HIST-01)', async () => {
    const page = await createPage();
    test.setTime('2026-11-21T04:00:00.000Z');
    await change(page.id, { title: 'Guarantee', is_published: true });
    expect(await revisions(page.id)).toMatchObject([
      {
        number: 2,
        action: 'publish',
        actor: { id: 1, name: 'Administrator' },
        created_at: '2026-11-21T04:00:00.000Z',
        fields: ['title', 'slug', 'is_published'],
        is_published: true,
      },
      { number: 1, action: 'create', record_name: 'Warranty', is_published: false },
    ]);
    const { id } = await first(page.id, 2);
    const { body } = await call('GET', `revisions/${id}`);
    expect(body.changes).toContainEqual({ field: 'title', before: 'Warranty', after: 'Guarantee', is_current: true });
    expect(body).toMatchObject({ differs: [], version: 2 });
  });

  it('compares a revision with the record as it is now (HIST-15)', async () => {
    const page = await createPage();
    await change(page.id, { title: 'Guarantee' });
    await change(page.id, { title: 'Service terms' });
    const differencesOf = async (number: number) => (await call('GET', `revisions/${(await first(page.id, number)).id}`)).body.differences;
    expect(await differencesOf(2)).toContainEqual({ field: 'title', now: 'Service terms', restored: 'Guarantee' });
    expect(await differencesOf(1)).toContainEqual({ field: 'title', now: 'Service terms', restored: 'Warranty' });
    expect(await differencesOf(3)).toEqual([]);
  });

  it('stores no revision for a save without changes (HIST-02)', async () => {
    const page = await createPage();
    await change(page.id, { title: 'Warranty' });
    expect(await revisions(page.id)).toHaveLength(1);
  });

  it('restores one field or all with an ordinary save (HIST-03)', async () => {
    const page = await createPage();
    await change(page.id, { title: 'Guarantee', content: '<p>Three years</p>' });
    const { id } = await first(page.id, 1);
    expect((await call('POST', `revisions/${id}/restore`, { fields: ['title'], version: 1 })).status).toBe(409);
    const one = await call('POST', `revisions/${id}/restore`, { fields: ['title'], version: 2 });
    expect(one).toMatchObject({ status: 200, body: { version: 3 } });
    expect((await revisions(page.id))[0]).toMatchObject({ number: 3, action: 'restore', restored_from: 1, fields: ['title', 'slug'] });
    await call('POST', `revisions/${id}/restore`, {});
    expect((await revisions(page.id))[0]).toMatchObject({ number: 4, restored_from: 1, fields: ['content'] });
    expect((await call('POST', `revisions/${id}/restore`, { fields: ['password'] })).status).toBe(422);
  });

  it('reports a taken slug as an error of its field (HIST-04)', async () => {
    const page = await createPage({ slug: 'terms' });
    await change(page.id, { slug: 'conditions' });
    await createPage({ slug: 'terms' });
    const { id } = await first(page.id, 1);
    expect(await call('POST', `revisions/${id}/restore`, {})).toMatchObject({
      status: 422,
      body: { errors: { slug: ['The slug has already been taken.'] } },
    });
  });

  it('starts with the state before the first recorded save (HIST-05)', async () => {
    const page = await createPage();
    await test.connection.db.deleteFrom('revisions').execute();
    await change(page.id, { title: 'Guarantee' });
    expect(await revisions(page.id)).toMatchObject([
      { number: 2, fields: ['title'] },
      { number: 1, action: 'found', actor: null },
    ]);
    // like a manual change in the database
    await test.connection.db.updateTable('pages').set({ title: 'Promise' }).where('id', '=', page.id).execute();
    await change(page.id, { title: 'Pledge' });
    expect((await revisions(page.id)).slice(0, 2)).toMatchObject([{ number: 4 }, { number: 3, action: 'found', record_name: 'Promise' }]);
  });

  it('retains the configured number of revisions, and all that visitors could see (HIST-06)', async () => {
    const setting = (await call('GET', 'settings?search=kept_revisions')).body.data[0];
    expect((await call('PUT', `settings/${setting?.id}`, { value: '9' })).status).toBe(422);
    await call('PUT', `settings/${setting?.id}`, { value: '10' });
    const page = await createPage({ is_published: true });
    await change(page.id, { is_published: false });
    for (let n = 0; n < 12; n++) await change(page.id, { title: `Title ${n}` });
    const numbers = (await revisions(page.id)).map(({ number }) => number);
    expect(numbers).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 1]);
    await call('DELETE', `pages/${page.id}`);
    expect(await revisions(page.id)).toHaveLength(11);
    await call('DELETE', 'trash');
    expect(await revisions(page.id)).toEqual([]);
  });

  it('stores a history for each setting, and lists the history of all settings (HIST-07)', async () => {
    const save = (value: string) =>
      call('POST', 'settings-bulk-update', {
        settings: [
          { key: 'company_name', value },
          { key: 'company_phone', value: null },
        ],
      });
    await save('Lintara');
    await save('Lintara Robotics');
    const { data } = (await call('GET', 'revisions?kind=setting')).body;
    expect(data).toMatchObject([
      { record_name: 'company_name', number: 3 },
      { record_name: 'company_name', number: 2, fields: ['value'] },
      { record_name: 'company_name', number: 1, action: 'found' },
    ]);
    const { body } = await call('POST', `revisions/${data[1]?.id}/restore`, { fields: ['value'] });
    expect(body.version).toBe(4);
    const { body: settings } = await test.send('GET', '/api/public/settings');
    expect(settings).toMatchObject({ company_name: 'Lintara' });
  });

  it('groups settings that were saved together, and restores them together, all or none (HIST-12)', async () => {
    const save = (values: Record<string, string>) =>
      call('POST', 'settings-bulk-update', { settings: Object.entries(values).map(([key, value]) => ({ key, value })) });
    await save({ company_name: 'One', company_phone: '+49 1' });
    await save({ company_name: 'Two', company_phone: '+49 2', title: 'Whole lines' });
    await save({ company_name: 'Three' });
    const listed = async () =>
      (await call('GET', 'revisions?kind=setting&keys=company_name,company_phone')).body.data as unknown as Revision[];
    const groups = async () => {
      const names = Map.groupBy(await listed(), ({ save_key }) => save_key);
      return [...names.values()].map((group) => group.map(({ record_name, action }) => `${record_name} ${action}`).toSorted());
    };
    expect(await groups()).toEqual([
      ['company_name update'],
      ['company_name update', 'company_phone update'],
      ['company_name update', 'company_phone update'],
      ['company_name found', 'company_phone found'],
    ]);
    const first = (await listed()).find(({ record_name, number }) => record_name === 'company_name' && number === 2);
    const together = (await listed()).filter(({ save_key }) => save_key === first?.save_key);
    const wanted = await Promise.all(
      together.map(async ({ id }) => ({ id, version: (await call('GET', `revisions/${id}`)).body.version ?? 0 })),
    );
    const [one, other = { id: 0, version: 0 }] = wanted;
    const restore = (revisions: object[]) => call('POST', 'revisions-restore', { revisions });
    expect((await restore([{ ...one }, { ...other, version: other.version + 1 }])).status).toBe(409);
    const shown = async () => (await test.send('GET', '/api/public/settings')).body;
    expect(await shown()).toMatchObject({ company_name: 'Three', company_phone: '+49 2' });
    expect((await restore(wanted)).status).toBe(200);
    expect(await shown()).toMatchObject({ company_name: 'One', company_phone: '+49 1' });
    expect((await groups())[0]).toEqual(['company_name restore', 'company_phone restore']);
  });

  it('lists the history of a single group of settings (HIST-10)', async () => {
    const save = (key: string, value: string) => call('POST', 'settings-bulk-update', { settings: [{ key, value }] });
    await save('company_name', 'Lintara');
    await save('title', 'Whole lines');
    const { data, total } = (await call('GET', 'revisions?kind=setting&group=hero')).body;
    expect(data).toMatchObject([
      { record_name: 'title', number: 2 },
      { record_name: 'title', number: 1 },
    ]);
    expect(total).toBe(2);
  });
});
