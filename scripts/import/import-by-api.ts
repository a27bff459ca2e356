// Imports through the API of a running server, with an API token.
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportRecord, ImportRow } from '#contract/imports.ts';
import { AppError } from '#server/http/errors.ts';
import type { Importer } from './importer.ts';

const pollMs = 1000;

interface Answer {
  message?: string;
  errors?: Record<string, string[]>;
}

/** @param origin of the server, without a slash at the end */
export const importByApi = (origin: string, token: string): Importer => {
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const response = await fetch(`${origin}/api/admin/imports${path}`, { ...init, headers: { authorization: `Bearer ${token}` } }).catch(
      (error: unknown) => {
        throw new AppError('unavailable', {
          message: `${origin} cannot be reached. Start the server, or enter its address with --url.`,
          cause: error,
        });
      },
    );
    const answer = (await response.json().catch(() => ({}))) as Answer;
    if (response.ok) return answer as T;
    const reason = Object.values(answer.errors ?? {}).flat()[0] ?? answer.message ?? 'The answer is not readable.';
    throw new AppError('malformed', { message: `${origin} answered ${response.status}: ${reason}` });
  };
  return {
    create: async ({ file, archive, options, action }) => {
      const form = new FormData();
      form.set('file', await openAsBlob(file), basename(file));
      if (archive !== undefined) form.set('archive', await openAsBlob(archive), basename(archive));
      form.set('options', JSON.stringify(options));
      form.set('action', action);
      return (await call<{ import: ImportRecord }>('', { method: 'POST', body: form })).import;
    },
    get: async (id) => (await call<{ import: ImportRecord }>(`/${id}`)).import,
    rows: async (id, filter) => (await call<{ data: ImportRow[] }>(`/${id}/rows?per_page=100&${new URLSearchParams(filter)}`)).data,
    wait: () => pause(pollMs),
    close: async () => {},
  };
};
