// The only module that reads environment variables. They are parsed once, before the server connects or listens.
import { resolve } from 'node:path';
import type { z } from 'zod';
import type { FilesConfig, S3Config } from '#server/platform/file-store/file-store.ts';
import type { Smtp } from './config-addresses.ts';
import { type Variable, variables, withoutEffect } from './config-variables.ts';

/** Limits of the connections for requests. */
export interface PostgresLimits {
  poolSize: number;
  /** How long a request waits for a connection. */
  connectMs: number;
  statementMs: number;
}

export interface Config {
  host: string;
  port: number;
  /** Public origin without trailing slash. */
  siteUrl: string;
  dataDir: string;
  files: FilesConfig;
  /** Where visitors can read the files, without trailing slash; null if the product serves them. */
  filesPublicUrl: string | null;
  databaseUrl: string;
  postgres: PostgresLimits;
  admin: { email: string; password: string } | null;
  seed: 'demo' | 'none';
  /** Requests per address and minute; 0 for no limit. */
  contactRateLimit: number;
  loginRateLimit: number;
  /** 0 if sessions do not expire through inactivity. */
  sessionIdleMs: number;
  searchRateLimit: number;
  /** Calls per API token and minute; 0 for no limit. */
  apiTokenRateLimit: number;
  trustProxy: string[] | false;
  /** 0 disables the cache. */
  responseCacheBytes: number;
  /** Null if the mail server is in the settings. */
  mail: { smtp: Smtp; from: string } | null;
  /** Null if the key is in a file in `dataDir`. */
  secretKey: string | null;
  backup: {
    /** Folder of the archives; if they are in a bucket, only of their records and unfinished files. */
    dir: string;
    /** Bucket of the archives; null if they are stored in the folder. */
    bucket: S3Config | null;
    /** Hour of the daily backup; null for no daily backup. */
    hour: number | null;
    /** Number of backups to retain. */
    keep: number;
    /** Null if they are not encrypted. */
    key: string | null;
  };
  /** Hosts to which webhooks may send although they are in private networks, or without https. */
  webhookPrivateHosts: string[];
  /** Null if metrics are disabled. */
  metricsToken: string | null;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Logged at the start. */
  warnings: string[];
}

/** Invalid configuration. The message is one line with variable, value and allowed values; secret values are not shown. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

type BucketAddress = Pick<S3Config, 'bucket' | 'endpoint'>;

const isBucket = (value: unknown): value is BucketAddress => typeof value === 'object' && value !== null && 'bucket' in value;

const isSameBucket = (one: unknown, other: unknown): boolean =>
  isBucket(one) && isBucket(other) && one.bucket === other.bucket && one.endpoint === other.endpoint;

const readAll = (environment: Environment) => {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries<Variable>(variables)) {
    const given = environment[name] === '' ? undefined : environment[name];
    const raw = given ?? variable.default;
    if (raw === undefined) continue;
    const result = variable.schema.safeParse(raw);
    if (result.success) values[name] = result.data;
    else
      problems.push(`${name} is ${variable.isSecret ? 'set to a value (not shown)' : JSON.stringify(raw)}; allowed: ${variable.allowed}`);
  }
  const togetherOrNeither = (one: string, other: string) => {
    const missing = [one, other].filter((name) => values[name] === undefined);
    if (missing.length === 1) problems.push(`${missing[0]} is not set; allowed: ${one} and ${other} together, or neither`);
  };
  if (problems.length === 0) {
    togetherOrNeither('ADMIN_EMAIL', 'ADMIN_PASSWORD');
    togetherOrNeither('SMTP_URL', 'MAIL_FROM');
    if (isBucket(values.FILES_URL) || isBucket(values.BACKUP_URL)) togetherOrNeither('AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY');
    if (values.FILES_PUBLIC_URL !== undefined && isSameBucket(values.FILES_URL, values.BACKUP_URL))
      problems.push('BACKUP_URL is the bucket of FILES_URL, which FILES_PUBLIC_URL says is public; allowed: a private bucket');
  }
  if (problems.length > 0) throw new ConfigError(`Wrong configuration: ${problems.join(' | ')}`);
  return values as { [K in keyof typeof variables]: z.output<(typeof variables)[K]['schema']> } & {
    SITE_URL?: string;
    DATABASE_URL?: string;
    ADMIN_EMAIL?: string;
    ADMIN_PASSWORD?: string;
    SMTP_URL?: Smtp;
    MAIL_FROM?: string;
    SECRET_KEY?: string;
    BACKUP_DIR?: string;
    BACKUP_URL?: z.output<typeof variables.BACKUP_URL.schema>;
    BACKUP_KEY?: string;
    FILES_URL?: z.output<typeof variables.FILES_URL.schema>;
    FILES_PUBLIC_URL?: string;
    AWS_ACCESS_KEY_ID?: string;
    AWS_SECRET_ACCESS_KEY?: string;
    AWS_SESSION_TOKEN?: string;
    METRICS_TOKEN?: string;
    WEBHOOK_PRIVATE_HOSTS?: string[];
  };
};

type Values = ReturnType<typeof readAll>;

const bucketOf = (bucket: Omit<S3Config, 'credentials'>, values: Values): S3Config => {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = values;
  return { ...bucket, credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, sessionToken } : null };
};

const filesOf = (values: Values, dataDir: string): FilesConfig => {
  const { FILES_URL: files } = values;
  if (files === undefined) return { kind: 'folder', dir: dataDir };
  return files.kind === 'folder' ? { kind: 'folder', dir: resolve(files.dir) } : bucketOf(files, values);
};

const backupOf = (values: Values, dataDir: string): Config['backup'] => ({
  dir: resolve(values.BACKUP_DIR ?? `${dataDir}/backups`),
  bucket: values.BACKUP_URL ? bucketOf(values.BACKUP_URL, values) : null,
  hour: values.BACKUP_AT === 'off' ? null : Number(values.BACKUP_AT),
  keep: values.BACKUP_KEEP,
  key: values.BACKUP_KEY ?? null,
});

/** 0.0.0.0 and ::, on which a server can listen but which no browser can open. */
const isEveryAddress = (host: string): boolean => /^[0:.]+$/.test(host);

const urlHost = (host: string): string => {
  if (isEveryAddress(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

const warningsOf = (environment: Environment, { HOST, SITE_URL }: { HOST: string; SITE_URL?: string }): string[] => {
  const unused = Object.entries(withoutEffect).flatMap(([name, instead]) =>
    environment[name] ? [`${name} has no effect. ${instead}`] : [],
  );
  const isUnknown = SITE_URL === undefined && isEveryAddress(HOST);
  return isUnknown ? [...unused, 'SITE_URL is not set: links in the sitemap, the feeds and mail lead to localhost.'] : unused;
};

/**
 * @param environment names and values; an empty value counts as not set
 * @throws ConfigError that lists all problems in one line
 */
export const readConfig = (environment: Environment): Config => {
  const values = readAll(environment);
  const dataDir = resolve(values.DATA_DIR);
  return {
    host: values.HOST,
    port: values.PORT,
    siteUrl: values.SITE_URL ?? `http://${urlHost(values.HOST)}:${values.PORT}`,
    dataDir,
    files: filesOf(values, dataDir),
    filesPublicUrl: values.FILES_PUBLIC_URL?.replace(/(?<!\/)\/+$/, '') ?? null,
    databaseUrl: values.DATABASE_URL ?? `file:${resolve(dataDir, 'site.sqlite')}`,
    postgres: {
      poolSize: values.DATABASE_POOL_SIZE,
      connectMs: values.DATABASE_CONNECT_TIMEOUT * 1000,
      statementMs: values.DATABASE_STATEMENT_TIMEOUT * 1000,
    },
    admin: values.ADMIN_EMAIL && values.ADMIN_PASSWORD ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD } : null,
    seed: values.SEED,
    contactRateLimit: values.CONTACT_RATE_LIMIT,
    loginRateLimit: values.LOGIN_RATE_LIMIT,
    sessionIdleMs: values.SESSION_IDLE_HOURS * 60 * 60 * 1000,
    searchRateLimit: values.SEARCH_RATE_LIMIT,
    apiTokenRateLimit: values.API_TOKEN_RATE_LIMIT,
    trustProxy: values.TRUST_PROXY === 'off' ? false : values.TRUST_PROXY.split(',').map((entry) => entry.trim()),
    mail: values.SMTP_URL && values.MAIL_FROM ? { smtp: values.SMTP_URL, from: values.MAIL_FROM.trim() } : null,
    secretKey: values.SECRET_KEY ?? null,
    responseCacheBytes: values.RESPONSE_CACHE_MB * 1024 * 1024,
    backup: backupOf(values, dataDir),
    webhookPrivateHosts: values.WEBHOOK_PRIVATE_HOSTS ?? [],
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
    warnings: warningsOf(environment, values),
  };
};
