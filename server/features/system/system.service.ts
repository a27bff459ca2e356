// The state of the server, for administrators.
import { statfs } from 'node:fs/promises';
import type { AnswerOf } from '#contract/route.ts';
import type { getSystem as getSystemContract } from '#contract/system.ts';
import type { Connection } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { type BackupsContext, countMissingFiles, getBackups } from '#server/features/backups/backups.service.ts';
import { countUnsentMail } from '#server/features/mail/mail.service.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import type { JobRuns } from '#server/platform/job-runs.ts';
import { productVersion } from '#server/platform/project-root.ts';
import type { SlowStatements } from '#server/platform/slow-statements.ts';
import * as repository from './system.repository.ts';

/** State of this process. */
export interface ServerState {
  startedAt: string;
  jobRuns: JobRuns;
  slowStatements: SlowStatements;
}

export interface SystemContext {
  connection: Connection;
  dataDir: string;
  store: FileStore;
  /** Null for PostgreSQL and for an in-memory database. */
  databasePath: string | null;
  isMailEnabled: (db: Database) => Promise<boolean>;
  backups: BackupsContext;
  state: ServerState;
}

const databaseSize = async ({ connection, databasePath }: SystemContext): Promise<number | null> => {
  if (connection.kind === 'postgres') return repository.postgresSize(connection.db);
  return databasePath === null ? null : repository.embeddedSize(databasePath);
};

export const readDisk = async ({ dataDir }: Pick<SystemContext, 'dataDir'>) => {
  const found = await statfs(dataDir).catch(() => null);
  return found && { free_bytes: found.bavail * found.bsize, total_bytes: found.blocks * found.bsize };
};

export const getSystem = async (context: SystemContext): Promise<AnswerOf<typeof getSystemContract>> => {
  const { connection, store, isMailEnabled, state } = context;
  const [bytes, disk, hasFiles, backups, isEnabled, mail] = await Promise.all([
    databaseSize(context),
    readDisk(context),
    store.isReachable(),
    getBackups(context.backups),
    isMailEnabled(connection.db),
    countUnsentMail(connection.db),
  ]);
  const { clock } = context.backups;
  return {
    version: productVersion,
    node_version: process.versions.node,
    started_at: state.startedAt,
    uptime_seconds: Math.max(0, Math.round((clock().getTime() - Date.parse(state.startedAt)) / 1000)),
    database: { kind: connection.kind, bytes },
    disk,
    files: { kind: store.kind, is_reachable: hasFiles },
    backup: {
      is_available: backups.is_available,
      is_overdue: backups.is_overdue,
      missing_files: countMissingFiles(backups.backups),
      folder_problem: backups.folder_problem,
      last_proven_at: backups.last_proven?.started_at ?? null,
      instance: backups.last_proven?.instance ?? null,
    },
    mail: { is_enabled: isEnabled, ...mail },
    jobs: state.jobRuns.list().map(({ name, text, state: jobState, startedAt, durationMs, runs, failures }) => ({
      name,
      text,
      state: jobState,
      last_run_at: startedAt,
      duration_ms: durationMs,
      runs,
      failures,
    })),
    slow_statements: state.slowStatements.list().map(({ sql, count, longestMs, lastAt }) => ({
      statement: sql,
      count,
      longest_ms: longestMs,
      last_at: lastAt,
    })),
  };
};
