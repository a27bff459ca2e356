// Search results in their states: loading, loaded, failed, empty.

import { searchTexts } from '#contract/texts/en/search.ts';
import { statesTexts } from '#contract/texts/en/states.ts';
import { suggestionsTexts } from '#contract/texts/en/suggestions.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { EmptyState, ErrorState } from '#web/site/ui/empty-state.tsx';
import { Link } from '#web/site/ui/link.tsx';
import { SearchOptionRow } from './search-option-row.tsx';
import type { SearchOption } from './search-options.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import type { Suggestion } from './suggestions.ts';
import type { SearchHits } from './use-search-hits.ts';

/** The options of products or articles. */
export interface OptionGroup {
  name: string;
  options: SearchOption[];
  /** Search terms to highlight. */
  terms: SearchTerms;
  total: number;
  isLoading: boolean;
}

interface ListProps {
  id: string;
  suggestions: readonly Suggestion[];
  groups: OptionGroup[];
  isStale: boolean;
  active: string | undefined;
  idOf: (key: string) => string;
  onPoint: (key: string) => void;
  onOpen: () => void;
  onAccept: (text: string) => void;
}

const RowSkeletons = () => (
  <>
    {['first', 'second', 'third'].map((row) => (
      <div className="hit" key={row}>
        <div className="hit-picture pic sk" />
        <Skeleton width="52%" className="hit-name sk-text" />
        <Skeleton width="34%" className="hit-facts sk-label" />
      </div>
    ))}
  </>
);

export const SearchList = ({ id, suggestions, groups, isStale, active, idOf, onPoint, onOpen, onAccept }: ListProps) => {
  const say = useTexts(searchTexts);
  const suggestionsLabel = useTexts(suggestionsTexts)('label');
  return (
    <div id={id} className={isStale ? 'hits stale' : 'hits'} role="listbox" aria-label={say('results')}>
      {suggestions.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a listbox needs role group; a fieldset is for form fields
        <div role="group" className="fresh" aria-label={suggestionsLabel}>
          <div className="group-head label" aria-hidden="true">
            {suggestionsLabel}
          </div>
          {suggestions.map((suggestion) => (
            <SuggestionRow
              key={suggestion.key}
              suggestion={suggestion}
              id={idOf(suggestion.key)}
              isActive={suggestion.key === active}
              onPoint={() => onPoint(suggestion.key)}
              onAccept={() => onAccept(suggestion.text)}
            />
          ))}
        </div>
      )}
      {groups.map(({ name, options, terms, total, isLoading }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox needs role group; a fieldset is for form fields
        <div role="group" aria-label={name} key={name}>
          <div className="group-head label" aria-hidden="true">
            <span>{name}</span>
            <span>{isLoading ? '' : total}</span>
          </div>
          {isLoading && (
            <div aria-hidden="true">
              <RowSkeletons />
            </div>
          )}
          {options.map((option) => (
            <SearchOptionRow
              key={option.key}
              option={option}
              id={idOf(option.key)}
              isActive={option.key === active}
              terms={terms}
              onPoint={() => onPoint(option.key)}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  );
};

interface FailureProps {
  failed: SearchHits['failed'];
  onRetry: () => void;
}

/** Error of the whole search, or a line below the results if only one of the two searches failed. */
export const SearchFailure = ({ failed, onRetry }: FailureProps) => {
  const say = useTexts(searchTexts);
  const retry = useTexts(statesTexts)('retry');
  if (failed.products && failed.articles) return <ErrorState title={say('failed')} onRetry={onRetry} />;
  return (
    <div className="half-failed">
      <p>{say(failed.products ? 'productsFailed' : 'articlesFailed')}</p>
      <button type="button" className="btn btn-line btn-sm" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
};

interface NothingProps {
  text: string;
  onOpen: () => void;
}

export const NothingFound = ({ text, onOpen }: NothingProps) => {
  const say = useTexts(searchTexts);
  return (
    <EmptyState title={say('nothing', { text })} text={say('advice')}>
      <div className="row">
        <Link className="btn btn-line btn-sm" to={paths.products()} onFollow={onOpen}>
          {say('toProducts')}
        </Link>
        <Link className="btn btn-line btn-sm" to={paths.news()} onFollow={onOpen}>
          {say('toNews')}
        </Link>
        <Link className="btn btn-line btn-sm" to={paths.contact} onFollow={onOpen}>
          {say('toContact')}
        </Link>
      </div>
    </EmptyState>
  );
};
