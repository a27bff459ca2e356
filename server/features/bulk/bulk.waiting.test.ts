// Others save during a change of many records, on PostgreSQL only, because SQLite has one writer at a time.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPage } from '#server/testing/builders.ts';
import { databaseName } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

describe.runIf(databaseName === 'PostgreSQL')('a change of many records that takes long', () => {
  let test: EditingApp;
  beforeEach(async () => {
    test = await createEditingApp();
  });
  afterEach(() => test.close());

  const untilOneWaits = async (): Promise<void> => {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await waiting.execute(test.context.db)).rows.length === 0);
  };

  it('lets others save until it ends (BULK-07)', async () => {
    const { db } = test.context;
    await aPage(test.context, { title: 'Page', is_published: false });
    const { id: _, ...page } = await db.selectFrom('pages').selectAll().executeTakeFirstOrThrow();
    // more than one batch
    const copies = Array.from({ length: 200 }, (__, at) => ({ ...page, slug: `page-${at + 2}` }));
    await db.insertInto('pages').values(copies).execute();
    const ids = (await db.selectFrom('pages').select('id').orderBy('id').execute()).map(({ id }) => id);
    const slug = 'page-201';
    await db.insertInto('removed_addresses').values({ kind: 'page', slug, created_at: '2026-11-21T03:00:00.000Z' }).execute();
    const changing = await db.transaction().execute(async (blocking) => {
      await blocking.selectFrom('removed_addresses').selectAll().where('slug', '=', slug).forUpdate().execute();
      const change = test.call('POST', '/api/admin/pages/bulk', { ids, action: 'publish' });
      await untilOneWaits();
      expect((await test.call('POST', '/api/admin/pages', { title: 'Meanwhile', content: '<p>x</p>' })).status).toBe(201);
      return { change };
    });
    expect(await changing.change).toMatchObject({ status: 200, body: { done: { length: 201 } } });
    const log = await test.get('/api/admin/audit?kind=page&action=publish&per_page=1');
    expect(log.body).toMatchObject({ total: 201, data: [{ actor: { name: 'Administrator' } }] });
    expect((await test.get('/api/admin/audit/verification')).body).toMatchObject({ is_complete: true });
  });
});
