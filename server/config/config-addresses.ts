// Addresses in environment variables: the site, the mail server, PostgreSQL and the storage of files.
import { z } from 'zod';
import type { S3Config } from '#server/platform/file-store/file-store.ts';

export const toUrl = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null);

/** Converts to the origin as browsers write it: in lower case, with Punycode and without a default port. */
export const origin = z.string().transform((value, context) => {
  const url = toUrl(value);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** A connection to it does not leave the machine. */
const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

export interface Smtp {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS if the server offers it. */
  isSecure: boolean;
  /** Refuse connections without TLS, because credentials must not be readable on the network. */
  requiresTls: boolean;
  auth: { user: string; pass: string } | null;
}

/** @returns whether the server must offer TLS: credentials must not be readable on the network */
export const needsTls = ({ host, auth }: Pick<Smtp, 'host' | 'auth'>): boolean => auth !== null && !isLoopback(host);

export const smtpUrl = z.string().transform((value, context): Smtp => {
  const url = toUrl(value);
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const [user, pass] = [decoded(url?.username ?? ''), decoded(url?.password ?? '')];
  const isRest = (text: string | undefined) => text !== undefined && text !== '' && text !== '/';
  const isUrl = url !== null && /^smtps?:$/.test(url.protocol) && host !== '' && ![url.pathname, url.search, url.hash].some(isRest);
  if (!isUrl || user === null || pass === null || (user === '') !== (pass === '')) {
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  }
  const isSecure = url.protocol === 'smtps:';
  const auth = user === '' ? null : { user, pass };
  const port = Number(url.port) || (isSecure ? 465 : 587);
  return { host, port, isSecure, requiresTls: needsTls({ host, auth }), auth };
});

const isEncoded = (text: string) => !/%[\da-f]{2}/i.test(text) || decoded(text) !== null;

/** Characters of a password that are not percent-encoded can make the address invalid, or that of another server. */
export const isPostgresUrl = (value: string): boolean => {
  const [, authority = '', rest = ''] = /^postgres(?:ql)?:\/\/([^/?#]*)([/?#].*)?$/.exec(value) ?? [];
  // a Unix socket has no host
  const url = toUrl(value.replace('@/', '@socket/'));
  if (authority + rest === '' || url === null || url.hash !== '') return false;
  const endsInPassword = !authority.includes('@') && /^[^=]*@/.test(rest);
  return !endsInPassword && isEncoded(url.username) && isEncoded(url.password);
};

export const postgresAddress =
  'postgres://user:password@host/database; special characters of the password such as / # % @ are percent-encoded (%2F %23 %25 %40), or the password is in PGPASSWORD';

const bucketName = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const folderNames = /^(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/;
export const isHttp = (url: URL | null): url is URL => url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === '';

/** The bucket without credentials, which config.ts adds. */
const readBucket = (value: string): Omit<S3Config, 'credentials'> | null => {
  const url = toUrl(value);
  if (url?.protocol !== 's3:' || url.username + url.password + url.port + url.hash !== '') return null;
  const prefix = url.pathname.replace(/^\/|\/$/g, '');
  const { endpoint, region = 'us-east-1', path_style: pathStyle = '0', timeout = '5', ...unknown } = Object.fromEntries(url.searchParams);
  const isEndpoint = endpoint === undefined || (isHttp(toUrl(endpoint)) && !/[?#]/.test(endpoint));
  const isValid = bucketName.test(url.hostname) && folderNames.test(prefix) && isEndpoint && /^[\w-]+$/.test(region);
  if (!isValid || !/^[01]$/.test(pathStyle) || !/^([1-9]|[1-5]\d|60)$/.test(timeout) || Object.keys(unknown).length > 0) return null;
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix,
    endpoint: endpoint ?? null,
    region,
    usesPathStyle: pathStyle === '1',
    timeoutMs: Number(timeout) * 1000,
  };
};

export const bucketUrl = z.string().transform((value, context) => {
  const bucket = readBucket(value);
  if (bucket) return bucket;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

export const bucketAddress =
  's3://bucket/prefix with the parameters endpoint (http or https), region, path_style (0 or 1) and timeout (1 to 60 seconds)';

// a scheme has at least two letters: C:\ is a drive
const isFolder = (value: string): boolean => !/^[a-z][a-z\d+.-]+:/i.test(value);

const folder = z
  .string()
  .refine(isFolder)
  .transform((dir) => ({ kind: 'folder' as const, dir }));

export const filesUrl = z.union([folder, bucketUrl]);
