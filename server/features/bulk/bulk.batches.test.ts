// Changes of many records run in batches: other saves run between two of them, and an interrupted change can be undone.
import { InsertQueryNode, type Transaction } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Tables } from '#server/database/schema.ts';
import { pageRecords } from '#server/features/pages/pages.service.ts';
import { restoreMatching } from '#server/features/trash/trash.service.ts';
import { createFiles } from '#server/platform/files.ts';
import { noMail } from '#server/platform/mail-queue.ts';
import { aPage } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { changeRecords, undoBulkChange } from './bulk.service.ts';

const count = 210;
/** Number of batches of 50 records. */
const batches = 5;

/** @returns the database, which refuses to write the revisions of one batch */
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

type Work = (transaction: Transaction<Tables>) => Promise<unknown>;

/** @returns the database, with each transaction run by the given function */
const aroundTransactions = (db: Database, around: (run: (work: Work) => Promise<unknown>, work: Work) => Promise<unknown>): Database => {
  const changed = db.withoutPlugins();
  const begin = changed.transaction.bind(changed);
  changed.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder) as (work: Work) => Promise<unknown>;
    builder.execute = ((work: Work) => around(execute, work)) as typeof builder.execute;
    return builder;
  };
  return changed;
};

/** @returns the database, in which one batch waits for the promise */
const waitingBeforeBatch = (db: Database, batch: number, promise: Promise<void>): Database => {
  let left = batch;
  return aroundTransactions(db, async (run, work) => {
    if (--left === 0) await promise;
    return run(work);
  });
};

describe('the batches of a change of many records', () => {
  let test: EditingApp;
  const ids: number[] = [];
  beforeAll(async () => {
    test = await createEditingApp();
    for (let number = 0; number < count; number++) ids.push((await aPage(test.context, { title: `Page ${number}` })).id);
  });
  afterEach(async () => {
    test.setTime('2026-11-21T03:00:00.000Z');
    await test.context.db.deleteFrom('bulk_changes').execute();
    expect(await published()).toEqual(ids);
  });
  afterAll(() => test.close());

  const acting = (db: Database = test.context.db) => ({
    ...test.context,
    mail: noMail,
    db,
    files: createFiles({ dataDir: test.dataDir, clock: test.context.clock }),
    actor: { id: 1, name: 'Administrator' },
  });
  const change = (action: 'unpublish' | 'delete', db?: Database) => changeRecords(acting(db), { kind: 'page', ids, action });
  const undo = (id: number, db?: Database) => undoBulkChange(acting(db), id, ['page']);
  const listed = async () => (await test.get('/api/admin/bulk-changes')).body.bulk_changes;
  const published = async () =>
    (await test.context.db.selectFrom('pages').select('id').where('is_published', '=', 1).orderBy('id').execute()).map(({ id }) => id);

  /** Saves a page while each batch is written; the next batch starts after that save. */
  const savingDuringBatches = () => {
    const saved: number[] = [];
    let saving: Promise<unknown> = Promise.resolve();
    const save = async () =>
      saved.push((await pageRecords.create(acting(), { title: 'Meanwhile', content: '<p>x</p>', is_published: false })).id);
    const db = aroundTransactions(test.context.db, async (run, work) => {
      await saving;
      return run(async (transaction) => {
        const result = await work(transaction);
        saving = save();
        return result;
      });
    });
    return { db, saved: () => saving.then(() => saved.length) };
  };

  it.each(['unpublish', 'delete'] as const)('commits the saves of others between two batches (BULK-11): %s', async (action) => {
    const during = savingDuringBatches();
    const changed = await change(action, during.db);
    expect(new Set(changed.done)).toEqual(new Set(ids));
    expect(await during.saved()).toBeGreaterThanOrEqual(batches);
    const duringUndo = savingDuringBatches();
    expect(await undo(Number(changed.bulk_change?.id), duringUndo.db)).toMatchObject({ restored: count, skipped: 0 });
    expect(await duringUndo.saved()).toBeGreaterThanOrEqual(batches);
    expect((await test.get('/api/admin/audit/verification')).body).toMatchObject({ is_complete: true });
  });

  it('restores records from the trash in batches (TRASH-06, BULK-11)', async () => {
    await change('delete');
    const during = savingDuringBatches();
    const { restored, refused } = await restoreMatching(acting(during.db), { kinds: ['page'] });
    expect([restored, refused]).toEqual([count, []]);
    expect(await during.saved()).toBeGreaterThanOrEqual(batches);
  });

  it('retains and lists the batches before one that fails, and undoes them (BULK-12)', async () => {
    await expect(change('unpublish', failingAtBatch(test.context.db, 3))).rejects.toThrow('no space');
    expect(await published()).toEqual(ids.slice(100));
    const [left] = await listed();
    expect(left).toMatchObject({ action: 'unpublish', changed: 100, message: '100 pages updated' });
    expect(await undo(left.id)).toMatchObject({ message: '100 pages restored', restored: 100, skipped: 0 });
    expect(await listed()).toEqual([]);
  });

  it('resumes an interrupted undo (BULK-12)', async () => {
    const id = Number((await change('unpublish')).bulk_change?.id);
    await expect(undo(id, failingAtBatch(test.context.db, 2))).rejects.toThrow('no space');
    expect(await listed()).toMatchObject([{ id, changed: count - 50 }]);
    test.setTime('2026-11-21T03:09:59.000Z');
    expect(await undo(id)).toMatchObject({ restored: count - 50, skipped: 0 });
    await expect(undo(id)).rejects.toThrow();
  });

  it('ends a change that is undone while it runs (BULK-13)', async () => {
    const undone = Promise.withResolvers<void>();
    const changing = change('unpublish', waitingBeforeBatch(test.context.db, 3, undone.promise));
    await expect.poll(listed).toMatchObject([{ changed: 100 }]);
    const [{ id }] = await listed();
    expect(await undo(id)).toMatchObject({ restored: 100, skipped: 0 });
    undone.resolve();
    const { done, refused } = await changing;
    expect(done.toSorted((one, other) => one - other)).toEqual(ids.slice(0, 100));
    expect(refused).toEqual(ids.slice(100).map((id) => ({ id, name: null, reason: 'The change was undone meanwhile' })));
  });

  it('lists nothing after a change that failed before its first batch (BULK-12)', async () => {
    await expect(change('unpublish', failingAtBatch(test.context.db, 1))).rejects.toThrow('no space');
    expect(await test.context.db.selectFrom('bulk_changes').select('id').execute()).toEqual([]);
  });
});
