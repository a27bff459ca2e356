// Searches for the record that is the target of a link.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { recordAddress } from '#contract/records/links.ts';
import { type FoundRecord, searchKinds, settled } from '#web/admin/features/found-records/found-records.ts';
import { kindName } from '#web/admin/records/kinds.ts';
import { searchStatus, useOptionField } from '#web/admin/ui/use-option-field.ts';
import { useDebouncedText } from '#web/shared/lib/use-debounced-text.ts';

const most = 4;

export interface LinkableRecord extends Pick<FoundRecord, 'kind' | 'id' | 'title'> {
  key: string;
  /** The kind of the record, and a remark if visitors cannot see it. */
  note: string;
  address: string;
}

const linkable = ({ kind, id, slug, title, isShown }: FoundRecord): LinkableRecord => ({
  kind,
  id,
  key: `${kind}-${slug}`,
  title,
  note: isShown ? kindName(kind) : `${kindName(kind)}, not public`,
  address: recordAddress({ kind, slug, rest: '' }),
});

/** A kind whose search fails is omitted and reported. */
const linkableQuery = (search: string) =>
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

const none: LinkableRecord[] = [];

const useRecords = (typed: string) => {
  const text = useDebouncedText(typed);
  const { data, isFetching } = useQuery(linkableQuery(text));
  const isBusy = isFetching || text !== typed.trim();
  const records = text === '' ? none : (data?.records ?? none);
  return { records, isBusy, status: searchStatus({ text, isBusy, isIncomplete: data?.isIncomplete === true, count: records.length }) };
};

interface Props {
  placeholder?: string;
  onChoose: (record: LinkableRecord) => void;
}

export const RecordSearch = ({ placeholder = 'Or find a product, category, article or page', onChoose }: Props) => {
  const [typed, setTyped] = useState('');
  const { records, isBusy, status } = useRecords(typed);
  const { field, listId, idOf, current, choose, onKeyDown } = useOptionField(records);
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: results make the panel taller, and the foot of the form may cover it
  useEffect(() => {
    root.current?.closest('.rte-panel')?.scrollIntoView?.({ block: 'nearest' });
  }, [records, status]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return onKeyDown(event);
    // keeps the event from the form around it
    event.preventDefault();
    event.stopPropagation();
    const record = records.find(({ key }) => key === current);
    // the results still belong to the previous text
    if (record && !isBusy) onChoose(record);
  };

  return (
    <div className="rte-records" ref={root}>
      <input
        {...field}
        className="input"
        aria-label="Find a page of this site"
        placeholder={placeholder}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          choose(null);
        }}
        onKeyDown={press}
      />
      <div className="rte-options" id={listId} role="listbox" aria-label="Pages of this site" hidden={records.length === 0}>
        {records.map((record) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose keys choose the option
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and refers to the option
          <div
            key={record.key}
            role="option"
            id={idOf(record.key)}
            aria-selected={record.key === current}
            onPointerMove={() => choose(record.key)}
            onClick={() => onChoose(record)}
          >
            <span className="truncate">{record.title}</span>
            <small>{record.note}</small>
          </div>
        ))}
      </div>
      <p role="status">{status}</p>
    </div>
  );
};
