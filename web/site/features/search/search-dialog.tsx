// Search dialog of the header: finds products and articles.
import { withoutPart } from '#web/site/lib/without-part.ts';
import '#web/site/styles/search.css';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { searchTexts } from '#contract/texts/en/search.ts';
import { searchNoticeTexts } from '#contract/texts/en/search-notice.ts';
import { suggestionsTexts } from '#contract/texts/en/suggestions.ts';
import { type Say, splitText } from '#contract/texts/text.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useActiveOption } from '#web/shared/ui/use-active-option.ts';
import { useTexts } from '#web/site/lib/language.ts';
import type { UnderstoodCondition } from './search.queries.ts';
import { SearchField } from './search-field.tsx';
import { SearchIntro } from './search-intro.tsx';
import { SearchNotice, SearchNoticeStatus, searchNotice } from './search-notice.tsx';
import { articleOptions, productOptions, type SaySearch } from './search-options.ts';
import { NothingFound, type OptionGroup, SearchFailure, SearchList } from './search-results.tsx';
import type { Suggestion } from './suggestions.ts';
import { useResultOpener } from './use-result-opener.ts';
import { type SearchHits, useSearchHits } from './use-search-hits.ts';
import { useSuggestions } from './use-suggestions.ts';

interface UnderstoodProps {
  conditions: readonly UnderstoodCondition[];
  onRemove: (text: string) => void;
}

const Hidden = ({ children }: { children: string }) => <span className="vh">{children.trim()}</span>;

/** "Remove Payload ≥ 5 kg", of which only the condition is visible. */
const RemoveText = ({ label }: { label: string }) => {
  const [before, , after] = splitText(useTexts(searchTexts)('remove', { condition: '{condition}' }));
  return (
    <>
      {before && (
        <>
          <Hidden>{before}</Hidden>{' '}
        </>
      )}
      <span className="name">{label}</span>
      {after && (
        <>
          {' '}
          <Hidden>{after}</Hidden>
        </>
      )}
    </>
  );
};

/** The parts of the typed text that were understood as conditions; each can be removed. */
const Understood = ({ conditions, onRemove }: UnderstoodProps) => {
  const say = useTexts(searchTexts);
  return (
    conditions.length > 0 && (
      <ul className="understood" aria-label={say('conditions')}>
        {conditions.map(({ label, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same part can be typed twice
          <li key={`${index} ${text}`}>
            <button type="button" className="pill" onClick={() => onRemove(text)}>
              <RemoveText label={label} />
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    )
  );
};

export interface SearchDialogProps {
  /** Text typed before the dialog was loaded. */
  initialText: string;
  /** Enter was pressed before the dialog was loaded. */
  isSubmitted: boolean;
  onClose: () => void;
}

/** Groups that have results or are loading. */
const groupsOf = ({ text, products, articles, failed }: SearchHits, say: SaySearch): OptionGroup[] => {
  if (text === '') return [];
  const groups = [
    { name: say('products'), found: products, options: productOptions(products, say), isFailed: failed.products },
    { name: say('articles'), found: articles, options: articleOptions(articles, say), isFailed: failed.articles },
  ];
  return groups
    .filter(({ found, isFailed }) => !isFailed && found?.total !== 0)
    .map(({ name, found, options }) => ({ name, options, terms: found?.terms ?? [], total: found?.total ?? 0, isLoading: !found }));
};

const statusOf = ({ text, products, articles, failed, isBusy, isStale, isEmpty }: SearchHits, say: SaySearch): string => {
  if (text === '') return '';
  if (isBusy || isStale) return say('searching');
  if (isEmpty) return say('nothing', { text });
  if (failed.products && failed.articles) return say('failed');
  const parts = [products && say('productCount', { count: products.total }), articles && say('articleCount', { count: articles.total })];
  return parts.filter(Boolean).join(', ');
};

/** Notice if the shown results are for a corrected or split search. */
const noticeOf = ({ text, products, articles, isBusy, isStale }: SearchHits, say: Say<typeof searchNoticeTexts.texts>): string => {
  const shown = [products, articles].find((found) => found && found.total > 0);
  return text === '' || isBusy || isStale ? '' : searchNotice(text, shown?.report, say);
};

/** Hint that screen readers announce before the number of results. */
const useHint = (suggestions: readonly Suggestion[], { text, products }: SearchHits): string => {
  const say = useTexts(searchTexts);
  const saySuggestions = useTexts(suggestionsTexts);
  const understood = text === '' ? [] : (products?.understood ?? []);
  const parts = [
    suggestions.length > 0 && saySuggestions('found', { count: suggestions.length }),
    understood.length > 0 && say('understood', { conditions: understood.map(({ label }) => label).join(', ') }),
  ];
  return parts
    .filter(Boolean)
    .map((part) => `${part}. `)
    .join('');
};

const SearchFoot = ({ notice, hint, status }: { notice: string; hint: string; status: string }) => {
  const say = useTexts(searchTexts);
  return (
    <div className="finder-foot mono">
      <p role="status">
        <SearchNoticeStatus text={notice} />
        {hint && <span className="vh">{hint}</span>}
        <span>{status}</span>
      </p>
      <ul aria-hidden="true">
        <li>
          <kbd>↑</kbd> <kbd>↓</kbd> {say('choose')}
        </li>
        <li>
          <kbd>Enter</kbd> {say('open')}
        </li>
        <li>
          <kbd>Esc</kbd> {say('leave')}
        </li>
      </ul>
    </div>
  );
};

/** Text, results and the option that Enter opens. */
const useSearch = ({ initialText, isSubmitted, onClose }: SearchDialogProps) => {
  const [typed, setTyped] = useState(initialText);
  const id = useId();
  const idOf = useCallback((key: string) => `${id}-${key}`, [id]);
  const hits = useSearchHits(typed);
  const groups = groupsOf(hits, useTexts(searchTexts));
  const { suggestions: known, hide } = useSuggestions(typed);
  // the list appears with the first response
  const suggestions = hits.text === '' ? [] : known;
  const options = [...suggestions, ...groups.flatMap((group) => group.options)];
  const { active, choose, onKeyDown: move } = useActiveOption({ options, idOf });
  const opener = useResultOpener({ typed, hits, onOpen: onClose });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the text typed before the dialog was loaded
  useEffect(() => {
    if (isSubmitted) void opener.open();
  }, []);

  const onType = (text: string) => {
    setTyped(text);
    choose(null);
    opener.cancel();
  };
  const onSubmit = () => {
    if (active) {
      document.getElementById(idOf(active))?.click();
    } else if (typed.trim() !== '') {
      void opener.open();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const suggestion = suggestions.find(({ key }) => key === active);
    const isPlain = !event.nativeEvent.isComposing && !event.shiftKey;
    if (suggestion && isPlain && event.key === 'Tab') onType(suggestion.text);
    else if (suggestion && isPlain && event.key === 'Escape') hide();
    else return move(event);
    event.preventDefault();
  };
  const hasOptions = options.length > 0;
  return { typed, hits, suggestions, groups, hasOptions, active, choose, isWaiting: opener.isWaiting, idOf, onType, onKeyDown, onSubmit };
};

export const SearchDialog = (props: SearchDialogProps) => {
  const { onClose } = props;
  const input = useRef<HTMLInputElement>(null);
  const { typed, hits, suggestions, groups, hasOptions, active, choose, isWaiting, idOf, onType, onKeyDown, onSubmit } = useSearch(props);
  const isFailed = hits.text !== '' && (hits.failed.products || hits.failed.articles);
  const notice = noticeOf(hits, useTexts(searchNoticeTexts));
  const say = useTexts(searchTexts);
  const hint = useHint(suggestions, hits);
  const retry = () => {
    // the focused Retry button is removed
    input.current?.focus();
    hits.retry();
  };
  const typeAndFocus = (text: string) => {
    // a removed condition had the focus
    input.current?.focus();
    onType(text);
  };
  return (
    <Dialog isOpen onClose={onClose} onDismiss={onClose} title={say('title')} className="finder">
      {(titleId) => (
        <>
          <h2 className="vh" id={titleId}>
            {say('title')}
          </h2>
          <SearchField
            input={input}
            text={typed}
            isBusy={hits.isBusy || isWaiting}
            listId={idOf('list')}
            hasOptions={hasOptions}
            activeId={active && idOf(active)}
            onType={onType}
            onKeyDown={onKeyDown}
            onSubmit={onSubmit}
            onClose={onClose}
          />
          <div className="ruler" />
          {hits.text === '' && <SearchIntro onOpen={onClose} />}
          <SearchNotice text={notice} />
          {hits.text !== '' && (
            <Understood conditions={hits.products?.understood ?? []} onRemove={(part) => typeAndFocus(withoutPart(typed, part))} />
          )}
          {groups.length + suggestions.length > 0 && (
            <SearchList
              // remount, so that new results are scrolled to the top
              key={hits.shownText}
              id={idOf('list')}
              suggestions={suggestions}
              groups={groups}
              isStale={hits.isStale}
              active={active}
              idOf={idOf}
              onPoint={choose}
              onOpen={onClose}
              onAccept={typeAndFocus}
            />
          )}
          {isFailed && <SearchFailure failed={hits.failed} onRetry={retry} />}
          {hits.isEmpty && <NothingFound text={hits.text} onOpen={onClose} />}
          <SearchFoot notice={notice} hint={hint} status={statusOf(hits, say)} />
        </>
      )}
    </Dialog>
  );
};
