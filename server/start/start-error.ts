// One-line messages for operators when the start fails: the cause and what to do.
import type { Config } from '#server/config/config.ts';
import { NewerDatabaseError, UnreleasedDatabaseError } from '#server/database/migrate.ts';
import { isBusy, isTlsError, isUnavailable } from '#server/database/unavailable.ts';
import { FileStoreError } from '#server/platform/file-store/file-store.ts';

/** An error that the operator can correct. The message is one line. */
export class StartError extends Error {
  override name = 'StartError';
}

type Reason = (config: Config, error: Error & { path?: string }) => string;

const addressOf = ({ host, port }: Config): string => `${host.includes(':') ? `[${host}]` : host}:${port}`;

const listening: Record<string, Reason> = {
  EADDRINUSE: (config) => `Another program is listening on ${addressOf(config)}. Stop it, or set PORT to a free port.`,
  EACCES: (config) => `This account is not allowed to listen on ${addressOf(config)}. Set PORT to 1024 or higher.`,
  EADDRNOTAVAIL: (config) =>
    `${config.host} is not an address of this machine. Set HOST to an address of this machine, for example 127.0.0.1.`,
  ENOTFOUND: (config) => `The host name ${config.host} is unknown. Set HOST to an address of this machine, for example 127.0.0.1.`,
};

const disk: Record<string, Reason> = {
  EACCES: (_, { path }) =>
    `This account is not allowed to write to ${path}. Change the permissions of that folder, or set DATA_DIR to another folder.`,
  EPERM: (_, { path }) =>
    `This account is not allowed to write to ${path}. Change the permissions of that folder, or set DATA_DIR to another folder.`,
  EROFS: (_, { path }) => `${path} is on a read-only disk. Set DATA_DIR to a writable folder.`,
  ENOTDIR: (_, { path }) => `${path} cannot be created because part of the path is a file. Set DATA_DIR to a folder.`,
  EEXIST: (_, { path }) => `${path} is a file. Set DATA_DIR to a folder.`,
  ENOENT: (_, { path }) => `${path} cannot be created. Set DATA_DIR to a writable folder.`,
  ENOSPC: ({ dataDir }) => `The disk of ${dataDir} is full. Free up space, then start again.`,
  EDQUOT: ({ dataDir }) => `The disk quota of ${dataDir} is exhausted. Free up space, then start again.`,
};

const databaseOf = ({ databaseUrl }: Config): string => databaseUrl.replace(/^file:/, '');

/** Messages by SQLite's primary result code. */
const sqlite: Record<number, Reason> = {
  5: (config) => `The database ${databaseOf(config)} is locked by another program. Close that program, then start again.`,
  8: (config) => `The database ${databaseOf(config)} is not writable. Change the permissions of the file and its folder.`,
  10: (config) => `The database ${databaseOf(config)} cannot be read or written: the disk reports an error.`,
  11: (config) =>
    `The database ${databaseOf(config)} is damaged. Restore a backup; until then, keep the damaged file and the files beside it.`,
  13: (config) => `The disk of ${databaseOf(config)} is full. Free up space, then start again.`,
  14: (config) => `The database ${databaseOf(config)} cannot be opened. Change the permissions of the file and its folder.`,
  26: (config) => `${databaseOf(config)} is not a SQLite database. Restore a backup, or set DATABASE_URL to another file.`,
};

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Only host and database, because the whole address contains the password. */
export const serverOf = ({ databaseUrl }: Config): string => {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  return `PostgreSQL at ${url?.host || 'the local socket'}, database ${url?.pathname.slice(1) || '(default)'}`;
};

/** @returns the configured database, without its password */
export const databaseName = (config: Config): string => (config.databaseUrl.startsWith('file:') ? databaseOf(config) : serverOf(config));

const remedyOf = (error: Error): string => {
  if (error.message.includes('does not support SSL')) return 'Enable TLS on that server, or remove sslmode from DATABASE_URL.';
  if (isTlsError(error)) return 'Correct sslmode and sslrootcert in DATABASE_URL, or the certificate of that server.';
  // PostgreSQL's message if none of its rules allows the connection
  if (error.message.endsWith('no encryption')) return 'If that server demands TLS, set sslmode=verify-full in DATABASE_URL.';
  return 'Start that server, or correct DATABASE_URL.';
};

const postgresSchema: Reason = (config, { message }) =>
  `The schema that search_path names in ${serverOf(config)} is missing or does not have the tables: ${message}. Correct the search_path of DATABASE_URL or of its account.`;

const extension: Reason = (config, { message }) =>
  `Searches need the extension pg_trgm, which cannot be created in ${serverOf(config)}: ${message}. Install the additional modules of PostgreSQL if it is not available, and make the account of DATABASE_URL the owner of the database or let an administrator execute "create extension pg_trgm" in it.`;

/** Messages by SQLSTATE. */
const postgresRights: Record<string, Reason> = {
  '42501': (config, error) =>
    error.message.includes('extension')
      ? extension(config, error)
      : `The account of DATABASE_URL is not allowed to prepare ${serverOf(config)}: ${error.message}. Make it the owner of the database, or grant it create on the schema.`,
  // the extension is unavailable, with the codes of different versions
  '0A000': extension,
  '58P01': extension,
  '3F000': postgresSchema,
  '42P01': postgresSchema,
};

const postgres: Reason = (config, error) => {
  // one line, even if several addresses were tried
  const reason = error instanceof AggregateError ? error.errors.map(({ message }: Error) => message).join(', ') : error.message;
  return `Cannot connect to ${serverOf(config)}: ${reason}. ${remedyOf(error)}`;
};

const certificateParameters = ['sslrootcert', 'sslcert', 'sslkey'];

/** @returns the parameter of DATABASE_URL that contains the file */
const parameterOf = ({ databaseUrl }: Config, path: string | undefined): string | undefined => {
  const parameters = URL.canParse(databaseUrl) ? new URL(databaseUrl).searchParams : null;
  return path === undefined ? undefined : certificateParameters.find((name) => parameters?.get(name) === path);
};

const certificateFile: Reason = (config, error) =>
  `${error.path} cannot be read (${codeOf(error)}). Correct ${parameterOf(config, error.path)} in DATABASE_URL.`;

const isListening = (error: Error, { host }: Config): boolean =>
  'syscall' in error && (error.syscall === 'listen' || error.syscall === 'bind' || ('hostname' in error && error.hostname === host));

const reasonOf = (error: Error & { path?: string }, config: Config): Reason | undefined => {
  if (isListening(error, config)) return listening[codeOf(error)];
  if ('errcode' in error) return isBusy(error) ? sqlite[5] : sqlite[Number(error.errcode) % 256];
  if (!config.databaseUrl.startsWith('file:')) {
    if (isUnavailable(error)) return postgres;
    const reason = postgresRights[codeOf(error)];
    if (reason) return reason;
  }
  return parameterOf(config, error.path) === undefined ? disk[codeOf(error)] : certificateFile;
};

/** @returns a StartError for an error that the operator can correct; any other error unchanged */
export const explainStart = (error: unknown, config: Config): unknown => {
  if (!(error instanceof Error) || error instanceof StartError) return error;
  if (error instanceof NewerDatabaseError) {
    return new StartError(
      `The database was last used by a newer version of this program (it has ${error.migration}). Start that version, or restore a backup from before the update.`,
    );
  }
  if (error instanceof UnreleasedDatabaseError) return new StartError(error.message);
  if (error instanceof FileStoreError) return new StartError(`${error.message}. Start that storage, or correct FILES_URL and its keys.`);
  const reason = reasonOf(error, config);
  return reason ? new StartError(reason(config, error), { cause: error }) : error;
};
