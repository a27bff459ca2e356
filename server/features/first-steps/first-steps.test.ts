import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FirstStepState } from '#contract/first-steps.ts';
import type { Role } from '#contract/rules/policy.ts';
import { createAdministrator } from '#server/features/auth/auth.repository.ts';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { writeRecord } from '#server/features/backups/backup-folder.ts';
import { fileNameOf } from '#server/features/backups/backup-names.ts';
import { newBackup } from '#server/features/backups/backup-runner.ts';
import { createBackupsContext } from '#server/features/backups/backups-context.ts';
import { ensurePages } from '#server/features/pages/pages.service.ts';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPicture } from '#server/testing/multipart.ts';
import { listFirstSteps } from './first-steps.service.ts';

const path = '/api/admin/first-steps';

describe('the first steps', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  beforeEach(async () => {
    await test.reset();
    await ensurePages(test.context);
  });
  afterAll(() => test.close());

  const doneOf = (steps: FirstStepState[]) => steps.filter(({ is_done }) => is_done).map(({ key }) => key);
  const done = async () => doneOf((await test.get(path)).body.steps);
  const saveSettings = (values: object) =>
    test.call('POST', '/api/admin/settings-bulk-update', { settings: Object.entries(values).map(([key, value]) => ({ key, value })) });
  const add = (role: Role, email: string) =>
    createAdministrator(test.context.db, { email, name: role, passwordHash: 'none', role, at: '2026-11-21T03:00:00.000Z' });

  it('are all open in a new installation (STEP-01)', async () => {
    const keys = (await test.get(path)).body.steps.map(({ key }: FirstStepState) => key);
    expect(keys.filter((key: string) => key !== 'backup')).toEqual([
      'company',
      'logo',
      'category',
      'product',
      'article',
      'page',
      'mail',
      'administrator',
    ]);
    expect(await done()).toEqual([]);
  });

  it('are done when name and contact, logo, and visible content are stored (STEP-02)', async () => {
    await saveSettings({ company_name: 'Ibis Gearboxes' });
    expect(await done()).toEqual([]);
    await saveSettings({ company_phone: '+49 711 5550 180' });
    expect(await done()).toEqual(['company']);
    await saveSettings({ company_name: 'Your Company' });
    const logo = (await test.post('/api/admin/media', { files: [['image', 'a.png', await aPicture()]] })).body.media.path;
    await saveSettings({ company_logo: logo });
    expect(await done()).toEqual(['logo']);
    const category = await aCategory(test.context, { is_active: false });
    const product = await aProduct(test.context, { category_id: category.id });
    await anArticle(test.context, { is_published: false });
    await anArticle(test.context, { published_at: '2999-01-01T00:00:00.000Z' });
    await aPage(test.context, { is_published: false });
    expect(await done()).toEqual(['logo']);
    await test.post(`/api/admin/categories/${category.id}`, { fields: { is_active: '1', version: '1' } });
    expect(await done()).toEqual(['logo', 'category', 'product']);
    await test.call('DELETE', `/api/admin/products/${product.id}`);
    await anArticle(test.context);
    await aPage(test.context, { title: 'Imprint' });
    expect(await done()).toEqual(['logo', 'category', 'article', 'page']);
  });

  it('include a page that was there from the beginning, once it is changed (STEP-02)', async () => {
    const [page] = (await test.get('/api/admin/pages')).body.data;
    await test.call('PUT', `/api/admin/pages/${page.id}`, { content: '<p>Ours</p>', version: 1 });
    expect(await done()).toEqual(['page']);
  });

  it('include a mail server, and an administrator who has accepted the invitation (STEP-02)', async () => {
    const server = { host: 'mail.example', port: 587, security: 'starttls', user: null, from: 'Ibis <web@ibis.example>' };
    expect((await test.call('PUT', '/api/admin/mail-server', server)).status).toBe(200);
    const invited = await test.call('POST', '/api/admin/administrators', { email: 'a@ibis.example', name: 'A', role: 'editor' });
    expect([invited.status, await done()]).toEqual([201, ['mail']]);
    await add('editor', 'b@ibis.example');
    expect(await done()).toEqual(['mail', 'administrator']);
  });

  it('include a backup that was proven by restoring it, unless there can be none (STEP-02)', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'first-steps-'));
    const config = { ...test.config, backup: { ...test.config.backup, dir } };
    const { clock } = test.context;
    const backups = { ...createBackupsContext({ config, connection: test.connection, clock }), isAvailable: true };
    const list = (isAvailable = true) =>
      listFirstSteps({ backups: { ...backups, isAvailable }, isMailEnabled: async () => false }, 'owner');
    expect(doneOf(await list())).toEqual([]);
    expect(await list()).toContainEqual({ key: 'backup', is_done: false });
    await writeRecord(dir, { ...newBackup(clock, 'manual'), state: 'failed' });
    expect(doneOf(await list())).toEqual([]);
    writeFileSync(join(dir, fileNameOf(newBackup(clock, 'daily').id, false)), 'abc');
    expect(doneOf(await list())).toEqual(['backup']);
    expect((await list(false)).map(({ key }) => key)).not.toContain('backup');
    rmSync(dir, { recursive: true });
  });

  it('are those that the role may do, and hidden by owners only, for everybody (STEP-03, STEP-04)', async () => {
    const get = async (role: Role) => {
      const { token } = await issueToken(test.context, { administratorId: await add(role, `${role}@ibis.example`), remember: false });
      const headers = { authorization: `Bearer ${token}` };
      const { body } = await test.visit('GET', path, { headers });
      const hiding = await test.visit('PUT', path, { headers, body: { is_hidden: true } });
      return [(body as { steps: FirstStepState[] }).steps.map(({ key }) => key), hiding.status];
    };
    expect(await get('editor')).toEqual([['category', 'product', 'article', 'page'], 403]);
    expect(await get('sales')).toEqual([[], 403]);
    expect(await get('viewer')).toEqual([[], 403]);
    for (const _ of [1, 2]) expect((await test.call('PUT', path, { is_hidden: true })).body).toEqual({ steps: [] });
    expect((await test.get(path)).body).toEqual({ steps: [] });
    expect((await test.get('/api/admin/settings')).body.data.map(({ key }: { key: string }) => key)).not.toContain('_first_steps');
    const { data } = (await test.get('/api/admin/audit')).body;
    expect(data[0]).toMatchObject({ action: 'update', kind: 'setting', record_name: 'first steps' });
    expect((await test.call('PUT', path, { is_hidden: false })).body.steps.length).toBeGreaterThan(7);
  });
});
