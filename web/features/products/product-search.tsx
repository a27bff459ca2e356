// The search of the list. Without script it is a plain form; with it the list follows what is typed.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { searchMaxLength } from './product-list-address.ts';

interface Props {
  /** What the address says. */
  search: string | undefined;
  category: string | undefined;
  onSearch: (search: string | undefined) => void;
}

const pauseMs = 500;

export const ProductSearch = ({ search = '', category, onSearch }: Props) => {
  const [text, setText] = useState(search);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // what this box asked for last: an address with another search came from elsewhere and is shown
  const asked = useRef(search);
  const latest = useRef(onSearch);

  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (asked.current === search) return;
    asked.current = search;
    clearTimeout(timer.current);
    setText(search);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (value: string) => {
    clearTimeout(timer.current);
    const wanted = value.trim();
    if (wanted === asked.current) return;
    asked.current = wanted;
    latest.current(wanted || undefined);
  };
  const type = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, pauseMs, value);
  };
  const clear = () => {
    setText('');
    ask('');
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(text);
  };

  return (
    <search className="search">
      <form action={paths.products()} method="get" onSubmit={submit}>
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
