// Searches for the record that is the target of a link.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recordAddress } from '#contract/records/links.ts';
import { type FoundRecord, searchKinds, settled } from '#web/admin/features/found-records/found-records.ts';
import { kindName } from '#web/admin/records/kinds.ts';
import { scheduledTime } from '#web/admin/records/publication.ts';
import { OptionSearch } from '#web/admin/ui/option-search.tsx';
import { searchStatus } from '#web/admin/ui/use-option-field.ts';
import { useDebouncedText } from '#web/shared/lib/use-debounced-text.ts';

const most = 4;

export interface LinkableRecord extends Pick<FoundRecord, 'kind' | 'id' | 'title'> {
  key: string;
  /** The kind of the record, and a remark if visitors cannot see it. */
  note: string;
  address: string;
}

const linkable = ({ kind, id, slug, title, isShown, row }: FoundRecord): LinkableRecord => ({
  kind,
  id,
  key: `${kind}-${slug}`,
  title,
  note: isShown && scheduledTime(kind, row, [], Date.now()) === null ? kindName(kind) : `${kindName(kind)}, not public`,
  address: recordAddress({ kind, slug, rest: '' }),
});

/** A kind whose search fails is omitted and reported. */
const linkableQuery = (search: string, kinds: Props['kinds']) =>
  queryOptions({
    queryKey: ['linkable', search, kinds],
    queryFn: async ({ client, signal }) => {
      const { found, isIncomplete } = await settled(searchKinds(client, { search, most, signal, kinds }));
      return { records: found.flat().map(linkable), isIncomplete };
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const none: LinkableRecord[] = [];

const useRecords = (typed: string, kinds: Props['kinds']) => {
  const text = useDebouncedText(typed);
  const { data, isFetching } = useQuery(linkableQuery(text, kinds));
  const isBusy = isFetching || text !== typed.trim();
  const records = text === '' ? none : (data?.records ?? none);
  return { records, isBusy, status: searchStatus({ text, isBusy, isIncomplete: data?.isIncomplete === true, count: records.length }) };
};

interface Props {
  placeholder?: string;
  /** Kinds of records that can be chosen. Default: all. */
  kinds?: readonly FoundRecord['kind'][];
  onChoose: (record: LinkableRecord) => void;
}

export const RecordSearch = ({ placeholder = 'Or find a product, category, article or page', kinds, onChoose }: Props) => {
  const [typed, setTyped] = useState('');
  const { records, isBusy, status } = useRecords(typed, kinds);
  return (
    <OptionSearch
      label="Find a page of this site"
      listLabel="Pages of this site"
      placeholder={placeholder}
      typed={typed}
      onType={setTyped}
      options={records}
      isBusy={isBusy}
      status={status}
      onChoose={onChoose}
    />
  );
};
