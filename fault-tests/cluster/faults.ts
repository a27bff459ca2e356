// Runs the faults in sequence, spread over the time of the load.
import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from '../chaos/api.ts';
import { findBackupMaker } from './backup-maker.ts';
import type { Installation, Instance } from './installation.ts';
import type { Meter } from './meter.ts';

export type FaultKind = 'kill' | 'shutdown' | 'PostgreSQL' | 'object storage';

export interface Fault {
  kind: FaultKind;
  text: string;
  fromMs: number;
  /** Time at which the stopped process is running again; infinite until then. */
  untilMs: number;
  /** Time at which all instances serve again; infinite until then. */
  recoveredMs: number;
}

export interface Plan {
  installation: Installation;
  meter: Meter;
  faults: Fault[];
  seconds: number;
  /** Calls as an administrator, through the balancer. */
  api: Api;
  /** Called once the object storage responds again, because a backup that fails without it is retried an hour later. */
  makeDailyBackupDue: () => Promise<void>;
}

const pollMs = 50;
const recoveryLimitMs = 90_000;
const answerLimitMs = 10_000;
/** How long an instance or PostgreSQL stays down. */
const awayMs = 2000;
const longestStorageMs = 10_000;
const makerLimitMs = 20_000;
export const backupsPath = '/api/admin/backups';

const isReady = async ({ origin }: Instance): Promise<boolean> => {
  const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(answerLimitMs) }).catch(() => null);
  await response?.arrayBuffer().catch(() => null);
  return response?.status === 200;
};

export const awaitReady = async (instances: readonly Instance[]): Promise<void> => {
  const start = performance.now();
  for (const instance of instances) {
    while (!(await isReady(instance))) {
      if (performance.now() - start > recoveryLimitMs) throw new Error(`Instance ${instance.number} is not ready after 90 seconds`);
      await pause(pollMs);
    }
  }
};

const perform = async (plan: Plan, kind: FaultKind, text: string, away: () => Promise<unknown>, back: () => Promise<unknown>) => {
  const { meter, installation, faults } = plan;
  const fault: Fault = { kind, text, fromMs: meter.nowMs(), untilMs: Infinity, recoveredMs: Infinity };
  faults.push(fault);
  await away();
  await back();
  fault.untilMs = meter.nowMs();
  await awaitReady(installation.instances);
  fault.recoveredMs = meter.nowMs();
};

type Act = (plan: Plan) => Promise<void>;

const startLater = async (instance: Instance) => {
  await pause(awayMs);
  await instance.start();
};

const kill =
  (index: number): Act =>
  async (plan) => {
    const instance = plan.installation.instances[index];
    if (instance) await perform(plan, 'kill', `kill -9 of instance ${instance.number}`, instance.kill, () => startLater(instance));
  };

const shutDown =
  (index: number): Act =>
  async (plan) => {
    const instance = plan.installation.instances[index];
    if (instance) await perform(plan, 'shutdown', `restart of instance ${instance.number}`, instance.end, instance.start);
  };

const restartPostgres: Act = async (plan) => {
  const { stop, start } = plan.installation.postgres;
  const back = async () => {
    await pause(awayMs);
    await start();
  };
  await perform(plan, 'PostgreSQL', 'restart of PostgreSQL', stop, back);
};

const stopStorage: Act = async (plan) => {
  const { stop, resume } = plan.installation.storage;
  const ms = Math.min(longestStorageMs, (plan.seconds * 1000) / 6);
  const back = async () => {
    await pause(ms);
    await resume();
  };
  await perform(plan, 'object storage', `stop of the object storage for ${Math.round(ms / 1000)} s`, stop, back);
  await plan.makeDailyBackupDue();
};

/** Requests a backup and kills the instance whose child process makes it. */
const killBackupMaker: Act = async (plan) => {
  // refused while the daily backup is being made, which can be interrupted as well
  await plan.api.json('POST', backupsPath).catch(() => undefined);
  const { instances } = plan.installation;
  const start = performance.now();
  let maker = findBackupMaker(instances);
  while (!maker && performance.now() - start < makerLimitMs) {
    await pause(pollMs / 5);
    maker = findBackupMaker(instances);
  }
  const found = maker;
  if (found) await perform(plan, 'kill', `kill -9 of instance ${found.number}, which made a backup`, found.kill, () => startLater(found));
};

const short: readonly Act[] = [kill(0), restartPostgres, stopStorage, killBackupMaker];
const long: readonly Act[] = [kill(0), restartPostgres, kill(1), stopStorage, shutDown(2), kill(2), killBackupMaker, kill(0)];
const longFromSeconds = 60;

/** A plan that takes longer than planned, because starts are slow, is still completed. */
export const runFaults = async (plan: Plan): Promise<void> => {
  const acts = plan.seconds >= longFromSeconds ? long : short;
  const stepMs = (plan.seconds * 1000) / (acts.length + 1);
  for (const [index, act] of acts.entries()) {
    await pause(Math.max(0, (index + 0.5) * stepMs - plan.meter.nowMs()));
    await act(plan);
  }
  await pause(Math.max(0, plan.seconds * 1000 - plan.meter.nowMs()));
};
