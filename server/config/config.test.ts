import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { variables } from './config-variables.ts';

const messageOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return '';
};

describe('configuration', () => {
  it.each([
    ['CONTACT_RATE_LIMIT', '100000000', 'from 0 to 1000000'],
    ['LOGIN_RATE_LIMIT', '1000001', 'from 0 to 1000000'],
    ['PORT', '65536', 'from 1 to 65535'],
    ['ADMIN_EMAIL', `${'a'.repeat(250)}@example.com`, 'at most 255 characters'],
    ['ADMIN_PASSWORD', 'x'.repeat(1001), 'from 8 to 1000 characters'],
    ['ADMIN_PASSWORD', ' '.repeat(10), 'not counting spaces at either end'],
  ])('reports both limits of %s', (name, value, limits) => {
    expect(messageOf({ [name]: value })).toContain(limits);
  });

  it('has the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      siteUrl: 'http://127.0.0.1:3000',
      seed: 'demo',
      admin: null,
      contactRateLimit: 10,
      loginRateLimit: 5,
      searchRateLimit: 600,
      trustProxy: false,
    });
    expect(readConfig({ DATA_DIR: '/srv/site' }).databaseUrl).toBe('file:/srv/site/site.sqlite');
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '' }).port).toBe(3000);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '3000x'],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'https://example.com/path'],
    ['SITE_URL', 'https://user@example.com'],
    ['SITE_URL', 'https://example.com/?a'],
    ['SEED', 'everything'],
    ['CONTACT_RATE_LIMIT', '-1'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['ADMIN_EMAIL', 'nobody'],
  ])('rejects %s=%s in one line with the value and the allowed values (START-01)', (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message).toContain(`${name} is "${value}"; allowed: ${variables[name as keyof typeof variables].allowed}`);
    expect(message).not.toContain('\n');
  });

  it.each([
    ['https://www.example.com/', 'https://www.example.com'],
    ['https://www.example.com:443', 'https://www.example.com'],
    ['HTTPS://WWW.Example.com', 'https://www.example.com'],
    ['http://example.com:8080', 'http://example.com:8080'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('parses SITE_URL=%s as %s', (value, siteUrl) => {
    expect(readConfig({ SITE_URL: value })).toMatchObject({ siteUrl, warnings: [] });
  });

  it.each(['::', '0.0.0.0', '::0'])('warns that the site address is unknown with HOST=%s (START-19)', (HOST) => {
    expect(readConfig({ HOST })).toMatchObject({
      siteUrl: 'http://localhost:3000',
      warnings: [expect.stringContaining('SITE_URL is not set')],
    });
    expect(readConfig({ HOST, SITE_URL: 'http://a.example' })).toMatchObject({ siteUrl: 'http://a.example', warnings: [] });
    expect(readConfig({ HOST: '::1' })).toMatchObject({ siteUrl: 'http://[::1]:3000', warnings: [] });
  });

  it('reports all problems together', () => {
    expect(messageOf({ PORT: 'x', SEED: 'y' })).toMatch(/PORT.*SEED/);
  });

  it('never shows a secret (START-01)', () => {
    expect(messageOf({ ADMIN_PASSWORD: 'short' })).not.toContain('short');
    expect(messageOf({ DATABASE_URL: 'mysql://user:secret@host/db' })).not.toContain('secret');
  });

  it('requires email and password of the administrator together', () => {
    expect(messageOf({ ADMIN_EMAIL: 'a@example.com' })).toContain('ADMIN_PASSWORD');
    expect(readConfig({ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'long enough' }).admin).toEqual({
      email: 'a@example.com',
      password: 'long enough',
    });
  });

  it('requires the mail server and the sender of mail together', () => {
    expect(messageOf({ SMTP_URL: 'smtp://mail.example.com' })).toContain('MAIL_FROM is not set');
    expect(messageOf({ MAIL_FROM: 'a@example.com' })).toContain('SMTP_URL is not set');
    expect(readConfig({}).mail).toBeNull();
  });

  it.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, isSecure: false, requiresTls: false, auth: null }],
    ['smtps://mail.example.com', { port: 465, isSecure: true }],
    // credentials are not sent over a network without TLS
    ['smtp://a%40b.example:p%3Aw@mail.example.com:25/', { port: 25, requiresTls: true, auth: { user: 'a@b.example', pass: 'p:w' } }],
    ['smtp://user:pass@127.0.0.1:2525', { requiresTls: false }],
    ['smtp://[::1]:2525', { host: '::1', requiresTls: false }],
  ])('parses the mail server %s', (url, expected) => {
    expect(readConfig({ SMTP_URL: url, MAIL_FROM: 'a@example.com' }).mail?.smtp).toMatchObject(expected);
  });

  it.each([
    'mail.example.com',
    'http://mail.example.com',
    'smtp://',
    'smtp://user@mail.example.com',
    'smtp://u:p@h/path',
    'smtp://h?x=1',
    'smtp://%ff:hidden@h',
    'smtp://user:hidden/word@h',
    'smtp://user:25/hidden@h',
    'smtp://user:hidden#word@h',
    'smtp://user:25?hidden@h',
  ])('refuses the mail server %s without showing it (MAIL-07)', (url) => {
    const message = messageOf({ SMTP_URL: url, MAIL_FROM: 'a@example.com' });
    expect(message).toContain('SMTP_URL is set to a value (not shown)');
    expect(message).not.toContain('hidden');
    expect(message).not.toContain('\n');
  });

  it.each([
    ['website@example.com', true],
    ['Example Ltd. <website@example.com>', true],
    ['<website@example.com>', false],
    ['Example Ltd', false],
    ['Example\r\nBcc: x <website@example.com>', false],
    ['a@example.com, b@example.com', false],
  ])('returns whether %j is a valid sender of mail: %s', (from, isValid) => {
    expect(messageOf({ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: from }) === '').toBe(isValid);
  });

  it.each([
    'postgres://site:secret/word@host/site',
    'postgres://site:12/secret@host/site',
    'postgres://site:secret#word@host/site',
    'postgres://site:12#secret@host/site',
    'postgres://site:12?secret@host/site',
    'postgres://site:secret%ff@host/site',
    'postgres://site:secret@host:port/site',
    'postgres://',
  ])('refuses the database %s without showing it (START-01, START-20)', (url) => {
    const message = messageOf({ DATABASE_URL: url });
    expect(message).toContain('DATABASE_URL is set to a value (not shown)');
    expect(message).toContain('percent-encoded');
    expect(message).not.toMatch(/secret|\n/);
  });

  it.each([
    'postgres://host/site',
    'postgresql://site@host:5433/site?sslmode=verify-full&sslrootcert=/etc/a@b.pem',
    'postgres://site:p%2Fw%23%25%40@host/site',
    'postgres://site:p@ss:word@host/site',
    'postgres://site:100%@host/site',
    'postgres://site:word@[::1]:5432/site',
    'postgres:///site?host=/var/run/postgresql',
    'postgres://site:word@/site?host=/var/run/postgresql',
    'postgres://site@%2Fvar%2Frun%2Fpostgresql/site',
  ])('accepts the database %s (START-20)', (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it('parses FILES_URL, a folder or a bucket (FILES-09)', () => {
    expect(readConfig({ DATA_DIR: '/srv/site' })).toMatchObject({ files: { kind: 'folder', dir: '/srv/site' }, filesPublicUrl: null });
    expect(readConfig({ FILES_URL: '/mnt/files' }).files).toEqual({ kind: 'folder', dir: '/mnt/files' });
    expect(readConfig({ FILES_URL: 's3://bucket' }).files).toEqual({
      kind: 's3',
      bucket: 'bucket',
      prefix: '',
      endpoint: null,
      region: 'us-east-1',
      usesPathStyle: false,
      timeoutMs: 5000,
      credentials: null,
    });
    const url = 's3://files.example/sites/one/?endpoint=https://s3.example.com:9000&region=eu-1&path_style=1&timeout=3';
    const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'token' };
    expect(readConfig({ FILES_URL: url, ...keys, FILES_PUBLIC_URL: 'https://cdn.example.com/' })).toMatchObject({
      files: {
        bucket: 'files.example',
        prefix: 'sites/one',
        endpoint: 'https://s3.example.com:9000',
        region: 'eu-1',
        usesPathStyle: true,
        timeoutMs: 3000,
        credentials: { accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: 'token' },
      },
      filesPublicUrl: 'https://cdn.example.com',
    });
  });

  it.each([
    's3://',
    's3://b',
    's3://bucket/a//b',
    's3://bucket/%C3%A4',
    's3://bucket?endpoint=ftp://s3.example.com',
    's3://bucket?endpoint=https://key:secret@s3.example.com',
    's3://key:secret@bucket',
    's3://bucket?path_style=yes',
    's3://bucket?timeout=0',
    's3://bucket?secret=x',
    's3://bucket#secret',
    'https://secret.example.com',
    'file:///srv/secret',
  ])('refuses the FILES_URL %s without showing it (FILES-09)', (url) => {
    expect(messageOf({ FILES_URL: url })).toMatch(
      /^Wrong configuration: FILES_URL is set to a value \(not shown\); allowed: a folder, or s3:/,
    );
  });

  it('parses BACKUP_URL, a bucket with the keys of FILES_URL, and refuses other values without showing them (BACKUP-21)', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ BACKUP_URL: 's3://backups/site?region=eu-1', ...keys }).backup.bucket).toMatchObject({
      bucket: 'backups',
      prefix: 'site',
      region: 'eu-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    });
    expect(readConfig({}).backup.bucket).toBeNull();
    for (const wrong of ['/mnt/secret', 's3://key:secret@bucket', 'https://secret.example.com']) {
      expect(messageOf({ BACKUP_URL: wrong })).toMatch(/^Wrong configuration: BACKUP_URL is set to a value \(not shown\); allowed: s3:/);
    }
    expect(messageOf({ BACKUP_URL: 's3://backups', AWS_ACCESS_KEY_ID: 'key' })).toContain('AWS_SECRET_ACCESS_KEY is not set');
  });

  it('refuses backups in a bucket that visitors can read (BACKUP-21)', () => {
    const environment = { FILES_URL: 's3://files/site', FILES_PUBLIC_URL: 'https://cdn.example.com' };
    expect(messageOf({ ...environment, BACKUP_URL: 's3://files/backups' })).toBe(
      'Wrong configuration: BACKUP_URL is the bucket of FILES_URL, which FILES_PUBLIC_URL says is public; allowed: a private bucket',
    );
    expect(messageOf({ ...environment, BACKUP_URL: 's3://backups' })).toBe('');
    expect(messageOf({ FILES_URL: 's3://files/site', BACKUP_URL: 's3://files/site' })).toBe('');
  });

  it('accepts a secret key of age for backups, and shows no other value (BACKUP-20)', () => {
    const key = `AGE-SECRET-KEY-1${'Q'.repeat(58)}`;
    expect(readConfig({ BACKUP_KEY: key }).backup.key).toBe(key);
    expect(readConfig({}).backup.key).toBeNull();
    for (const wrong of [key.slice(1), key.slice(0, -1), key.toLowerCase(), 'secret-word']) {
      expect(messageOf({ BACKUP_KEY: wrong })).toMatch(
        /^Wrong configuration: BACKUP_KEY is set to a value \(not shown\); allowed: a secret key of age/,
      );
    }
  });

  it('requires both keys of a bucket or neither (FILES-09)', () => {
    const message = messageOf({ FILES_URL: 's3://bucket', AWS_ACCESS_KEY_ID: 'key' });
    expect(message).toBe(
      'Wrong configuration: AWS_SECRET_ACCESS_KEY is not set; allowed: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY together, or neither',
    );
    expect(messageOf({ AWS_ACCESS_KEY_ID: 'key' })).toBe('');
  });

  it('matches the names and defaults in .env.example', () => {
    const lines = readFileSync('.env.example', 'utf8')
      .split('\n')
      .filter((line) => /^#?\s?[A-Z_]+=/.test(line));
    const expected = Object.entries(variables).map(([name, variable]) => `# ${name}=${'default' in variable ? variable.default : ''}`);
    expect(lines).toEqual(expected);
  });

  it('warns about a variable without effect, which never prevents the start (START-18)', () => {
    expect(readConfig({ WEB_CONCURRENCY: 'two' }).warnings).toEqual([
      'WEB_CONCURRENCY has no effect. One process serves. To use more processor cores, run several instances on PostgreSQL.',
    ]);
    expect(readConfig({ WEB_CONCURRENCY: '', OTHER: '1' }).warnings).toEqual([]);
  });
});
