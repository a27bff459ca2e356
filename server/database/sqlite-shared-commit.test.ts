// Single statements that wait at the same moment are committed together, and fail alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Connection, connect } from './connect.ts';
import { migrate } from './migrate.ts';

const spyOnExec = () => vi.spyOn(DatabaseSync.prototype, 'exec');

let folder: string;
let connection: Connection;
const commits = () => exec.mock.calls.filter(([text]) => text === 'commit').length;
let exec: ReturnType<typeof spyOnExec>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shared-commit-'));
  connection = await connect(`file:${join(folder, 'site.sqlite')}`);
  await migrate(connection);
  exec = spyOnExec();
});
afterEach(async () => {
  exec.mockRestore();
  await connection.close();
  rmSync(folder, { recursive: true });
});

const note = (name: string) => connection.db.insertInto('milestones').values({ name, reached_at: '' }).execute();
const names = async () =>
  (await connection.db.selectFrom('milestones').select('name').where('name', 'like', 'note-%').orderBy('name').execute()).map(
    ({ name }) => name,
  );
const numbers = Array.from({ length: 20 }, (_, index) => String(index).padStart(2, '0'));

it('commits simultaneous statements together', async () => {
  await Promise.all(numbers.map((number) => note(`note-${number}`)));
  expect(commits()).toBe(1);
  expect(await names()).toHaveLength(numbers.length);
});

it('refuses a failing statement alone', async () => {
  await note('note-05');
  const results = await Promise.allSettled(numbers.map((number) => note(`note-${number}`)));
  expect(results.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([5]);
  expect(await names()).toHaveLength(numbers.length);
});

it('returns the result of each statement', async () => {
  await note('note-1');
  const { db } = connection;
  const [updated, removed, missed, returned] = await Promise.all([
    db.updateTable('milestones').set({ reached_at: '2026' }).where('name', '=', 'note-1').executeTakeFirst(),
    db.deleteFrom('milestones').where('name', '=', 'note-1').executeTakeFirst(),
    db.deleteFrom('milestones').where('name', '=', 'note-1').executeTakeFirst(),
    db.insertInto('milestones').values({ name: 'note-2', reached_at: '' }).returning('name').executeTakeFirst(),
  ]);
  expect([updated.numUpdatedRows, removed.numDeletedRows, missed.numDeletedRows, returned]).toEqual([1n, 1n, 0n, { name: 'note-2' }]);
});

it('fails every statement of a commit that fails, and works afterwards', async () => {
  exec.mockImplementation(function (this: DatabaseSync, text: string) {
    if (text === 'commit') throw new Error('disk');
    this.prepare(text).run();
  });
  const results = await Promise.allSettled([note('note-1'), note('note-2')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  exec.mockRestore();
  expect(await names()).toEqual([]);
  await note('note-3');
  expect(await names()).toEqual(['note-3']);
});

it('separates transactions', async () => {
  const { db } = connection;
  const insert = (name: string, of = db) => of.insertInto('milestones').values({ name, reached_at: '' }).execute();
  const undone = db.transaction().execute(async (transaction) => {
    await insert('note-1', transaction);
    throw new Error('undone');
  });
  await Promise.all([expect(undone).rejects.toThrow('undone'), insert('note-2'), insert('note-3')]);
  expect(await names()).toEqual(['note-2', 'note-3']);
});
