// Search for a product to add. Without scripts the form reloads the page with the results; otherwise they update while typing.

import { type KeyboardEvent, useRef, useState } from 'react';
import { searchMaxLength } from '#contract/rules/text-lengths.ts';
import { compareTexts } from '#contract/texts/en/compare.ts';
import type { Say } from '#contract/texts/text.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { useDebouncedText } from '#web/shared/lib/use-debounced-text.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import { type ProductHit, productHitsQuery } from '#web/site/features/search/search.queries.ts';
import { useHref, useTexts } from '#web/site/lib/language.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { HiddenWords } from '#web/site/ui/hidden-words.tsx';
import { Link } from '#web/site/ui/link.tsx';
import { MatchedText } from '#web/site/ui/matched-text.tsx';
import type { CompareAddress } from './compare-address.ts';

interface Props {
  address: CompareAddress;
  /** Slugs of the products already compared. */
  chosen: readonly string[];
  hrefWith: (slug: string) => string;
  onAdd: (product: ProductHit) => void;
}

const statusOf = (text: string, hits: readonly ProductHit[] | undefined, say: Say<(typeof compareTexts)['texts']>): string => {
  if (text === '' || !hits) return '';
  if (hits.length === 0) return say('noneToAdd', { search: text });
  return say('toAdd', { count: hits.length });
};

export const AddProduct = ({ address, chosen, hrefWith, onAdd }: Props) => {
  const say = useTexts(compareTexts);
  const [typed, setTyped] = useState(address.search);
  const href = useHref();
  const field = useRef<HTMLInputElement>(null);
  const text = useDebouncedText(typed);
  const { data } = useQuery(productHitsQuery(text));
  const hits = text === '' ? undefined : data?.hits.filter(({ slug }) => !chosen.includes(slug));
  const status = statusOf(data?.text ?? text, hits, say);

  const clear = () => {
    setTyped('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || typed === '') return;
    event.preventDefault();
    clear();
  };
  return (
    <search className="add-product" onKeyDown={onKeyDown}>
      <form method="get" action={href(paths.compare())} onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="products" value={address.products.join()} />
        {address.units && <input type="hidden" name="units" value={address.units} />}
        {address.differences && <input type="hidden" name="differences" value="1" />}
        <label htmlFor="add-product">{say('addProduct')}</label>
        <div className="search">
          <Icon name="search" />
          <input
            ref={field}
            className="input"
            id="add-product"
            type="search"
            name="search"
            placeholder={say('placeholder')}
            maxLength={searchMaxLength}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {typed !== '' && (
            <button type="button" className="clear" aria-label={say('clear')} onClick={clear}>
              <Icon name="close" />
            </button>
          )}
        </div>
        <button type="submit" className="btn btn-line btn-sm">
          {say('find')}
        </button>
      </form>
      <p className={hits?.length === 0 ? 'status' : 'vh'} role="status">
        {status}
      </p>
      {hits && hits.length > 0 && (
        <ul className="found">
          {hits.map((hit) => (
            <li key={hit.id}>
              <Link
                to={hrefWith(hit.slug)}
                preventScrollReset
                onFollow={() => {
                  setTyped('');
                  onAdd(hit);
                }}
              >
                <Picture src={hit.main_image} alt="" fallback="product" sizes="64px" />
                <span className="what">
                  <HiddenWords text={say('add', { product: '{product}' })}>
                    <strong>
                      <MatchedText terms={data?.terms}>{hit.name}</MatchedText>
                    </strong>
                  </HiddenWords>{' '}
                  <span className="where">
                    {hit.model && (
                      <span className="model">
                        <MatchedText terms={data?.terms}>{hit.model}</MatchedText>{' '}
                      </span>
                    )}
                    <span>{hit.category}</span>
                  </span>
                </span>
                <Icon name="plus" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};
