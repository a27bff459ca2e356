// Why a start failed, in one line for whoever runs the server: what is wrong, and what to do.
import type { Config } from './config.ts';
import { NewerDatabaseError } from './database/migrate.ts';
import { isBusy, isUnavailable } from './database/unavailable.ts';

/** The message is one line. */
export class StartError extends Error {
  override name = 'StartError';
}

type Reason = (config: Config, error: Error & { path?: string }) => string;

const addressOf = ({ host, port }: Config): string => `${host.includes(':') ? `[${host}]` : host}:${port}`;

const listening: Record<string, Reason> = {
  EADDRINUSE: (config) => `Another program listens on ${addressOf(config)}. Stop it, or set PORT to a free port.`,
  EACCES: (config) => `This account may not listen on ${addressOf(config)}. Set PORT to a port from 1024.`,
  EADDRNOTAVAIL: (config) => `${config.host} is no address of this machine. Set HOST to one that is, for example 127.0.0.1.`,
  ENOTFOUND: (config) => `The host name ${config.host} is unknown. Set HOST to an address of this machine, for example 127.0.0.1.`,
};

const disk: Record<string, Reason> = {
  EACCES: (_, { path }) => `This account may not write to ${path}. Change the rights of that folder, or set DATA_DIR to another one.`,
  EPERM: (_, { path }) => `This account may not write to ${path}. Change the rights of that folder, or set DATA_DIR to another one.`,
  EROFS: (_, { path }) => `${path} is on a read-only disk. Set DATA_DIR to a folder that can be written.`,
  ENOTDIR: (_, { path }) => `${path} cannot be created because a part of it is a file. Set DATA_DIR to a folder.`,
  EEXIST: (_, { path }) => `${path} is a file. Set DATA_DIR to a folder.`,
  ENOENT: (_, { path }) => `${path} cannot be created. Set DATA_DIR to a folder that can be written.`,
  ENOSPC: ({ dataDir }) => `The disk of ${dataDir} is full. Free some space, then start again.`,
  EDQUOT: ({ dataDir }) => `The disk quota of ${dataDir} is used up. Free some space, then start again.`,
};

const databaseOf = ({ databaseUrl }: Config): string => databaseUrl.replace(/^file:/, '');

/** By SQLite's primary result code. */
const sqlite: Record<number, Reason> = {
  5: (config) => `The database ${databaseOf(config)} is locked by another program. Close that program, then start again.`,
  8: (config) => `The database ${databaseOf(config)} cannot be written. Change the rights of the file and its folder.`,
  10: (config) => `The database ${databaseOf(config)} cannot be read or written: the disk reports an error.`,
  11: (config) => `The database ${databaseOf(config)} is damaged. Restore a backup; keep the damaged file and those beside it until then.`,
  13: (config) => `The disk of ${databaseOf(config)} is full. Free some space, then start again.`,
  14: (config) => `The database ${databaseOf(config)} cannot be opened. Change the rights of the file and its folder.`,
  26: (config) => `${databaseOf(config)} is no SQLite database. Restore a backup, or set DATABASE_URL to another file.`,
};

/** Never the whole address: it holds the password. */
const serverOf = ({ databaseUrl }: Config): string => {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  return `PostgreSQL at ${url?.host || 'the local socket'}, database ${url?.pathname.slice(1) || '(default)'}`;
};

const postgres: Reason = (config, error) => {
  // one line, also where several addresses were tried
  const reason = error instanceof AggregateError ? error.errors.map(({ message }: Error) => message).join(', ') : error.message;
  return `${serverOf(config)}, cannot be used: ${reason}. Start that server, or correct DATABASE_URL.`;
};

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

const isListening = (error: Error, { host }: Config): boolean =>
  'syscall' in error && (error.syscall === 'listen' || ('hostname' in error && error.hostname === host));

/** PostgreSQL refuses the account (28…) or has no such database (3D…). */
const isRefused = (error: Error): boolean => /^(28|3D)...$/.test(codeOf(error));

const reasonOf = (error: Error, config: Config): Reason | undefined => {
  if (isListening(error, config)) return listening[codeOf(error)];
  if ('errcode' in error) return isBusy(error) ? sqlite[5] : sqlite[Number(error.errcode) % 256];
  if (!config.databaseUrl.startsWith('file:') && (isUnavailable(error) || isRefused(error))) return postgres;
  return disk[codeOf(error)];
};

/** @returns an error with one line for what whoever runs the server can put right; any other error as it is */
export const explainStart = (error: unknown, config: Config): unknown => {
  if (!(error instanceof Error) || error instanceof StartError) return error;
  if (error instanceof NewerDatabaseError) {
    return new StartError(
      `The database was last used by a newer version of this program (it has ${error.migration}). Start that version, or restore a backup from before the update.`,
    );
  }
  const reason = reasonOf(error, config);
  return reason ? new StartError(reason(config, error), { cause: error }) : error;
};
