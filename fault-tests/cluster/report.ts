// Prints the result of a run, with tables in Markdown.
import { availableParallelism } from 'node:os';
import { kinds as writeKinds } from '../chaos/ledger.ts';
import { faultsOf } from './checks.ts';
import type { Fault } from './faults.ts';
import { isSuccess, kinds, type Note, type RequestKind } from './meter.ts';
import type { Result } from './run.ts';
import type { Rate } from './throughput.ts';

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const countBy = <T>(values: readonly T[], keyOf: (value: T) => string): string =>
  [...Map.groupBy(values, keyOf)].map(([key, { length }]) => (length > 1 ? `${key} × ${length}` : key)).join(', ');

const printRequests = (notes: readonly Note[]): void => {
  const balanced = notes.filter(({ isBalanced }) => isBalanced);
  const served = balanced.filter(isSuccess).length;
  console.log(
    `\nRequests through the balancer: ${balanced.length}, served ${served}; to single instances: ${notes.length - balanced.length}`,
  );
  console.log('\n| | sent | served | failed |\n|---|---|---|---|');
  for (const kind of kinds) {
    const own = balanced.filter((note) => note.kind === kind);
    const failed = own.filter((note) => !isSuccess(note));
    console.log(`| ${kind} | ${own.length} | ${own.length - failed.length} | ${countBy(failed, ({ outcome }) => `${outcome}`)} |`);
  }
};

const printErrors = (notes: readonly Note[], faults: readonly Fault[]): void => {
  const failed = notes.filter((note) => note.isBalanced && !isSuccess(note));
  const bySecond = Map.groupBy(failed, ({ sentMs }) => Math.floor(sentMs / 1000));
  console.log('\nErrors through the balancer by second:');
  for (const [second, own] of [...bySecond].toSorted(([a], [b]) => a - b)) {
    const during = new Set(own.flatMap((note) => faultsOf(note, faults)).map(({ text }) => text));
    console.log(`  ${second} s: ${countBy(own, ({ kind, outcome }) => `${kind} ${outcome}`)} (${[...during].join(', ') || 'no fault'})`);
  }
  if (bySecond.size === 0) console.log('  none');
};

/** @returns the time from the fault to the first success after the last failure; null if no request failed */
const recoveryOf = (notes: readonly Note[], fault: Fault, kind: RequestKind): number | null => {
  const own = notes.filter((note) => note.isBalanced && note.kind === kind && faultsOf(note, [fault]).length > 0);
  const last = own.findLast((note) => !isSuccess(note));
  if (!last) return null;
  const next = notes.find((note) => note.isBalanced && note.kind === kind && isSuccess(note) && note.endMs > last.endMs);
  return (next?.endMs ?? Infinity) - fault.fromMs;
};

const printRecovery = (notes: readonly Note[], faults: readonly Fault[]): void => {
  console.log('\nTime from the fault until requests of a kind were served again, and until all instances were ready:\n');
  console.log(`| fault | downtime | ${kinds.join(' | ')} | all ready |\n|---|---|${kinds.map(() => '---|').join('')}---|`);
  for (const fault of faults) {
    const times = kinds.map((kind) => recoveryOf(notes, fault, kind)).map((ms) => (ms === null ? 'none failed' : inSeconds(ms)));
    const { text, fromMs, untilMs, recoveredMs } = fault;
    console.log(`| ${text} | ${inSeconds(untilMs - fromMs)} | ${times.join(' | ')} | ${inSeconds(recoveredMs - fromMs)} |`);
  }
};

const printList = (title: string, lines: readonly string[]): void => {
  const shown = 20;
  console.log(`${title}: ${lines.length}`);
  for (const line of lines.slice(0, shown)) console.log(`  ✗ ${line}`);
};

/** @returns whether every check passed */
export const printResult = ({
  notes,
  faults,
  counts,
  compared,
  stale,
  lost,
  doubled,
  wrongAnswers,
  mail,
  views,
  backups,
}: Result): boolean => {
  printRequests(notes);
  printErrors(notes, faults);
  printRecovery(notes, faults);
  console.log(`\nConfirmed writes: ${writeKinds.map((kind) => `${kind} ${counts[kind]}`).join(', ')}`);
  console.log(`Reads after a save: ${compared.reads} of contents, ${compared.pictures} of pictures, ${compared.sessions} of sessions`);
  console.log(`Mail: ${mail.sent} sent, ${mail.copies} of them repeated after a fault`);
  console.log(`Views: ${views.confirmed} confirmed, ${views.counted} counted, ${views.dropped} not counted`);
  console.log(`Backups: ${backups.made} made, ${backups.daily} of them daily; ${backups.failed} failed because their instance was killed`);
  console.log(
    `Interrupted daily backup restarted after: ${backups.takeoverMs === null ? 'none was interrupted' : inSeconds(backups.takeoverMs)}\n`,
  );
  printList(
    'Stale reads (must be 0)',
    stale.map(({ text, atMs }) => `${inSeconds(atMs)}: ${text}`),
  );
  printList(
    'Confirmed writes lost or stored in part (must be 0)',
    lost.map(({ kind, text }) => `${kind}: ${text}`),
  );
  printList('Jobs done twice (must be 0)', doubled);
  printList('No response in 10 seconds, or a response that no fault explains (must be 0)', wrongAnswers);
  return stale.length + lost.length + doubled.length + wrongAnswers.length === 0;
};

export const printThroughput = (rates: readonly Rate[]): void => {
  const cores = availableParallelism();
  console.log(`\nStored pages and calls per second through the balancer, on ${cores} CPU cores, shared with the load:`);
  console.log(`\n| instances | responses per second |\n|---|---|`);
  for (const { instances, rate } of rates) console.log(`| ${instances} | ${Math.round(rate)} |`);
};
