// npm run soak: ten minutes of mixed load on the built server, with its memory every 15 seconds. It fails if the mean
// memory of the last third is more than 10 % above that of the second third.
//   npm run soak                                       the demonstration company
//   npm run soak -- --minutes 2                        a shorter time
//   npm run soak -- --data-dir /tmp/catalogue          a catalogue that bench/catalogue.ts has generated; the load changes it
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/database/connect.ts';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { systemClock } from '#server/platform/clock.ts';
import { prepareDatabase } from '#server/start/database-preparation.ts';
import { type StartedServer, withServer } from './server-process.ts';
import { levelOf, type Memory, memoryOf } from './soak/memory.ts';
import { type Content, startVisitors } from './soak/visitors.ts';

const { values: options } = parseArgs({ options: { minutes: { type: 'string', default: '10' }, 'data-dir': { type: 'string' } } });
const everyMs = 15_000;
const minutes = Number(options.minutes);
if (!(minutes >= 1)) throw new Error('--minutes takes a number from 1');
const columns = ['resident', 'anonymous', 'file', 'heap', 'used', 'buffers'] as const;

const print = (...cells: (string | number)[]) => process.stdout.write(`${cells.map((cell) => String(cell).padStart(10)).join('')}\n`);
const printMemory = (seconds: string | number, memory: Memory, requests: number) =>
  print(seconds, ...columns.map((column) => memory[column].toFixed(0)), requests);

const readContent = async (dataDir: string, seed: string): Promise<Content> => {
  const config = readConfig({ DATABASE_URL: process.env.DATABASE_URL, DATA_DIR: dataDir, SEED: seed });
  const connection = await connect(config.databaseUrl);
  const { db } = connection;
  await prepareDatabase({ config, connection, clock: systemClock });
  const products = await db.selectFrom('visible_products').select(['id', 'slug']).execute();
  const now = systemClock().toISOString();
  const articles = await db.selectFrom('visible_news').select('slug').where('published_at', '<=', now).execute();
  const categories = await db.selectFrom('categories').select('slug').where('is_active', '=', 1).execute();
  const { id: administratorId } = await db.selectFrom('administrators').select('id').executeTakeFirstOrThrow();
  const { token } = await issueToken({ db, clock: systemClock }, { administratorId, remember: true });
  await connection.close();
  return {
    productSlugs: products.map(({ slug }) => slug),
    articleSlugs: articles.map(({ slug }) => slug),
    categorySlugs: categories.map(({ slug }) => slug),
    productIds: products.map(({ id }) => id),
    token,
  };
};

const soak = async ({ origin, child }: StartedServer, content: Content): Promise<boolean> => {
  print('seconds', ...columns, 'requests');
  printMemory('start', await memoryOf(child), 0);
  const { counts, done, end } = await startVisitors(origin, content);
  const requests = () => Object.values(counts).reduce((sum, count) => sum + count, 0);
  const start = performance.now();
  const resident: number[] = [];
  while (performance.now() - start < minutes * 60_000) {
    await Promise.race([done, pause(everyMs)]);
    const memory = await memoryOf(child);
    resident.push(memory.resident);
    printMemory(Math.round((performance.now() - start) / 1000), memory, requests());
  }
  await end();
  await pause(everyMs);
  printMemory('idle', await memoryOf(child), requests());
  const { second, last, isLevel } = levelOf(resident);
  process.stdout.write(
    `\n${Object.entries(counts)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}\n`,
  );
  process.stdout.write(`Resident: ${second.toFixed(0)} MB in the second third, ${last.toFixed(0)} MB in the last one.\n`);
  return isLevel;
};

const temporary = mkdtempSync(join(tmpdir(), 'soak-'));
const dataDir = options['data-dir'] ?? join(temporary, 'site');
const seed = options['data-dir'] ? 'none' : 'demo';
try {
  const content = await readContent(dataDir, seed);
  const environment = { DATA_DIR: dataDir, SEED: seed, CONTACT_RATE_LIMIT: '0' };
  const nodeArguments = ['--import', join(import.meta.dirname, 'soak/memory-probe.ts')];
  const isLevel = await withServer({ environment, path: '/', nodeArguments }, (server) => soak(server, content));
  if (!isLevel) {
    process.stdout.write('The memory grew.\n');
    process.exitCode = 1;
  }
} finally {
  rmSync(temporary, { recursive: true });
}
