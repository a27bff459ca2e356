// Records that match the typed text, grouped for the palette.
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { listContacts } from '#contract/contacts.ts';
import { draftStatesQuery } from '#web/admin/features/drafts/drafts.queries.ts';
import { type FoundRecord, searchKinds, settled } from '#web/admin/features/found-records/found-records.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { groupsOf, messageOption, recordOption } from './palette-options.ts';

const most = 5;

const withSchedules = async (client: QueryClient, records: readonly FoundRecord[]) => {
  const hidden = records.filter(({ isShown }) => !isShown);
  const states = hidden[0]
    ? await client.fetchQuery(
        draftStatesQuery(
          hidden[0].kind,
          hidden.map(({ id }) => id),
        ),
      )
    : [];
  return records.map((record) => recordOption(record, states.find(({ id }) => id === record.id)?.schedule));
};

/** Includes messages if the role may read them. A kind whose search fails is omitted and reported. */
export const paletteQuery = (search: string, hasMessages: boolean) =>
  queryOptions({
    queryKey: ['palette', search, hasMessages],
    queryFn: async ({ client, signal }) => {
      const query = { search, per_page: most };
      const messages = hasMessages
        ? call<typeof listContacts>(transportOf(client), 'GET', '/api/admin/contacts', { query, signal })
        : { data: [] };
      const { found, isIncomplete } = await settled([
        ...searchKinds(client, { search, most, signal }).map(async (records) => withSchedules(client, await records)),
        (async () => (await messages).data.map(messageOption))(),
      ]);
      return { groups: groupsOf(found), isIncomplete };
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
