// The cookie with which an administrator's browser loads files that visitors cannot get, because requests for pictures have no bearer
// token. It is derived from the token, is sent only below /storage, and gives access only to files.
import type { FastifyRequest } from 'fastify';
import { hashToken } from '#server/platform/tokens.ts';

const cookie = /(?:^|;\s*)admin_files=([\da-f]{64})(?:;|$)/;

/** @returns a session's token for files */
export const filesTokenOf = (token: string): string => hashToken(`files ${token}`);

/** @returns the Set-Cookie header of a browser-session cookie, which every response to an administrator sets again */
export const filesCookieOf = (token: string, secure: boolean): string =>
  `admin_files=${filesTokenOf(token)}; Path=/storage; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

/** @returns null if there is no cookie */
export const readFilesToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  cookie.exec(headers.cookie ?? '')?.[1] ?? null;
