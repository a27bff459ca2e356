// Searches the records that a link can have as target.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { recordAddress } from '#contract/records/links.ts';
import { type FoundRecord, searchKinds, settled } from '#web/admin/features/found-records/found-records.ts';
import { kindName } from '#web/admin/records/kinds.ts';

const most = 4;

export interface LinkableRecord {
  key: string;
  title: string;
  /** The kind of the record, and a note if visitors do not see it. */
  note: string;
  address: string;
}

const linkable = ({ kind, slug, title, isShown }: FoundRecord): LinkableRecord => ({
  key: `${kind}-${slug}`,
  title,
  note: isShown ? kindName(kind) : `${kindName(kind)}, not public`,
  address: recordAddress({ kind, slug, rest: '' }),
});

/** A kind whose search fails is left out and reported. */
export const linkableQuery = (search: string) =>
  queryOptions({
    queryKey: ['linkable', search],
    queryFn: async ({ client, signal }) => {
      const { found, isIncomplete } = await settled(searchKinds(client, { search, most, signal }));
      return { records: found.flat().map(linkable), isIncomplete };
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
