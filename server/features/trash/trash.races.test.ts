// Records that are restored and deleted for ever simultaneously, on PostgreSQL only, because SQLite has one writer at a time.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { expireTrash } from '#server/records/trash/trash.repository.ts';
import { aPage } from '#server/testing/builders.ts';
import { databaseName } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { whileOpen } from '#server/testing/open-transaction.ts';
import { restore } from './trash.service.ts';

describe.runIf(databaseName === 'PostgreSQL')('a record in the trash that is restored and deleted for ever simultaneously', () => {
  let test: EditingApp;
  let trashId: number;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const { id } = await aPage(test.context, { title: 'Page' });
    trashId = (await test.call('DELETE', `/api/admin/pages/${id}`)).body.trash_id;
  });

  const kinds = ['page'] as const;
  const restoring = (transaction: Database) => restore({ ...test.context, db: transaction }, { id: trashId, kinds });
  // uses a later time than the other call
  const expiring = (transaction: Database) => expireTrash(transaction, { ids: [trashId], kinds }, '2026-11-21T04:00:00.000Z');
  const entries = async (action: string) => (await test.get(`/api/admin/audit?action=${action}&per_page=1`)).body.total;

  /** @returns the response to a call that is sent while the transaction is open */
  const answerWhile = async (work: (transaction: Database) => Promise<unknown>, call: () => ReturnType<EditingApp['call']>) => {
    let answer: ReturnType<EditingApp['call']> | undefined;
    await whileOpen(test.context.db, work, () => {
      answer = call();
      return answer;
    });
    return answer;
  };
  const deleteForEver = () => test.call('DELETE', `/api/admin/trash/${trashId}`);

  it('is not deleted for ever if it was restored first (TRASH-08)', async () => {
    const before = await entries('purge');
    expect(await answerWhile(restoring, deleteForEver)).toMatchObject({ status: 404 });
    expect(await entries('purge')).toBe(before);
  });

  it('is not restored if it was deleted for ever first (TRASH-08)', async () => {
    const restored = () => test.call('POST', `/api/admin/trash/${trashId}/restore`, {});
    expect(await answerWhile(expiring, restored)).toMatchObject({ status: 404 });
  });

  it('is reported as gone among others that are restored (TRASH-08)', async () => {
    const restored = () => test.call('POST', '/api/admin/trash/bulk', { ids: [trashId], action: 'restore' });
    expect(await answerWhile(expiring, restored)).toMatchObject({
      status: 200,
      body: { message: '0 records restored', done: [], refused: [{ id: trashId, reason: 'It is not in the trash any more' }] },
    });
  });

  it('is deleted for ever only once (TRASH-08)', async () => {
    const before = await entries('purge');
    expect(await answerWhile(expiring, deleteForEver)).toMatchObject({ status: 404 });
    expect(await entries('purge')).toBe(before);
  });
});
