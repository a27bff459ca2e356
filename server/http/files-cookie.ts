// The cookie with which the browser of an administrator loads files that visitors do not get: pictures are requested without the bearer
// token. It is derived from the token, is sent below /storage only, and opens nothing but files.
import type { FastifyRequest } from 'fastify';
import { hashToken } from '#server/platform/tokens.ts';

const cookie = /(?:^|;\s*)admin_files=([\da-f]{64})(?:;|$)/;

/** @returns the token for files of a session */
export const filesTokenOf = (token: string): string => hashToken(`files ${token}`);

/** @returns the Set-Cookie header; it ends with the browser, and every response to an administrator sets it again */
export const filesCookieOf = (token: string, secure: boolean): string =>
  `admin_files=${filesTokenOf(token)}; Path=/storage; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

/** @returns null without the cookie */
export const readFilesToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  cookie.exec(headers.cookie ?? '')?.[1] ?? null;
