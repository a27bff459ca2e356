// Dry runs that meet other work: gates stop them before a batch of rows.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as service from '#server/features/imports/imports.service.ts';
import { productRecords } from '#server/features/products/products.service.ts';
import { createFolderStore } from '#server/platform/file-store/folder.ts';
import { createFiles } from '#server/platform/files.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { uploadImport } from '#server/testing/import-files.ts';
import type { CheckContext } from './check-context.ts';
import { continueChecks, createCheckRunner, startCheck } from './check-runner.ts';
import { rowsOfBatch } from './dry-run.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const aGate = () => {
  const [reached, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  return {
    reached: reached.promise,
    open: open.resolve,
    pass: async () => {
      reached.resolve();
      await open.promise;
    },
  };
};

const contextOf = (more: Partial<CheckContext> = {}): service.ImportsContext => {
  const errors: object[] = [];
  const log = { error: (details: object) => void errors.push(details) };
  const context: CheckContext = { ...test.context, store: createFolderStore(test.dataDir), dataDir: test.dataDir, log, ...more };
  return { ...context, actor: null, caller: { apiToken: null }, runner: createCheckRunner(context) };
};

const linesOf = (count: number, name = 'Robot') =>
  ['Name;Model;Category', ...Array.from({ length: count }, (_, at) => `${name} ${at};A-${at};Robots`)].join('\n');

const uploaded = async (lines: string): Promise<number> => (await uploadImport(test, lines)).body.import.id;
const stateOf = (id: number) => service.getImport(contextOf(), id);
const rowsOf = async (id: number) => (await service.listImportRows(contextOf(), id, { page: 1, perPage: 100 })).total;

describe('a dry run', () => {
  it('works beside another one (IMP-30)', async () => {
    await aCategory(test.context, { name: 'Robots' });
    const ids = [await uploaded(linesOf(3)), await uploaded(linesOf(5))];
    const gates = new Map(ids.map((id) => [id, aGate()]));
    const context = contextOf({ beforeBatch: (id) => gates.get(id)?.pass() ?? Promise.resolve() });
    for (const id of ids) await startCheck(context, context.runner, id);
    for (const gate of gates.values()) await gate.reached;
    for (const gate of [...gates.values()].reverse()) gate.open();
    await context.runner.idle();
    expect(await Promise.all(ids.map(async (id) => (await stateOf(id)).counts?.create))).toEqual([3, 5]);
  });

  it('ends without a result when a new one starts (IMP-30)', async () => {
    const id = await uploaded(linesOf(3));
    const gate = aGate();
    const old = contextOf({ beforeBatch: gate.pass });
    await startCheck(old, old.runner, id);
    await gate.reached;
    await aCategory(test.context, { name: 'Robots' });
    const next = contextOf();
    await service.checkImport(next, id, { options: {} });
    await next.runner.idle();
    gate.open();
    await old.runner.idle();
    expect(await stateOf(id)).toMatchObject({ state: 'checked', counts: { create: 3, error: 0 } });
    expect(await rowsOf(id)).toBe(3);
  });

  it('prevents the removal of its import, and ends if the import disappears (IMP-34)', async () => {
    const id = await uploaded(linesOf(3));
    const gate = aGate();
    const context = contextOf({ beforeBatch: gate.pass });
    await startCheck(context, context.runner, id);
    await gate.reached;
    expect(await test.call('DELETE', `/api/admin/imports/${id}`)).toMatchObject({ status: 409 });
    await test.connection.db.deleteFrom('imports').where('id', '=', id).execute();
    gate.open();
    await context.runner.idle();
    expect(await test.connection.db.selectFrom('import_rows').selectAll().execute()).toEqual([]);
  });

  it('sees a record that is deleted meanwhile as missing (IMP-32)', async () => {
    const { id: category_id } = await aCategory(test.context, { name: 'Robots' });
    const last = await aProduct(test.context, { name: 'Old', model: `A-${rowsOfBatch}`, category_id });
    const id = await uploaded(linesOf(rowsOfBatch + 1));
    const gate = aGate();
    const context = contextOf({ beforeBatch: (_id, line) => (line > 2 ? gate.pass() : Promise.resolve()) });
    await startCheck(context, context.runner, id);
    await gate.reached;
    const files = createFiles({ dataDir: test.dataDir, clock: test.context.clock });
    await productRecords.remove({ ...test.context, files }, last.id);
    gate.open();
    await context.runner.idle();
    expect((await stateOf(id)).counts).toMatchObject({ create: rowsOfBatch + 1, update: 0 });
  });

  it('writes its progress at most once a second (IMP-12)', async () => {
    await aCategory(test.context, { name: 'Robots' });
    const id = await uploaded(linesOf(3 * rowsOfBatch));
    const seen: unknown[] = [];
    const context = contextOf({
      beforeBatch: async (_id, line) => {
        seen.push((await stateOf(id)).progress);
        if (line > rowsOfBatch) test.setTime('2026-11-21T03:00:01.000Z');
      },
    });
    await startCheck(context, context.runner, id);
    await context.runner.idle();
    expect(seen).toEqual([
      { done: 0, total: 1500 },
      { done: 0, total: 1500 },
      { done: 500, total: 1500 },
    ]);
  });

  it.each(['the next start after a shutdown', 'another process when the lease is over'])('is continued by %s (IMP-31)', async (by) => {
    await aCategory(test.context, { name: 'Robots' });
    const id = await uploaded(linesOf(rowsOfBatch + 5));
    const gate = aGate();
    const killed = contextOf({ beforeBatch: (_id, line) => (line > 2 ? gate.pass() : Promise.resolve()) });
    await startCheck(killed, killed.runner, id);
    await gate.reached;
    const next = contextOf();
    const { signal } = new AbortController();
    if (by.startsWith('the next start')) {
      const closed = killed.runner.close();
      gate.open();
      await closed;
    } else {
      await continueChecks(next, signal);
      expect((await stateOf(id)).state).toBe('checking');
      test.setTime('2026-11-21T03:01:01.000Z');
    }
    await continueChecks(next, signal);
    expect(await stateOf(id)).toMatchObject({ state: 'checked', counts: { create: rowsOfBatch + 5 } });
    gate.open();
    await killed.runner.idle();
    expect(await rowsOf(id)).toBe(rowsOfBatch + 5);
  });

  it('fails in words if its file cannot be read any more (IMP-12)', async () => {
    const id = await uploaded(linesOf(1));
    const file = Buffer.from('%PDF-1.4');
    const { file_path } = await test.connection.db.selectFrom('imports').select('file_path').where('id', '=', id).executeTakeFirstOrThrow();
    const context = contextOf();
    await context.store.write(file_path, file);
    await startCheck(context, context.runner, id);
    await context.runner.idle();
    expect(await stateOf(id)).toMatchObject({ state: 'failed', failure: expect.stringContaining('This is a PDF file') });
  });
});

describe('applying at once (IMP-37)', () => {
  it.each([
    ['without errors', 'A-1;Robot', ['applied']],
    ['with errors', 'A-1;', []],
  ])('%s', async (_title, line, expected) => {
    const applied: string[] = [];
    const context = contextOf({ startApply: () => void applied.push('applied') });
    const { body } = await uploadImport(test, `Slug;Name\n${line.toLowerCase()}\n`, { fields: { options: '{"kind":"category"}' } });
    const { id } = body.import;
    const row = await test.connection.db.selectFrom('imports').select('facts').where('id', '=', id).executeTakeFirstOrThrow();
    const facts = JSON.stringify({ ...JSON.parse(row.facts), appliesAtOnce: true });
    await test.connection.db.updateTable('imports').set({ facts }).where('id', '=', id).execute();
    await startCheck(context, context.runner, id);
    await context.runner.idle();
    expect(applied).toEqual(expected);
  });
});
