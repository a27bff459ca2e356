// A connection lost during the commit: it is unknown whether the record was saved, so its files remain until that is known.
import { afterEach, expect, it } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { createFiles } from '#server/platform/files.ts';
import { createDatabase } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPicture } from '#server/testing/multipart.ts';
import { removeUnusedFiles } from './unused-files.ts';

type Loss = 'before the commit' | 'after the commit';

let test: EditingApp;
afterEach(() => test.close());

/** Loses the connection of the next transactions, with the error of the driver. */
const losing = (db: Database): { db: Database; lose: (when: Loss | null) => void } => {
  let lost: Loss | null = null;
  const transaction = (): ReturnType<Database['transaction']> => {
    const real = db.transaction();
    if (lost === null) return real;
    const execute: typeof real.execute = async (work) => {
      const cut = new Error('Connection terminated unexpectedly');
      await real.execute(async (inner) => {
        const result = await work(inner);
        if (lost === 'before the commit') throw cut;
        return result;
      });
      throw cut;
    };
    return { execute } as typeof real;
  };
  const proxy = new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return transaction;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    db: proxy,
    lose: (when) => {
      lost = when;
    },
  };
};

it.each<Loss>(['before the commit', 'after the commit'])(
  'retains the files of a save whose connection is lost %s until the cleanup knows whether it was stored (UPL-04)',
  async (when) => {
    const connection = await createDatabase();
    const { db, lose } = losing(connection.db);
    test = await createEditingApp({}, { ...connection, db });
    const category = (await test.post('/api/admin/categories', { fields: { name: 'Robots' } })).body.category.id;
    const files = [['main_image', 'robot.png', await aPicture('png')]] as const;
    lose(when);
    expect((await test.post('/api/admin/products', { fields: { name: 'Arm', category_id: category }, files })).status).toBe(503);
    lose(null);
    const saved = (await test.get('/api/admin/products')).body.data;
    expect(saved).toHaveLength(when === 'after the commit' ? 1 : 0);
    expect(test.stored()).toHaveLength(1);
    test.setTime('2026-12-21T03:00:00.000Z');
    const { dataDir, context } = test;
    await removeUnusedFiles({ ...context, files: createFiles({ dataDir, clock: context.clock }) });
    expect(test.stored()).toHaveLength(saved.length);
  },
);
