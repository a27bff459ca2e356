// Search of the product list: a plain form without JavaScript, otherwise the list updates while typing.

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { searchMaxLength } from '#contract/rules/text-lengths.ts';
import { productListTexts } from '#contract/texts/en/product-list.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useHref, useTexts } from '#web/site/lib/language.ts';
import { useLater } from '#web/site/lib/use-later.ts';
import { useSearchText } from '#web/site/lib/use-search-text.ts';

const loadList = async () => (await import('#web/site/features/search/suggestion-list.tsx')).SuggestionList;

/** Loads the code of the suggestions on the first focus; until then the field only searches. */
const useSuggestionList = () => {
  const { Component: List, want } = useLater(loadList);
  const [isFocused, setIsFocused] = useState(false);
  const load = () => {
    setIsFocused(true);
    want();
  };
  return { List: isFocused ? List : null, load, leave: () => setIsFocused(false) };
};

interface Props {
  /** Search in the URL. */
  search: string | undefined;
  category: string | undefined;
  /** Query of the filters, which the form keeps. */
  filters?: string;
  onSearch: (search: string | undefined) => void;
}

export const ProductSearch = ({ search = '', category, filters = '', onSearch }: Props) => {
  const say = useTexts(productListTexts);
  const input = useRef<HTMLInputElement>(null);
  const href = useHref();
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const { List, load, leave } = useSuggestionList();
  const { text, type, submit } = useSearchText({ search, onSettled: (wanted) => onSearch(wanted || undefined) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a field that was focused before hydration
  useEffect(() => {
    if (document.activeElement === input.current) load();
  }, []);
  const clear = () => {
    submit('');
    input.current?.focus();
  };

  return (
    <search className="search">
      <form
        action={href(paths.products())}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          submit(text);
        }}
      >
        {category && <input type="hidden" name="category" value={category} />}
        {[...new URLSearchParams(filters)].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Icon name="search" />
        <label className="vh" htmlFor="product-search">
          {say('search')}
        </label>
        <input
          ref={input}
          className="input"
          id="product-search"
          type="search"
          name="search"
          placeholder={say('placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchMaxLength}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={load}
          onBlur={leave}
          onKeyDown={(event) => keys.current?.(event)}
        />
        {text !== '' && (
          <button type="button" className="clear" aria-label={say('clear')} onClick={clear}>
            <Icon name="close" />
          </button>
        )}
        {List && <List field={input} keys={keys} typed={text} category={category} onAccept={type} />}
      </form>
    </search>
  );
};
