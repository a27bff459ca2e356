// The administrator's import into a language. It is polled while it is in progress.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  changeTranslationImport,
  getTranslationImport,
  removeTranslationImport,
  TranslationImport,
  uploadTranslations,
} from '#contract/translation-imports.ts';
import { call } from '#web/shared/lib/api.ts';
import { FormBody } from '#web/shared/lib/form-body.ts';
import { missingAsNull } from '#web/shared/lib/not-found.ts';
import { readToken } from '#web/shared/lib/session-token.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

const watchMs = 1000;

export const isInProgress = (current: TranslationImport | null | undefined): boolean => current != null && current.progress !== null;

const pathOf = <L extends string>(language: L) => `/api/admin/translation-files/${language}` as const;
const keyOf = (language: string) => ['translation-import', language];

export const importQuery = (language: string) =>
  queryOptions({
    queryKey: keyOf(language),
    queryFn: async ({ client, signal }) => {
      const answer = call<typeof getTranslationImport>(transportOf(client), 'GET', `${pathOf(language)}/import`, { signal });
      // an instance of an earlier version does not have the call
      return (await missingAsNull(answer))?.import ?? null;
    },
    staleTime: 0,
    // continues after a failure: the server may be back
    refetchInterval: ({ state }) => readToken() !== null && isInProgress(state.data) && watchMs,
  });

/** Stores what a change answers: a poll that is on its way would store the state before it. */
const storing = async (client: QueryClient, language: string, change: () => Promise<TranslationImport | null>): Promise<void> => {
  const queryKey = keyOf(language);
  await client.cancelQueries({ queryKey });
  try {
    client.setQueryData(queryKey, await change());
  } catch (error) {
    void client.invalidateQueries({ queryKey });
    throw error;
  }
};

interface Watch {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export const uploadFile = (client: QueryClient, language: string, file: File, watch: Watch): Promise<void> =>
  storing(client, language, async () => {
    const options = { body: new FormBody({ file }), ...watch };
    return (await call<typeof uploadTranslations>(transportOf(client), 'POST', pathOf(language), options)).import;
  });

export type ImportChange = 'draft' | 'publish' | 'stop';

export const changeImport = (client: QueryClient, language: string, body: { id: number; action: ImportChange }): Promise<void> =>
  storing(client, language, async () => {
    const path = `${pathOf(language)}/import` as const;
    return (await call<typeof changeTranslationImport>(transportOf(client), 'POST', path, { body })).import;
  });

export const removeImport = (client: QueryClient, language: string, id: number): Promise<void> =>
  storing(client, language, async () => {
    client.setQueryData(keyOf(language), null);
    await call<typeof removeTranslationImport>(transportOf(client), 'DELETE', `${pathOf(language)}/import`, { query: { id } });
    return null;
  });
