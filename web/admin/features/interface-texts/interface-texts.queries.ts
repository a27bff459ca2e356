// The texts of the site in one language.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InterfaceText, listInterfaceTexts, saveInterfaceTexts } from '#contract/interface-texts.ts';
import { endpoint } from '#web/admin/records/endpoint.ts';
import { settingsKeys } from '#web/shared/features/settings/settings.queries.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

const path = '/api/admin/interface-texts';
const calls = {
  list: endpoint<typeof listInterfaceTexts>('GET', path),
  save: endpoint<typeof saveInterfaceTexts>('PUT', path),
};

/** @param language code; null for the main language */
export const interfaceTextsQuery = (language: string | null) =>
  queryOptions({
    queryKey: ['interface-texts', language],
    queryFn: ({ client, signal }) => calls.list(transportOf(client), { query: language === null ? {} : { language }, signal }),
    staleTime: 0,
    // loaded on each visit: a form must not start with old values
    gcTime: 0,
    meta: { failure: 'Failed to load the texts' },
  });

/** The number of texts that visitors read in English although the language is another one. */
export const missingTextsQuery = (language: string) =>
  queryOptions({
    queryKey: ['interface-texts', language, 'missing'],
    // the numbers are those of all texts; the filter keeps the answer short
    queryFn: async ({ client, signal }) =>
      (await calls.list(transportOf(client), { query: { language, only: 'changed' }, signal })).missing,
    staleTime: 0,
    meta: { failure: 'Failed to load the number of missing texts' },
  });

export type TextChange = Pick<InterfaceText, 'part' | 'key' | 'version'> & { text: InterfaceText['own'] };

/** @returns the saved texts as they are stored now @throws ApiError and the errors of the transport */
export const saveTexts = async (client: QueryClient, language: string, texts: TextChange[]): Promise<readonly InterfaceText[]> => {
  const saved = await calls.save(transportOf(client), { body: { language, texts } });
  void client.invalidateQueries({ queryKey: settingsKeys.public });
  return saved.texts;
};
