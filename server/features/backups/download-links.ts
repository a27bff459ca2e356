// Links for one download: a browser saves a large file only from an address, without the token of the session. Each is a file, because
// another instance with this folder may answer the download.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';

const lifetimeMs = 60_000;
const prefix = '.link-';
const stored = z.object({ id: z.string(), expiresAt: z.string() });

const pathOf = (dir: string, token: string) => join(dir, `${prefix}${hashToken(token)}`);

const read = async (path: string) => stored.safeParse(JSON.parse(await readFile(path, 'utf8').catch(() => 'null'))).data ?? null;

const removeExpired = async (dir: string, now: Date): Promise<void> => {
  for (const name of await readdir(dir)) {
    if (!name.startsWith(prefix)) continue;
    const link = await read(join(dir, name));
    if (!link || Date.parse(link.expiresAt) < now.getTime()) await rm(join(dir, name), { force: true });
  }
};

/** @returns the secret of a new link and when it expires */
export const createLink = async (dir: string, id: string, clock: Clock): Promise<{ token: string; expiresAt: string }> => {
  await removeExpired(dir, clock());
  const token = newToken();
  const expiresAt = new Date(clock().getTime() + lifetimeMs).toISOString();
  await writeFile(pathOf(dir, token), JSON.stringify({ id, expiresAt }), { mode: 0o600, flag: 'wx' });
  return { token, expiresAt };
};

/** Ends the link. @returns the id of its backup; null if the link is unknown, used or expired */
export const useLink = async (dir: string, token: string, clock: Clock): Promise<string | null> => {
  const path = pathOf(dir, token);
  const link = await read(path);
  // only one of two simultaneous requests removes the file
  const isFirst =
    link !== null &&
    (await rm(path).then(
      () => true,
      () => false,
    ));
  return isFirst && Date.parse(link.expiresAt) >= clock().getTime() ? link.id : null;
};
