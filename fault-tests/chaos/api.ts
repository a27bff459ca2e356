// API calls of one client, which abort when the server is killed.
import type { FormFile } from '#server/testing/multipart.ts';
import { multipart } from '#server/testing/multipart.ts';

/** A response that does not confirm a write. */
export class UnexpectedAnswer extends Error {
  override name = 'UnexpectedAnswer';
}

export interface Api {
  json: (method: string, path: string, body?: unknown) => Promise<unknown>;
  form: (path: string, fields: Record<string, string>, files: readonly FormFile[]) => Promise<unknown>;
  /** @returns the status */
  read: (path: string) => Promise<number>;
}

/** @param authorization of an administrator @param fetch a replacement that aborts or counts requests */
export const createApi = (origin: string, authorization: string, fetch: typeof globalThis.fetch = globalThis.fetch): Api => {
  const call = async (method: string, path: string, init: RequestInit & { headers: Record<string, string> }) => {
    const response = await fetch(origin + path, { ...init, method, headers: { authorization, ...init.headers } });
    const text = await response.text();
    if (!response.ok) throw new UnexpectedAnswer(`${method} ${path} was answered ${response.status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as unknown;
  };
  return {
    json: (method, path, body) =>
      call(method, path, { headers: { 'content-type': 'application/json' }, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    form: (path, fields, files) => {
      const { payload, contentType } = multipart({ fields, files });
      return call('POST', path, { headers: { 'content-type': contentType }, body: new Uint8Array(payload) });
    },
    read: async (path) => {
      const response = await fetch(origin + path, { headers: { authorization } });
      await response.arrayBuffer();
      return response.status;
    },
  };
};
