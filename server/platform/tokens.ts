// Secrets that are given away once and kept as a hash only: who reads the database cannot use them.
import { createHash, randomBytes } from 'node:crypto';

/** @returns 43 characters of base64url */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, hex. A token has too many bits to be guessed, so it needs no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
