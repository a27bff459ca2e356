// npm run cluster: three instances of the built product on one PostgreSQL and one object storage, behind HAProxy, all on loopback.
// Under load it kills and restarts them, restarts PostgreSQL and stops the object storage, and checks that nothing is lost, stale
// or duplicated. Needs HAProxy, which it installs with apt-get when root runs it on Debian; otherwise it exits with code 2.
// npm run cluster                           two minutes with a random seed, which is printed   npm run cluster -- --seconds 30
// --seed 7  fewer faults; the same requests, apart from their times
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findBalancer, NoBalancer } from './cluster/balancer.ts';
import { closeAll, createInstallation } from './cluster/installation.ts';
import { printResult, printThroughput } from './cluster/report.ts';
import { runCluster } from './cluster/run.ts';
import { measureThroughput } from './cluster/throughput.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' }, seconds: { type: 'string', default: '120' } } });
const seed = Number(values.seed ?? randomInt(2 ** 31));
const seconds = Number(values.seconds);
if (!Number.isInteger(seed) || !(seconds >= 10)) throw new Error('--seed takes a whole number, --seconds a number from 10');

const findOrExit = (): string => {
  try {
    return findBalancer();
  } catch (error) {
    if (!(error instanceof NoBalancer)) throw error;
    console.log(error.message);
    process.exit(2);
  }
};

const program = findOrExit();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => closeAll(false).finally(() => process.exit(1)));
}

const run = async (): Promise<boolean> => {
  const start = performance.now();
  const installation = await createInstallation(program);
  console.log(`Three first starts at once: ${((performance.now() - start) / 1000).toFixed(1)} s with PostgreSQL and HAProxy`);
  const result = await runCluster({ installation, seconds, seed });
  const isGood = printResult(result);
  printThroughput(await measureThroughput(installation));
  if (!isGood) console.log(`\nFound with seed ${seed}. The folders are in ${installation.folder}`);
  return isGood;
};

console.log(`Seed ${seed}, ${seconds} seconds`);
const isGood = await run().catch((error: unknown) => {
  console.error(error);
  return false;
});
await closeAll(!isGood);
process.exit(isGood ? 0 : 1);
