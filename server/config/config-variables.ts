// The environment variables of the product and their allowed values. config.ts reads them.
import { isIP } from 'node:net';
import { z } from 'zod';
import { emailMaxLength, isEmail } from '#contract/rules/email.ts';
import { isMailSender } from '#contract/rules/mail.ts';
import { passwordLimits } from '#contract/rules/passwords.ts';
import { decodeKey } from '#server/platform/secrets.ts';
import { bucketAddress, bucketUrl, filesUrl, isHttp, isPostgresUrl, origin, postgresAddress, smtpUrl, toUrl } from './config-addresses.ts';

const proxyEntry = (entry: string) => {
  const [address = '', bits, ...rest] = entry.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const family = isIP(address);
  return family !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
};

const sender = z.string().refine((value) => isMailSender(value.trim()));

/** Printable ASCII without spaces. */
const credential = {
  schema: z.string().regex(/^[\x21-\x7e]{1,4096}$/),
  allowed: 'characters without spaces, ASCII only',
  isSecret: true,
} as const;

const wholeNumber = (from: number, to: number) => ({
  schema: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= from && value <= to),
  allowed: `a whole number from ${from} to ${to}`,
});

export interface Variable {
  schema: z.ZodType;
  /** Allowed values, for the error message "…; allowed: " and the comment in .env.example. */
  allowed: string;
  meaning: string;
  /** As written in the environment; undefined if there is no default. */
  default?: string;
  isSecret?: boolean;
}

/** Every environment variable that the product reads. A test compares `.env.example` with this table. */
export const variables = {
  HOST: { schema: z.string().min(1), default: '127.0.0.1', allowed: 'a host name or address', meaning: 'Address to listen on.' },
  PORT: {
    ...wholeNumber(1, 65535),
    default: '3000',
    meaning: 'Port to listen on.',
  },
  SITE_URL: {
    schema: origin,
    allowed: 'an http or https origin without path, e.g. https://www.example.com',
    meaning:
      'Public origin, for canonical links, sitemap and Open Graph. Default: http://HOST:PORT, with localhost for all addresses of the machine.',
  },
  DATA_DIR: {
    schema: z.string().min(1),
    default: './data',
    allowed: 'a folder',
    meaning: 'Folder of the embedded database and, unless FILES_URL is set, the uploads; no other data but backups is stored on disk.',
  },
  FILES_URL: {
    schema: filesUrl,
    allowed: `a folder, or ${bucketAddress}`,
    meaning:
      'Where uploads and scaled pictures are stored, in folders of their own: a folder, or object storage with the protocol of S3. Default: DATA_DIR.',
    isSecret: true,
  },
  FILES_PUBLIC_URL: {
    schema: z.string().refine((value) => isHttp(toUrl(value)) && !/[?#]/.test(value)),
    allowed: 'an http or https address without parameters, e.g. https://cdn.example.com/site',
    meaning: 'Address at which visitors can read what FILES_URL names: pictures are redirected to it. Without it the product serves them.',
  },
  AWS_ACCESS_KEY_ID: {
    ...credential,
    meaning:
      'Access key of the object storage. Without both keys, the usual sources of the AWS SDK are used, e.g. the role of the machine.',
  },
  AWS_SECRET_ACCESS_KEY: { ...credential, meaning: 'Secret key of the object storage.' },
  AWS_SESSION_TOKEN: { ...credential, meaning: 'Session token of temporary keys of the object storage.' },
  DATABASE_URL: {
    schema: z.string().refine((value) => /^file:.+$/.test(value) || isPostgresUrl(value)),
    allowed: `file:<path> or ${postgresAddress}`,
    meaning:
      'Default: a file in DATA_DIR. postgres://… selects a PostgreSQL server; with ?sslmode=verify-full it must have a valid certificate.',
    isSecret: true,
  },
  DATABASE_POOL_SIZE: {
    ...wholeNumber(1, 500),
    default: '10',
    meaning: 'Connections to PostgreSQL for requests, of each instance.',
  },
  DATABASE_CONNECT_TIMEOUT: {
    ...wholeNumber(1, 300),
    default: '5',
    meaning: 'Seconds that a request waits for a connection to PostgreSQL.',
  },
  DATABASE_STATEMENT_TIMEOUT: {
    ...wholeNumber(1, 3600),
    default: '15',
    meaning: 'Seconds after which PostgreSQL ends a statement of a request.',
  },
  ADMIN_EMAIL: {
    schema: z.string().max(emailMaxLength).refine(isEmail),
    allowed: `an email address of at most ${emailMaxLength} characters`,
    meaning: 'The first administrator, created if there is none.',
  },
  ADMIN_PASSWORD: {
    schema: z
      .string()
      .max(passwordLimits.max)
      .refine((password) => password.trim().length >= passwordLimits.minVisible),
    allowed: `from ${passwordLimits.minVisible} to ${passwordLimits.max} characters, not counting spaces at either end`,
    meaning: "The first administrator's password. Without both, the first start generates one and prints it once.",
    isSecret: true,
  },
  SEED: {
    schema: z.enum(['demo', 'none']),
    default: 'demo',
    allowed: 'demo or none',
    meaning: 'Content of an empty database. demo: the demonstration company; none: only what the product needs to run.',
  },
  CONTACT_RATE_LIMIT: {
    ...wholeNumber(0, 1_000_000),
    default: '10',
    meaning:
      'Contact messages per address and minute; 0 disables this limit, and those of all messages together and of the mail about them.',
  },
  LOGIN_RATE_LIMIT: {
    ...wholeNumber(0, 1_000_000),
    default: '5',
    meaning: 'Sign-in attempts per address and minute; 0 disables the limit.',
  },
  SESSION_IDLE_HOURS: {
    ...wholeNumber(0, 720),
    default: '0',
    meaning: 'Hours without use after which a session of the CMS ends, besides its end after 24 hours or 30 days; 0 for none.',
  },
  SEARCH_RATE_LIMIT: {
    ...wholeNumber(0, 1_000_000),
    default: '600',
    meaning: 'Searches, and pages that do not exist, per address and minute, unless they are in the cache; 0 disables the limit.',
  },
  API_TOKEN_RATE_LIMIT: {
    ...wholeNumber(0, 1_000_000),
    default: '600',
    meaning: 'Calls per API token and minute; 0 disables the limit.',
  },
  TRUST_PROXY: {
    schema: z.string().refine((value) => value === 'off' || value.split(',').every((entry) => proxyEntry(entry.trim()))),
    default: 'off',
    allowed: 'off, or addresses and networks separated by commas, e.g. 10.0.0.0/8,loopback',
    meaning: 'Proxies whose forwarded headers are trusted.',
  },
  RESPONSE_CACHE_MB: {
    ...wholeNumber(0, 16_384),
    default: '40',
    meaning: 'Memory for finished responses of the public site in megabytes; 0 disables the cache.',
  },
  SMTP_URL: {
    schema: smtpUrl,
    allowed:
      'smtp://host:port or smtps://host:port, with user:password@ before the host if the server requires them, percent-encoded as in DATABASE_URL',
    meaning:
      'Mail server for notifications, acknowledgements, invitations and password resets. Default: the one in the settings; without either no mail is sent.',
    isSecret: true,
  },
  MAIL_FROM: {
    schema: sender,
    allowed: 'an email address, e.g. website@example.com, or a name and an address, e.g. Example Ltd <website@example.com>',
    meaning: 'Sender of all mail; required with SMTP_URL.',
  },
  SECRET_KEY: {
    schema: z.string().refine((value) => decodeKey(value) !== null),
    allowed: '32 bytes in base64, e.g. the output of openssl rand -base64 32',
    meaning:
      'Key that encrypts the password of the mail server and the secrets of webhooks. The same for all instances on one database. Default: the file secret.key, which is created in DATA_DIR.',
    isSecret: true,
  },
  WEBHOOK_PRIVATE_HOSTS: {
    schema: z
      .string()
      .transform((list) =>
        list.split(',').map((host) =>
          host
            .trim()
            .toLowerCase()
            .replace(/^\[(.*)\]$/, '$1'),
        ),
      )
      .refine((hosts) => hosts.every((host) => isIP(host) !== 0 || /^[a-z\d_-]+(\.[a-z\d_-]+)*$/.test(host))),
    allowed: 'host names and addresses separated by commas, without ports, e.g. 10.0.0.7,crm.internal',
    meaning: 'Hosts in private networks, or without https, to which webhooks may send. Default: none.',
  },
  BACKUP_AT: {
    schema: z.string().regex(/^(off|\d|1\d|2[0-3])$/),
    default: '3',
    allowed: 'off, or an hour from 0 to 23',
    meaning: 'Hour of the daily backup, in the time zone of the site.',
  },
  BACKUP_DIR: {
    schema: z.string().min(1),
    allowed: 'a folder, best on another disk',
    meaning: 'Folder of the backups; with BACKUP_URL of their records and unfinished files. Default: the folder backups in DATA_DIR.',
  },
  BACKUP_URL: {
    schema: bucketUrl,
    allowed: bucketAddress,
    meaning: 'Object storage with the protocol of S3 in which backups are stored, with the keys of FILES_URL. Default: BACKUP_DIR.',
    isSecret: true,
  },
  BACKUP_KEY: {
    schema: z.string().regex(/^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/),
    allowed: 'a secret key of age, e.g. the output of npm run backup -- --new-key',
    meaning: 'Key with which backups are encrypted, and encrypted ones are checked and restored. Keep a copy of it elsewhere.',
    isSecret: true,
  },
  BACKUP_KEEP: {
    ...wholeNumber(1, 1000),
    default: '7',
    meaning: 'Number of daily backups that are kept, and of those that were made by hand; as many incomplete ones besides.',
  },
  METRICS_TOKEN: {
    schema: z.string().regex(/^[\x21-\x7e]{16,512}$/),
    allowed: 'from 16 to 512 characters without spaces, ASCII only',
    meaning: 'Secret with which a monitoring system reads GET /metrics. Without it there are no metrics.',
    isSecret: true,
  },
  LOG_LEVEL: {
    schema: z.enum(['silent', 'error', 'warn', 'info', 'debug']),
    default: 'info',
    allowed: 'silent, error, warn, info or debug',
    meaning: 'Level of the log, which is written to standard output as JSON lines.',
  },
} as const satisfies Record<string, Variable>;

/** Variables that hosting platforms set for all programs, and the alternatives. */
export const withoutEffect: Record<string, string> = {
  WEB_CONCURRENCY: 'One process serves. To use more processor cores, run several instances on PostgreSQL.',
};
