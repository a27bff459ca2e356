// The cookie of visitors who have entered the password. It is signed with the hash of the password, so a new password ends it.
import { createHmac, timingSafeEqual } from 'node:crypto';

const name = 'site_access';
const pattern = /(?:^|;\s*)site_access=(\d{1,12})\.([\w-]{43})(?:;|$)/;

const signatureOf = (expires: string, passwordHash: string): Buffer =>
  createHmac('sha256', passwordHash).update(`${name} ${expires}`).digest();

interface Lifetime {
  /** Milliseconds. */
  now: number;
  maxAgeSeconds: number;
}

/** @returns the Set-Cookie header */
export const accessCookieOf = (passwordHash: string, { now, maxAgeSeconds }: Lifetime, secure: boolean): string => {
  const expires = String(Math.floor(now / 1000) + maxAgeSeconds);
  const signature = signatureOf(expires, passwordHash).toString('base64url');
  return `${name}=${expires}.${signature}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure ? '; Secure' : ''}`;
};

/** @param header Cookie */
export const hasAccessCookie = (header: string | undefined, passwordHash: string, now: number): boolean => {
  const [, expires = '', signature = ''] = pattern.exec(header ?? '') ?? [];
  if (expires === '' || Number(expires) * 1000 <= now) return false;
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(expires, passwordHash)];
  return given.length === expected.length && timingSafeEqual(given, expected);
};
