// Search of the product list: a plain form without JavaScript, otherwise the list updates while typing.

import { useRef } from 'react';
import { searchMaxLength } from '#contract/rules/text-lengths.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useSearchText } from '#web/site/lib/use-search-text.ts';

interface Props {
  /** Search in the URL. */
  search: string | undefined;
  category: string | undefined;
  onSearch: (search: string | undefined) => void;
}

export const ProductSearch = ({ search = '', category, onSearch }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const { text, type, submit } = useSearchText({ search, onSettled: (wanted) => onSearch(wanted || undefined) });
  const clear = () => {
    submit('');
    input.current?.focus();
  };

  return (
    <search className="search">
      <form
        action={paths.products()}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          submit(text);
        }}
      >
        {category && <input type="hidden" name="category" value={category} />}
        <Icon name="search" />
        <label className="vh" htmlFor="product-search">
          Search products
        </label>
        <input
          ref={input}
          className="input"
          id="product-search"
          type="search"
          name="search"
          placeholder="Search products..."
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchMaxLength}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        {text !== '' && (
          <button type="button" className="clear" aria-label="Clear search" onClick={clear}>
            <Icon name="close" />
          </button>
        )}
      </form>
    </search>
  );
};
