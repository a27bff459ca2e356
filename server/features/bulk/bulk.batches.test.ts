// A change of many records is done in batches: others save between two of them, and an interrupted one can be undone.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { InsertQueryNode } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { createPage } from '#server/features/pages/pages.service.ts';
import { createFiles } from '#server/platform/files.ts';
import { aPage } from '#server/testing/builders.ts';
import { createEditingApp, type DatabaseName, databases, type EditingApp } from '#server/testing/editing-app.ts';
import { changeRecords, undoBulkChange } from './bulk.service.ts';

const count = 210;
/** Saves during the five batches; on SQLite, each batch but the last lets one commit. */
const leastSaves: Record<DatabaseName, number> = { SQLite: 4, PostgreSQL: 2 };

/** @returns the database, in which the revisions of one batch cannot be written */
const failingAtBatch = (db: Database, batch: number): Database => {
  let left = batch;
  return db.withPlugin({
    transformQuery: ({ node }) => {
      if (InsertQueryNode.is(node) && node.into?.table.identifier.name === 'revisions' && --left === 0) throw new Error('no space');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
};

/** @returns the database, in which one batch begins only after the promise */
const waitingBeforeBatch = (db: Database, batch: number, promise: Promise<void>): Database => {
  const waiting = db.withoutPlugins();
  let left = batch;
  const begin = waiting.transaction.bind(waiting);
  waiting.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      if (--left === 0) await promise;
      return execute(work);
    };
    return builder;
  };
  return waiting;
};

describe.each(Object.keys(databases) as DatabaseName[])('the batches of a change of many records, on %s', (database) => {
  let test: EditingApp;
  let ids: number[];
  beforeEach(async () => {
    test = await createEditingApp(database);
    ids = [];
    for (let number = 0; number < count; number++) ids.push((await aPage(test.context, { title: `Page ${number}` })).id);
  });
  afterEach(() => test.close());

  const acting = (db: Database = test.context.db) => ({
    ...test.context,
    db,
    files: createFiles({ dataDir: test.dataDir, clock: test.context.clock }),
    actor: { id: 1, name: 'Administrator' },
  });
  const change = (action: 'unpublish' | 'delete', db?: Database) => changeRecords(acting(db), { kind: 'page', ids, action });
  const undo = (id: number, db?: Database) => undoBulkChange(acting(db), id, ['page']);
  const listed = async () => (await test.get('/api/admin/bulk-changes')).body.bulk_changes;
  const published = async () =>
    (await test.context.db.selectFrom('pages').select('id').where('is_published', '=', 1).orderBy('id').execute()).map(({ id }) => id);

  /** Saves one page after the other during the work. @returns the result of the work, and the number of saved pages */
  const savingDuring = async <T>(work: Promise<T>) => {
    let isOver = false;
    const result = work.finally(() => (isOver = true));
    let saved = 0;
    for (; !isOver; saved++) {
      await nextTurn();
      await createPage(acting(), { title: 'Meanwhile', content: '<p>x</p>', is_published: false });
    }
    return { result: await result, saved };
  };

  it.each(['unpublish', 'delete'] as const)('commits the saves of others between two batches (BULK-11): %s', async (action) => {
    const { result, saved } = await savingDuring(change(action));
    expect(new Set(result.done)).toEqual(new Set(ids));
    expect(saved).toBeGreaterThanOrEqual(leastSaves[database]);
    const undone = await savingDuring(undo(Number(result.bulk_change?.id)));
    expect(undone.result).toMatchObject({ restored: count, skipped: 0 });
    expect(undone.saved).toBeGreaterThanOrEqual(leastSaves[database]);
    expect(await published()).toEqual(ids);
    expect((await test.get('/api/admin/audit/verification')).body).toMatchObject({ is_complete: true });
  });

  it('restores from the trash in batches (TRASH-06, BULK-11)', async () => {
    await change('delete');
    const { result, saved } = await savingDuring(test.call('POST', '/api/admin/trash/restore'));
    expect(result.body).toMatchObject({ restored: count, refused: [] });
    expect(saved).toBeGreaterThanOrEqual(leastSaves[database]);
  });

  it('keeps and lists the batches before one that fails, and undoes them (BULK-12)', async () => {
    await expect(change('unpublish', failingAtBatch(test.context.db, 3))).rejects.toThrow('no space');
    expect(await published()).toEqual(ids.slice(100));
    const [left] = await listed();
    expect(left).toMatchObject({ action: 'unpublish', changed: 100, message: '100 pages updated' });
    expect(await undo(left.id)).toMatchObject({ message: '100 pages restored', restored: 100, skipped: 0 });
    expect(await published()).toEqual(ids);
    expect(await listed()).toEqual([]);
  });

  it('continues undoing that was interrupted (BULK-12)', async () => {
    const id = Number((await change('unpublish')).bulk_change?.id);
    await expect(undo(id, failingAtBatch(test.context.db, 2))).rejects.toThrow('no space');
    expect(await listed()).toMatchObject([{ id, changed: count - 50 }]);
    test.setTime('2026-11-21T03:09:59.000Z');
    expect(await undo(id)).toMatchObject({ restored: count - 50, skipped: 0 });
    expect(await published()).toEqual(ids);
    await expect(undo(id)).rejects.toThrow();
  });

  it('ends a change that is undone meanwhile (BULK-13)', async () => {
    const undone = Promise.withResolvers<void>();
    const changing = change('unpublish', waitingBeforeBatch(test.context.db, 3, undone.promise));
    await expect.poll(listed).toMatchObject([{ changed: 100 }]);
    const [{ id }] = await listed();
    expect(await undo(id)).toMatchObject({ restored: 100, skipped: 0 });
    undone.resolve();
    const { done, refused } = await changing;
    expect(done.toSorted((one, other) => one - other)).toEqual(ids.slice(0, 100));
    expect(refused).toEqual(ids.slice(100).map((id) => ({ id, name: null, reason: 'The change was undone meanwhile' })));
    expect(await published()).toEqual(ids);
  });

  it('lists nothing after a change that failed before its first batch (BULK-12)', async () => {
    await expect(change('unpublish', failingAtBatch(test.context.db, 1))).rejects.toThrow('no space');
    expect(await test.context.db.selectFrom('bulk_changes').select('id').execute()).toEqual([]);
  });
});
