// npm run bench:imports [-- --rows 50000]: applies and undoes an import of new products on SQLite in a temporary folder, and prints rows per
// second, the longest time that another save waited, and the peak memory.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { createAttribute } from '#server/features/attributes/attributes.service.ts';
import { categoryRecords } from '#server/features/categories/categories.service.ts';
import { undoImport, type WriteContext, writeImport } from '#server/features/imports/applying/write-import.ts';
import { ensureDefaults } from '#server/features/settings/settings.service.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createFiles } from '#server/platform/files.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '50000' } } });
const rows = Number(values.rows);
const categories = 20;

const planned = (number: number, category_id: number) => ({
  name: `Inductive sensor IS-${number}`,
  category_id,
  model: `IS-${number}`,
  price: 10 + (number % 500) / 4,
  short_description: '<p>Sensor with a metal housing for the detection of metal parts.</p>',
  description: `<p>Sensor ${number} detects metal parts at a distance of ${number % 40} mm.</p><ul><li>Protection IP67</li><li>Cable of 2 m</li></ul>`,
  specifications: [
    { type: 'item', key: 'Weight', value: `${(number % 900) / 100} kg` },
    { type: 'item', key: 'Rated voltage', value: `${12 + (number % 36)} V` },
    { type: 'item', key: 'Sensing distance', value: `${number % 40} mm` },
    { type: 'item', key: 'Housing', value: number % 2 ? 'Brass' : 'Stainless steel' },
  ],
});

const fill = async (db: Database, categoryIds: readonly number[]): Promise<number> => {
  const at = systemClock().toISOString();
  const { id } = await db
    .insertInto('imports')
    .values({
      ...{ kind: 'product', format: 'csv', state: 'writing', file_name: 'products.csv', file_path: 'imports/x.csv', total: rows },
      ...{ options: '{}', facts: '{}', created_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let first = 1; first <= rows; first += 500)
    await db
      .insertInto('import_rows')
      .values(
        Array.from({ length: Math.min(500, rows - first + 1) }, (_, at) => {
          const fields = planned(first + at, categoryIds[at % categories] ?? 1);
          return {
            ...{ import_id: id, number: first + at, line: first + at + 1, kind: 'product' as const, action: 'create' as const },
            ...{ state: 'planned' as const, title: fields.name, changes: JSON.stringify({ fields }) },
            report: JSON.stringify({
              cells: Object.entries(fields).map(([label, after]) => ({ label, before: null, after: String(after) })),
            }),
          };
        }),
      )
      .execute();
  return id;
};

const dir = mkdtempSync(join(tmpdir(), 'bench-imports-'));
const path = join(dir, 'site.sqlite');
const connection = await connect(`file:${path}`);
const { db } = connection;
const context: WriteContext = {
  db,
  clock: systemClock,
  siteUrl: 'http://127.0.0.1:3000',
  files: createFiles({ dataDir: dir, clock: systemClock }),
  holdVisitors: connection.holdVisitors,
  log: { error: (details, message) => console.error(message, details) },
};

/** Saves a page again and again. @returns the longest time of a save in ms */
const saveMeanwhile = async (ended: AbortSignal): Promise<number> => {
  let longest = 0;
  while (!ended.aborted) {
    const start = performance.now();
    await db
      .insertInto('milestones')
      .values({ name: `bench ${start}`, reached_at: systemClock().toISOString() })
      .execute();
    longest = Math.max(longest, performance.now() - start);
    await pause(100);
  }
  return longest;
};

const measure = async (name: string, work: () => Promise<void>): Promise<void> => {
  const ended = new AbortController();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const saving = saveMeanwhile(ended.signal);
  const start = performance.now();
  const cpu = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - start) / 1000;
  ended.abort();
  const wal = statSync(`${path}-wal`).size;
  console.log(
    `${name}: ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of CPU time), ${Math.round(rows / seconds)} rows/s, longest save ${Math.round(await saving)} ms, longest block ${Math.round(delay.max / 1e6)} ms, log ${Math.round(wal / 1e6)} MB`,
  );
};

const never = new AbortController().signal;
try {
  await migrate(connection);
  await ensureDefaults({ db, clock: systemClock });
  const acting = { ...context, actor: null };
  const ids: number[] = [];
  for (let number = 1; number <= categories; number++) ids.push((await categoryRecords.create(acting, { name: `Category ${number}` })).id);
  for (const [label, quantity, unit] of [
    ['Weight', 'mass', 'kg'],
    ['Rated voltage', 'voltage', 'V'],
  ] as const)
    await createAttribute(acting, { category_id: null, label, kind: 'number', quantity, unit } as never);
  const id = await fill(db, ids);
  await measure('apply', () => writeImport(context, id, never));
  await db.updateTable('imports').set({ state: 'undoing', done: 0 }).where('id', '=', id).execute();
  await measure('undo', () => undoImport(context, id, never));
  console.log(
    JSON.stringify(
      await db
        .selectFrom('import_rows')
        .select(['state', ({ fn }) => fn.countAll().as('count')])
        .groupBy('state')
        .execute(),
    ),
  );
  console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
} finally {
  await connection.close();
  rmSync(dir, { recursive: true });
}
