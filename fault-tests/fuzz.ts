// npm run fuzz: sends generated requests to the built product in this process, over connections, and fails if a response is wrong.
//   npm run fuzz                              a million requests with a random seed, which is printed
//   npm run fuzz -- --seed 7 --requests 1000  the same requests each time
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createMemoryCheck } from './fuzz/memory.ts';
import { type Report, run } from './fuzz/run.ts';
import { createTarget } from './fuzz/target.ts';
import { overConnections } from './fuzz/transport.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' }, requests: { type: 'string', default: '1000000' } } });
const seed = Number(values.seed ?? randomInt(2 ** 31));
const requests = Number(values.requests);
if (!Number.isInteger(seed) || !(requests >= 1)) throw new Error('--seed takes a whole number, --requests a number from 1');

const progressSteps = 10_000;

const print = ({ findings, statuses, neverAccepted }: Report, memoryProblem: string | null) => {
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.log(`\nResponses by status: ${counts.join(', ')}`);
  if (neverAccepted.length > 0) console.log(`Calls without a successful response: ${neverAccepted.join(', ')}`);
  for (const { problem, count, example } of findings) console.log(`\n✗ ${problem} (${count} times)\n${example}`);
  if (memoryProblem) console.log(`\n✗ ${memoryProblem}`);
  const total = findings.length + (memoryProblem ? 1 : 0);
  console.log(total === 0 ? '\nNo problem found.' : `\n${total} problems found with seed ${seed}.`);
  process.exitCode = total === 0 ? 0 : 1;
};

// React is imported after this line, because NODE_ENV selects its production build
process.env.NODE_ENV = 'production';
const { openBuiltPages } = await import('#server/ssr/built-pages.ts');
const target = await createTarget(await openBuiltPages());
const { send, close } = overConnections(target.app);
const memory = createMemoryCheck(requests);
const start = performance.now();
console.log(`Seed ${seed}, ${requests} requests`);
try {
  const report = await run(target, {
    seed,
    requests,
    send,
    rawShare: 0.02,
    elsewhereShare: 0.08,
    onStep: (step) => {
      memory.sample(step);
      if (step > 0 && step % progressSteps === 0)
        console.log(`${step} after ${((performance.now() - start) / 1000).toFixed(0)} s, ${memory.latest().toFixed(0)} MB in use`);
    },
  });
  print(report, memory.problem());
} finally {
  close();
  await target.close();
}
