// A database that is full or read-only: messages, saves and uploads are refused completely, and stored once writes work again.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { createFiles } from '#server/platform/files.ts';
import { createDatabase, type DatabaseName, databaseName } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPdf, aPicture } from '#server/testing/multipart.ts';

interface Fault {
  name: string;
  database: DatabaseName;
  begin: string;
  end: string;
  refusal: [status: number, code: string];
}

const faults: Fault[] = [
  // the smallest allowed value is the current size
  {
    name: 'a full disk',
    database: 'SQLite',
    begin: 'pragma max_page_count = 1',
    end: 'pragma max_page_count = 1000000',
    refusal: [507, 'out-of-space'],
  },
  {
    name: 'a read-only disk',
    database: 'SQLite',
    begin: 'pragma query_only = 1',
    end: 'pragma query_only = 0',
    refusal: [503, 'unavailable'],
  },
  {
    name: 'a read-only server',
    database: 'PostgreSQL',
    begin: 'set default_transaction_read_only = on',
    end: 'set default_transaction_read_only = off',
    refusal: [503, 'unavailable'],
  },
];

/** A full database may still have space for small rows. */
const maxAttempts = 200;
const afterSavesMs = 11 * 60 * 1000;

describe.each(faults.filter(({ database }) => database === databaseName))('$name of $database', ({ begin, end, refusal }) => {
  let test: EditingApp;
  let category: number;
  beforeEach(async () => {
    test = await createEditingApp({}, await createDatabase({ poolSize: 1 }));
    category = (await test.post('/api/admin/categories', { fields: { name: 'Robots' } })).body.category.id;
  });
  afterEach(async () => {
    await run(end);
    await test.close();
  });

  const run = (statement: string) => sql.raw(statement).execute(test.connection.db);
  const sendMessage = () => {
    const body = { name: 'Sari', email: 'sari@pabrik.example', subject: 'Test', message: 'x'.repeat(5000) };
    return test.visit('POST', '/api/public/contact', { body });
  };
  const saveProduct = async () => {
    const fields = { name: 'LR-20', category_id: category, description: `<p>${'x'.repeat(10_000)}</p>` };
    const files = [['main_image', 'a.png', await aPicture()] as const, ['brochure', 'b.pdf', aPdf] as const];
    return test.post('/api/admin/products', { fields, files });
  };
  const upload = async () => test.post('/api/admin/upload', { files: [['file', 'a.png', await aPicture()]] });

  /** @returns the number of successful attempts before the first refusal */
  const refusedAfter = async (attempt: () => ReturnType<EditingApp['get']>): Promise<number> => {
    for (let stored = 0; stored < maxAttempts; stored++) {
      const { status, body, headers } = await attempt();
      if (status === 201) continue;
      expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([...refusal, true]);
      return stored;
    }
    throw new Error('Nothing was refused');
  };
  const total = async (url: string): Promise<number> => (await test.get(url)).body.total;

  it('refuses messages, saves and uploads completely, and recovers (OUT-03, FILE-01)', async () => {
    await run(begin);
    const messages = await refusedAfter(sendMessage as () => ReturnType<EditingApp['get']>);
    const products = await refusedAfter(saveProduct);
    const uploads = await refusedAfter(upload);
    expect(await total('/api/admin/contacts')).toBe(messages);
    expect(await total('/api/admin/products')).toBe(products);
    await vi.waitFor(() => expect(test.stored()).toHaveLength(2 * products + uploads), 60_000);
    await run(end);
    // rows of refused saves could not be removed during the fault; the hourly cleanup removes them
    test.setTime(new Date(test.context.clock().getTime() + afterSavesMs).toISOString());
    await removeUnusedFiles({ ...test.context, files: createFiles({ dataDir: test.dataDir, clock: test.context.clock }) });
    const { db } = test.connection;
    expect(await db.selectFrom('unclaimed_files').select('path').execute()).toHaveLength(uploads);
    expect(await db.selectFrom('file_names').select('path').execute()).toHaveLength(products);
    for (const attempt of [sendMessage, saveProduct, upload]) expect((await attempt()).status).toBe(201);
    expect(test.stored()).toHaveLength(2 * products + uploads + 3);
  });
});
