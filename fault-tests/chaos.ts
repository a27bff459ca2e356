// npm run chaos: repeatedly kills the built product under a mixed load, restarts it, and checks the stored data. It stops at
// the first violation and keeps the data folder.
//   npm run chaos                             200 kills with a random seed, which is printed
//   npm run chaos -- --seed 7 --kills 20      the same requests each time; what the server is doing at each kill differs
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allocatorSettings, compileCache, serverArguments } from '../scripts/runtime.mjs';
import { kinds } from './chaos/ledger.ts';
import { type Report, runChaos } from './chaos/run.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' }, kills: { type: 'string', default: '200' } } });
const seed = Number(values.seed ?? randomInt(2 ** 31));
const kills = Number(values.kills);
if (!Number.isInteger(seed) || !(kills >= 1)) throw new Error('--seed takes a whole number, --kills a number from 1');

const progressKills = 10;
const startLimitMs = 60_000;

const seconds = (ms: number | undefined) => `${((ms ?? 0) / 1000).toFixed(2)} s`;

const startTimes = ({ startsMs }: Report): string => {
  const sorted = startsMs.toSorted((a, b) => a - b);
  const at = (share: number) => seconds(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]);
  return `Start: median ${at(0.5)}, 95 % ${at(0.95)}, longest ${seconds(sorted.at(-1))}`;
};

const confirmed = ({ counts }: Report): number => kinds.reduce((sum, kind) => sum + counts[kind], 0);

const print = (report: Report, dataDir: string) => {
  const { violations, counts, mail } = report;
  const countOf = (kind: string) => violations.filter((violation) => violation.kind === kind).length;
  console.log(
    `\n${report.kills} kills, ${confirmed(report)} confirmed writes: ${kinds.map((kind) => `${kind} ${counts[kind]}`).join(', ')}`,
  );
  console.log(`Mail: ${mail.accepted} sent, ${mail.copies} of them again after a kill`);
  console.log(startTimes(report));
  console.log(
    `Lost: ${countOf('lost')}, partial: ${countOf('partial')}, others: ${violations.length - countOf('lost') - countOf('partial')}`,
  );
  for (const { kind, text } of violations) console.log(`✗ ${kind}: ${text}`);
  if (violations.length > 0) console.log(`Found with seed ${seed}. The data folder is ${dataDir}`);
};

const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
const dataDir = join(folder, 'data');
const start = performance.now();
let lastPrinted = 0;
console.log(`Seed ${seed}, ${kills} kills`);
const onKill = (report: Report) => {
  if (report.kills - lastPrinted < progressKills) return;
  lastPrinted = report.kills - (report.kills % progressKills);
  const after = seconds(performance.now() - start);
  console.log(`${report.kills} kills after ${after}, ${confirmed(report)} confirmed writes. ${startTimes(report)}`);
};
const report = await runChaos({
  seed,
  kills,
  dataDir,
  nodeArguments: serverArguments,
  startLimitMs,
  environment: { ...allocatorSettings(), NODE_COMPILE_CACHE: compileCache(), NODE_ENV: 'production' },
  onKill,
}).catch((error: unknown) => {
  console.log(`✗ ${error instanceof Error ? error.message : error}\nFound with seed ${seed}. The data folder is ${dataDir}`);
  process.exit(1);
});
print(report, dataDir);
if (report.violations.length === 0) rmSync(folder, { recursive: true });
else process.exitCode = 1;
