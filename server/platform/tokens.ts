// Random tokens. Only their hashes are stored, so that read access to the database does not reveal a usable token.
import { createHash, randomBytes } from 'node:crypto';

/** @returns 256 random bits as 43 characters of base64url */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, hex. A slow hash is not needed, because a token has too much entropy to be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
