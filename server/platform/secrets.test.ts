import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSecrets, decodeKey } from './secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const inFile = () => createSecrets({ dataDir, secretKey: null });
const key = Buffer.alloc(32, 7).toString('base64');

it('creates the key with the first secret, in a file that only the server can read (MAIL-22)', async () => {
  expect(await inFile().open(Buffer.alloc(40).toString('base64'), 'mail')).toBeNull();
  expect(readdirSync(dataDir)).toEqual([]);
  const sealed = await inFile().seal('word', 'mail');
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(await inFile().open(sealed, 'mail')).toBe('word');
});

it('uses one key for secrets that are sealed at the same time (MAIL-22)', async () => {
  const sealed = await Promise.all(['a', 'b', 'c', 'd'].map((secret) => inFile().seal(secret, 'mail')));
  expect(await Promise.all(sealed.map((one) => inFile().open(one, 'mail')))).toEqual(['a', 'b', 'c', 'd']);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
});

it('uses the key of the environment and creates no file (MAIL-22)', async () => {
  const sealed = await createSecrets({ dataDir, secretKey: key }).seal('wörd', 'mail');
  expect(readdirSync(dataDir)).toEqual([]);
  expect(await createSecrets({ dataDir: '/nowhere', secretKey: key }).open(sealed, 'mail')).toBe('wörd');
});

it('opens nothing with another key, for another purpose, or after a change (MAIL-23)', async () => {
  const secrets = createSecrets({ dataDir, secretKey: key });
  const sealed = await secrets.seal('word', 'mail');
  const changed = Buffer.from(sealed, 'base64');
  changed[30] = (changed[30] ?? 0) ^ 1;
  expect(await secrets.open(changed.toString('base64'), 'mail')).toBeNull();
  expect(await secrets.open(sealed, 'other')).toBeNull();
  expect(await secrets.open('', 'mail')).toBeNull();
  expect(await inFile().open(sealed, 'mail')).toBeNull();
  expect(await secrets.seal('word', 'mail')).not.toBe(sealed);
});

it('never replaces a file that contains no key (MAIL-22)', async () => {
  writeFileSync(join(dataDir, 'secret.key'), 'damaged');
  await expect(inFile().seal('word', 'mail')).rejects.toThrow('does not contain a key');
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe('damaged');
});

it('accepts only 32 bytes in base64 as a key', () => {
  expect(decodeKey(key)?.length).toBe(32);
  for (const wrong of ['', 'short', key.slice(1), `${key}=`, `${key} `]) expect(decodeKey(wrong)).toBeNull();
});
