// The palette: one field that finds records, screens and actions.
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOtherLanguages } from '#web/admin/features/languages/languages.queries.ts';
import { useMay, useScreenRights } from '#web/admin/lib/rights.ts';
import { needsLanguages } from '#web/admin/lib/screens.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { searchStatus, useOptionField } from '#web/admin/ui/use-option-field.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { useDebouncedText } from '#web/shared/lib/use-debounced-text.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import { paletteQuery } from './palette.queries.ts';
import { fixedGroups, type PaletteGroup, type PaletteOption } from './palette-options.ts';

interface RowProps {
  id: string;
  option: PaletteOption;
  isActive: boolean;
  onPoint: () => void;
  onOpen: (isNewTab: boolean) => void;
}

const Note = ({ option: { note, scheduledFor } }: Pick<RowProps, 'option'>) => {
  const { date, time } = useFormats();
  // the time must be readable, in two lines on a phone
  if (scheduledFor) return <small>{`Scheduled for ${date(scheduledFor)}, ${time(scheduledFor)}`}</small>;
  return <small className="truncate">{note}</small>;
};

const Row = ({ id, option, isActive, onPoint, onOpen }: RowProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which opens the option
  // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and refers to the option
  <div
    role="option"
    id={id}
    aria-selected={isActive}
    onPointerMove={onPoint}
    onClick={(event: MouseEvent) => onOpen(event.ctrlKey || event.metaKey)}
  >
    {option.picture ? <Picture src={option.picture} alt="" sizes="24px" className="thumb" /> : <AdminIcon name={option.icon} />}
    <span className="truncate">{option.label}</span>
    <Note option={option} />
  </div>
);

/** The options for a text, in groups, and the state of the search. */
const usePaletteSearch = (typed: string) => {
  const may = useMay();
  const { mayOpen, mayChange } = useScreenRights();
  const hasLanguages = useOtherLanguages().length > 0;
  const text = useDebouncedText(typed);
  const { data: found, isFetching, refetch } = useQuery(paletteQuery(text, may('messages.read')));
  const fixed = fixedGroups(typed.trim(), { mayOpen: (to) => mayOpen(to) && (hasLanguages || !needsLanguages(to)), mayChange });
  const groups: PaletteGroup[] = [...(text === '' ? [] : (found?.groups ?? [])), ...fixed].filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const isBusy = isFetching || text !== typed.trim();
  const isIncomplete = !isBusy && text !== '' && found?.isIncomplete === true;
  const status = searchStatus({ text, isBusy, isIncomplete, count: options.length });
  // the records still belong to the previous text
  const first = isBusy ? fixed.flatMap((group) => group.options)[0] : options[0];
  return { groups, options, first, isBusy, isIncomplete, status, refetch };
};

interface ResultsProps {
  listId: string;
  groups: readonly PaletteGroup[];
  current: string | undefined;
  idOf: (key: string) => string;
  onPoint: (key: string) => void;
  onOpen: (option: PaletteOption, isNewTab: boolean) => void;
}

const Results = ({ listId, groups, current, idOf, onPoint, onOpen }: ResultsProps) => (
  <div className="res" id={listId} role="listbox" aria-label="Results">
    {groups.map(({ name, options }) => (
      // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role
      <div key={name} role="group" aria-label={name}>
        <div className="grp label" aria-hidden="true">
          {name}
        </div>
        {options.map((option) => (
          <Row
            key={option.key}
            id={idOf(option.key)}
            option={option}
            isActive={option.key === current}
            onPoint={() => onPoint(option.key)}
            onOpen={(isNewTab) => onOpen(option, isNewTab)}
          />
        ))}
      </div>
    ))}
  </div>
);

const Foot = ({ status, onRetry }: { status: string; onRetry: (() => void) | false }) => (
  <div className="foot">
    <p role="status">{status}</p>
    {onRetry && (
      <button type="button" className="link" onClick={onRetry}>
        Retry
      </button>
    )}
    <span aria-hidden="true">
      <kbd>↑</kbd> <kbd>↓</kbd> move
    </span>
    <span aria-hidden="true">
      <kbd>Enter</kbd> open
    </span>
    <span aria-hidden="true">
      <kbd>Ctrl</kbd> <kbd>Enter</kbd> new tab
    </span>
  </div>
);

const Palette = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { groups, options, first, isBusy, isIncomplete, status, refetch } = usePaletteSearch(typed);
  const { field, listId, idOf, current, choose, onKeyDown } = useOptionField(options, first?.key ?? '');
  /** Set if Enter was pressed before the results of the typed text had arrived. */
  const [awaited, setAwaited] = useState<{ isNewTab: boolean } | null>(null);

  const open = ({ to, isNewTab }: PaletteOption, wantsNewTab: boolean) => {
    onClose();
    if (isNewTab || wantsNewTab) window.open(to, '_blank', 'noopener');
    else void navigate(to);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return onKeyDown(event);
    event.preventDefault();
    const option = options.find(({ key }) => key === current);
    const isNewTab = event.ctrlKey || event.metaKey;
    if (option) open(option, isNewTab);
    else if (isBusy) setAwaited({ isNewTab });
  };
  const openAwaited = useEffectEvent(() => {
    setAwaited(null);
    if (awaited && first) open(first, awaited.isNewTab);
  });
  useEffect(() => {
    if (awaited && !isBusy) openAwaited();
  }, [awaited, isBusy]);
  const retry = () => {
    // the focused button disappears
    input.current?.focus();
    void refetch();
  };
  return (
    <>
      <div className="q">
        <AdminIcon name="search" />
        <input
          {...field}
          ref={input}
          aria-label="Search or go to"
          placeholder="Products, categories, articles, pages, messages"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            choose(null);
            setAwaited(null);
          }}
          onKeyDown={press}
        />
        <span className="kbd" aria-hidden="true">
          Esc
        </span>
      </div>
      <Results listId={listId} groups={groups} current={current} idOf={idOf} onPoint={choose} onOpen={open} />
      <Foot status={status} onRetry={isIncomplete && retry} />
    </>
  );
};

export const PaletteDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog isOpen onClose={onClose} title="Search or go to" className="palette">
    {(titleId) => (
      <>
        <h2 className="vh" id={titleId}>
          Search or go to
        </h2>
        <Palette onClose={onClose} />
      </>
    )}
  </Dialog>
);
