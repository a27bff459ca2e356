// Makes due backups, one at a time, in a separate process, because verifying a database blocks a process for seconds and uses memory that
// only the end of the process releases.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupKind, BackupRecord } from '#contract/backups.ts';
import { type Clock, timestamp } from '#server/platform/clock.ts';
import { lockFile } from '#server/platform/file-lock.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import { endInterrupted, listFolder, madeState, writeRecord } from './backup-folder.ts';
import { removeOldBackups } from './backup-list.ts';
import { fileNameOf, kindOf, newBackupId, timeOf, workFoldersOf } from './backup-names.ts';
import type { Location } from './backup-source.ts';
import type { BackupReply, BackupTask } from './backup-task.ts';
import { interruption } from './daily.ts';
import type { DailyBackups } from './daily-backups.ts';

const program = join(projectRoot, 'server/features/backups/backup-process.ts');

export type RunTask = (task: BackupTask, signal: AbortSignal) => Promise<BackupReply>;

/** Runs the task in a child process, which exits with this one. */
export const runInProcess: RunTask = async (task, signal) => {
  // the output of the child would mix with the log
  const child = fork(program, [], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' });
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  let reply: BackupReply | null = null;
  child.on('message', (message) => {
    reply = message as BackupReply;
  });
  // errors are handled by awaiting the exit below; sending also fails if the process could not be started
  child.on('error', () => {});
  const exited = once(child, 'exit').catch((error: Error) => [error.message]);
  if (signal.aborted) kill();
  // not as arguments, because the configuration contains secrets and other users can see arguments
  child.send(task, () => {});
  const [code] = await exited;
  signal.removeEventListener('abort', kill);
  const reason = signal.aborted ? interruption.ended : `The backup process ended (${code}).`;
  return reply ?? { isMade: false, reason };
};

export interface BackupContext {
  dir: string;
  keep: number;
  source: Location;
  clock: Clock;
  log: { info: (details: object, message: string) => void; error: (details: object, message: string) => void };
  runTask: RunTask;
}

export const newBackup = (clock: Clock, kind: BackupKind): BackupRecord => {
  const id = newBackupId(clock, kind);
  return { id, kind, state: 'waiting', started_at: timeOf(id), finished_at: null, size: null, missing_files: 0, reason: null };
};

/** @param save reports each state to other instances; does nothing by default */
const makeOne = async (
  context: BackupContext,
  waiting: BackupRecord,
  signal: AbortSignal,
  save: DailyBackups['save'] = async () => {},
): Promise<void> => {
  const { dir, clock, log, source } = context;
  const target = join(dir, fileNameOf(waiting.id, (source.backup?.key ?? null) !== null));
  const record = async (state: Pick<BackupRecord, 'state'> & Partial<BackupRecord>) => {
    await save({ ...waiting, ...state }, signal);
    await writeRecord(dir, { ...waiting, ...state });
  };
  await record({ state: 'running' });
  const reply = await context.runTask({ ...source, target }, signal);
  // the child process may have been killed
  for (const folder of workFoldersOf(target, source.dataDir)) await rm(folder, { recursive: true, force: true });
  const finished_at = timestamp(clock);
  if (!reply.isMade) {
    log.error({ backup: waiting.id, reason: reply.reason }, 'backup failed');
    return record({ state: 'failed', finished_at, reason: reply.reason });
  }
  const made = madeState(reply);
  await record({ ...made, finished_at });
  const details = { backup: waiting.id, bytes: reply.size, missingFiles: reply.missingFiles };
  if (made.state === 'proven') log.info(details, 'backup made and proven');
  else log.error(details, 'backup incomplete, files that records name are missing');
  await removeOldBackups({ dir, bucket: source.backup?.bucket ?? null }, context.keep).catch((error: Error) => {
    // this backup was made; removal is tried again after the next one
    log.error({ reason: error.message }, 'old backups could not be removed');
  });
};

const makeDaily = async (context: BackupContext, daily: DailyBackups, signal: AbortSignal): Promise<void> => {
  const release = await daily.claim();
  if (!release) return;
  try {
    // checked again, because another process may have made it in the meantime
    if (!(await daily.isDue())) return;
    const begun = newBackup(context.clock, 'daily');
    await makeOne(context, begun, signal, daily.save).catch(async (error: Error) => {
      await daily.save({ ...begun, state: 'failed', finished_at: timestamp(context.clock), reason: error.message }, signal);
      throw error;
    });
  } finally {
    await release();
  }
};

/**
 * Makes the requested backups of this folder, and the daily one if it is due. Does nothing while another process makes backups here.
 * @param daily null to make only requested backups
 */
export const makeDueBackups = async (context: BackupContext, daily: DailyBackups | null, signal: AbortSignal): Promise<void> => {
  const { dir, clock, source } = context;
  const isDue = (await daily?.isDue()) ?? false;
  const known = await listFolder(dir);
  if (!isDue && !known.some(({ state }) => state === 'waiting' || state === 'running')) return;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const unlock = lockFile(join(dir, '.lock'));
  if (!unlock) return;
  try {
    await endInterrupted(dir, source.dataDir, timestamp(clock));
    const waiting = (await listFolder(dir)).filter(({ state }) => state === 'waiting');
    for (const one of waiting) if (!signal.aborted) await makeOne(context, { ...one, kind: kindOf(one.id) }, signal);
    if (isDue && daily && !signal.aborted) await makeDaily(context, daily, signal);
  } finally {
    unlock();
  }
};
