// What visitors and administrators see and do while an import is written.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Applying, createApplying } from '#server/testing/applying-app.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { databaseName } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { plannedImport, type RowToPlan } from '#server/testing/planned-import.ts';
import * as service from './apply.service.ts';

let folder: string;
let test: EditingApp;
let applying: Applying;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  // an in-memory database has only one connection
  test = await createEditingApp(databaseName === 'SQLite' ? { DATABASE_URL: `file:${join(folder, 'site.sqlite')}` } : {});
  applying = createApplying(test);
});
afterEach(async () => {
  await applying.context.work.idle();
  await test.close();
  rmSync(folder, { recursive: true });
});

/** Three batches of 100. */
const count = 250;
const products = (categoryId: number, name = 'Sensor'): RowToPlan[] =>
  Array.from({ length: count }, (_, at) => ({
    fields: { name: `${name} ${at + 1}`, category_id: categoryId, model: `${name}-${at + 1}` },
  }));

const seenByVisitors = async () => {
  const list = (await test.visit('GET', '/api/public/products')).body as { products: { total: number } };
  const search = (await test.visit('GET', '/api/public/products?search=sensor')).body as { products: { total: number } };
  const { status } = await test.visit('GET', '/api/public/products/sensor-1');
  const sitemap = String((await test.visit('GET', '/sitemap.xml')).body);
  return [list.products.total, search.products.total, status, sitemap.split('/products/').length - 1];
};
const nothing = [0, 0, 404, 0];
const everything = [count, count, 200, count];
const seenByAdministrators = async (): Promise<number> => (await test.get('/api/admin/products')).body.total;
const stateOf = async (id: number) =>
  (await test.context.db.selectFrom('imports').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const countsOf = async (id: number): Promise<Record<string, number>> => {
  const rows = await test.context.db.selectFrom('import_rows').select('state').where('import_id', '=', id).execute();
  return Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([state, some]) => [state, some.length]));
};

describe('while an import is written', () => {
  it('shows visitors the state before until its end, and then all of it, also when it is undone (IMP-48)', async () => {
    const { context, gates } = applying;
    const category = await aCategory(test.context, { name: 'Sensors' });
    const id = await plannedImport(context.db, products(category.id));
    expect(await seenByVisitors()).toEqual(nothing);
    const seen: unknown[] = [];
    gates.beforeBatch = async (batches) => void seen.push([batches, await seenByVisitors(), await seenByAdministrators()]);
    await service.startApply(context, id);
    await context.work.idle();
    // one transaction on PostgreSQL
    const isSqlite = databaseName === 'SQLite';
    expect(seen).toEqual([0, 1, 2].map((batch) => [batch, nothing, isSqlite ? batch * 100 : 0]));
    expect([await seenByVisitors(), await seenByAdministrators()]).toEqual([everything, count]);
    seen.length = 0;
    await service.undo(context, id);
    await context.work.idle();
    expect(seen).toEqual([0, 1, 2].map((batch) => [batch, everything, isSqlite ? count - batch * 100 : count]));
    expect([await seenByVisitors(), await stateOf(id), applying.errors]).toEqual([nothing, 'undone', []]);
  });

  it('applies scheduled changes that are due meanwhile once, and shows them at its end (IMP-48)', async () => {
    const { context, gates } = applying;
    const category = await aCategory(test.context, { name: 'Sensors' });
    const hidden = await aProduct(test.context, { name: 'Hidden', category_id: category.id, is_active: false });
    const id = await plannedImport(context.db, products(category.id));
    await test.call('PUT', `/api/admin/drafts/product/${hidden.id}/schedule`, { publish_at: '2026-11-21T04:00:00.000Z' });
    const seen: unknown[] = [];
    gates.beforeBatch = async (batches) => {
      test.setTime('2026-11-21T05:00:00.000Z');
      if (databaseName === 'SQLite')
        seen.push([batches, await seenByVisitors(), (await test.visit('GET', '/api/public/products/hidden')).status]);
    };
    await service.startApply(context, id);
    await context.work.idle();
    if (databaseName === 'SQLite') expect(seen).toEqual([0, 1, 2].map((batch) => [batch, nothing, 404]));
    expect((await test.visit('GET', '/api/public/products/hidden')).status).toBe(200);
    expect((await seenByVisitors())[0]).toBe(count + 1);
  });

  it('continues after an error of the database, and shows visitors nothing until then (IMP-48, IMP-49)', async () => {
    const { context, gates, errors } = applying;
    const category = await aCategory(test.context, { name: 'Sensors' });
    const id = await plannedImport(context.db, products(category.id));
    let failures = 2;
    gates.beforeBatch = async (batches) => {
      if (batches === 1 && failures-- > 0) throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    };
    const seen: unknown[] = [];
    gates.wait = async () => void seen.push(await seenByVisitors());
    await service.startApply(context, id);
    await context.work.idle();
    expect(seen).toEqual([nothing, nothing]);
    expect([await seenByVisitors(), await countsOf(id), errors.length]).toEqual([everything, { written: count }, 2]);
  });

  it('writes two imports one after the other, and refuses to apply or undo one that is in progress (IMP-50)', async () => {
    const { context, gates } = applying;
    const category = await aCategory(test.context, { name: 'Sensors' });
    const first = await plannedImport(context.db, products(category.id));
    const second = await plannedImport(context.db, products(category.id, 'Drive'));
    const refused: string[] = [];
    gates.beforeBatch = async (batches) => {
      if (batches !== 1 || (await stateOf(second)) !== 'checked') return;
      for (const call of [service.startApply, service.undo, service.cancel, service.pause])
        await call(context, first).catch((error: Error) => refused.push(error.message));
      await service.startApply(context, second);
    };
    await service.startApply(context, first);
    await context.work.idle();
    expect([await stateOf(first), await stateOf(second)]).toEqual(['applied', 'applied']);
    expect(refused).toEqual(Array(4).fill('The records are being written. Wait until the import is complete.'));
    expect(await seenByAdministrators()).toBe(2 * count);
  });

  it('writes the same file twice only once (IMP-43)', async () => {
    const { context } = applying;
    const category = await aCategory(test.context, { name: 'Sensors' });
    const ids = [await plannedImport(context.db, products(category.id)), await plannedImport(context.db, products(category.id))];
    await Promise.all(ids.map((id) => service.startApply(context, id)));
    await context.work.idle();
    expect(await Promise.all(ids.map(countsOf))).toEqual(expect.arrayContaining([{ written: count }, { refused: count }]));
    expect(await seenByAdministrators()).toBe(count);
  });
});

describe.runIf(databaseName === 'SQLite')('between two batches on SQLite', () => {
  it('saves other changes, and refuses the rows of records that they have changed or need (IMP-43, IMP-51)', async () => {
    const { context, gates } = applying;
    const category = await aCategory(test.context, { name: 'Sensors' });
    const empty = await aCategory(test.context, { name: 'Empty' });
    const old = await aProduct(test.context, { name: 'Old', category_id: category.id });
    const id = await plannedImport(context.db, [
      ...products(category.id),
      { record: old as never, fields: { price: 5 } },
      { fields: { name: 'Homeless', category_id: empty.id } },
    ]);
    const statuses: number[] = [];
    gates.beforeBatch = async (batches) => {
      if (batches !== 1) return;
      const { id: written } = (await test.get('/api/admin/products?search=Sensor-1&per_page=1')).body.data[0];
      statuses.push((await test.post(`/api/admin/products/${old.id}`, { fields: { _method: 'PUT', price: '9' } })).status);
      statuses.push((await test.post(`/api/admin/products/${written}`, { fields: { _method: 'PUT', price: '9' } })).status);
      statuses.push((await test.call('DELETE', `/api/admin/categories/${empty.id}`)).status);
      statuses.push((await test.call('DELETE', `/api/admin/categories/${category.id}`)).status);
    };
    await service.startApply(context, id);
    await context.work.idle();
    expect(statuses).toEqual([200, 200, 200, 409]);
    expect(await countsOf(id)).toEqual({ written: count, refused: 2 });
    gates.beforeBatch = async () => {};
    await service.undo(context, id);
    await context.work.idle();
    expect(await countsOf(id)).toEqual({ undone: count - 1, kept: 1, refused: 2 });
  });
});
