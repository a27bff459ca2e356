// npm run bench:analytics [views]: measures visitor statistics on SQLite with a year of single visits (a real site removes them after some
// weeks). Filling takes minutes. Compare the ratios: a busy machine slows everything down.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { analyticsPeriods } from '#contract/rules/analytics.ts';
import { fillVisits } from '#demo/visits/fill.ts';
import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/database/connect.ts';
import { recordBatch } from '#server/features/analytics/collect/recording.ts';
import { addDays, dayOf } from '#server/features/analytics/days.ts';
import { getAnalytics } from '#server/features/analytics/report/report.service.ts';
import { systemClock } from '#server/platform/clock.ts';
import { prepareDatabase } from '#server/start/database-preparation.ts';
import { startBeacons } from './beacons.ts';
import { startLoad } from './load.ts';
import { timeRaw } from './raw-visits.ts';
import { startSite } from './site.ts';

const wanted = Number(process.argv[2] ?? 10_000_000);
const days = 365;
const repeats = 40;
const batches = 60;
const batchSize = 250;
const rate = 2000;
const rounds = 5;
const sliceMs = 1000;

const quantile = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
const print = (...cells: (string | number)[]) => process.stdout.write(`${cells.map((cell) => String(cell).padStart(14)).join('')}\n`);

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const connection = await connect(config.databaseUrl);
const { db } = connection;
const context = { db, clock: systemClock };
const bytes = async () => {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return statSync(join(dataDir, 'site.sqlite')).size;
};

const fill = async () => {
  const before = await bytes();
  const start = performance.now();
  const views = await fillVisits(context, { siteUrl: config.siteUrl, days, views: wanted });
  const seconds = (performance.now() - start) / 1000;
  print('views', 'bytes a view', 'filled in');
  print(views, (((await bytes()) - before) / views).toFixed(1), `${seconds.toFixed(0)} s`);
};

const answers = async () => {
  process.stdout.write('\n');
  print('days', 'p50 ms', 'p95 ms', 'raw ms', 'ratio');
  const today = dayOf(Date.now(), 'Asia/Jakarta');
  for (const period of analyticsPeriods) {
    const times: number[] = [];
    for (let repeat = 0; repeat < repeats; repeat++) {
      const start = performance.now();
      await getAnalytics(context, { days: period });
      times.push(performance.now() - start);
    }
    // the response also covers the previous period, which the raw queries do not, so the ratio is an underestimate
    const raw = await timeRaw(db, addDays(today, 1 - period));
    const p50 = quantile(times, 0.5);
    print(period, p50.toFixed(1), quantile(times, 0.95).toFixed(1), raw.toFixed(0), `1 : ${(raw / p50).toFixed(0)}`);
  }
};

const recording = async () => {
  const times: number[] = [];
  const start = process.cpuUsage();
  for (let batch = 0; batch < batches; batch++) {
    const views = Array.from({ length: batchSize }, (_, index) => ({
      at: Date.now(),
      address: `198.18.${batch % 50}.${index}`,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
      path: ['/', '/products', '/news', '/contact'][index % 4] ?? '/',
      referrer: '',
    }));
    const begun = performance.now();
    await recordBatch(context, config.siteUrl, { views, dropped: [] });
    times.push(performance.now() - begun);
  }
  const { user, system } = process.cpuUsage(start);
  const cpu = (user + system) / 1000 / (batches * batchSize);
  process.stdout.write('\n');
  print('CPU ms a view', 'ms a view', 'p95 a batch');
  print(cpu.toFixed(4), (quantile(times, 0.5) / batchSize).toFixed(4), `${quantile(times, 0.95).toFixed(1)} ms`);
};

const underLoad = async () => {
  const site = await startSite(dataDir, { TRUST_PROXY: 'loopback' });
  const load = startLoad();
  const beacons = startBeacons();
  process.stdout.write('\n');
  print('pages alone /s', 'with views /s', 'ratio', 'views /s', 'failed');
  const results: { alone: number; together: number; sent: number; failed: number }[] = [];
  // the first round is a warm-up
  for (let round = 0; round <= rounds; round++) {
    const alone = await load.run(`${site.origin}/products`, 'br');
    const reporting = beacons.run(site.origin, rate, sliceMs);
    const together = await load.run(`${site.origin}/products`, 'br');
    if (round > 0) results.push({ alone, together, ...(await reporting) });
    else await reporting;
  }
  const middle = (of: (one: (typeof results)[number]) => number) => quantile(results.map(of), 0.5);
  const ratio = middle(({ alone, together }) => together / alone).toFixed(2);
  const failed = results.reduce((sum, one) => sum + one.failed, 0);
  print(
    Math.round(middle(({ alone }) => alone)),
    Math.round(middle(({ together }) => together)),
    ratio,
    Math.round(middle(({ sent }) => sent / (sliceMs / 1000))),
    failed,
  );
  await beacons.close();
  await load.close();
  await site.close();
};

try {
  await prepareDatabase({ config, connection, clock: systemClock });
  await fill();
  await answers();
  await recording();
  await db.destroy();
  await underLoad();
} finally {
  rmSync(dataDir, { recursive: true });
}
