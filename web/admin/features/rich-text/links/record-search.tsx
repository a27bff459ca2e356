// Finds the record that a link should lead to.
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useId, useState } from 'react';
import { useDebouncedText } from '#web/shared/lib/use-debounced-text.ts';
import { useActiveOption } from '#web/shared/ui/use-active-option.ts';
import { type LinkableRecord, linkableQuery } from './linkable-records.ts';

const none: LinkableRecord[] = [];

const useRecords = (typed: string) => {
  const text = useDebouncedText(typed);
  const { data, isFetching } = useQuery(linkableQuery(text));
  const isBusy = isFetching || text !== typed.trim();
  const records = text === '' ? none : (data?.records ?? none);
  if (text === '') return { records, status: '' };
  if (isBusy) return { records, status: 'Searching...' };
  if (data?.isIncomplete) return { records, status: 'Some results could not be loaded.' };
  if (records.length === 0) return { records, status: `Nothing found for “${text}”` };
  return { records, status: records.length === 1 ? '1 result' : `${records.length} results` };
};

export const RecordSearch = ({ onChoose }: { onChoose: (record: LinkableRecord) => void }) => {
  const id = useId();
  const idOf = useCallback((key: string) => `${id}-${key}`, [id]);
  const [typed, setTyped] = useState('');
  const { records, status } = useRecords(typed);
  const { active, choose, onKeyDown } = useActiveOption({ options: records, idOf });
  // Enter takes the first one if none is active
  const current = active ?? records[0]?.key;

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return onKeyDown(event);
    // the form around it is not meant
    event.preventDefault();
    event.stopPropagation();
    const record = records.find(({ key }) => key === current);
    // results of what was typed before are not those that are wanted
    if (record && status !== 'Searching...') onChoose(record);
  };

  return (
    <div className="rte-records">
      <input
        className="input"
        role="combobox"
        aria-expanded={records.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={current && idOf(current)}
        aria-autocomplete="list"
        aria-label="Find a page of this site"
        placeholder="Or find a product, category, article or page"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          choose(null);
        }}
        onKeyDown={press}
      />
      <div className="rte-options" id={`${id}-list`} role="listbox" aria-label="Pages of this site" hidden={records.length === 0}>
        {records.map((record) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which takes the option
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the option
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
