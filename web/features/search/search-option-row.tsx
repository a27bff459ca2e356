// One option of the results: a link, so that it can also be opened in a new tab.
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { usePrice } from '../currency/currency.queries.ts';
import { MatchedText } from '../products/matched-text.tsx';
import type { ArticleHit, ProductHit } from './search.queries.ts';
import type { SearchOption } from './search-options.ts';

// a tile that stands for a missing picture is not part of the option's name
const HitPicture = ({ src, fallback }: Pick<ComponentProps<typeof Picture>, 'src' | 'fallback'>) => (
  <div className="hit-picture" aria-hidden="true">
    <Picture src={src} alt="" fallback={fallback} sizes="80px" />
  </div>
);

const ProductParts = ({ hit, text }: { hit: ProductHit; text: string }) => {
  const price = usePrice();
  return (
    <>
      <HitPicture src={hit.main_image} fallback="product" />
      <span className="hit-name">
        <MatchedText search={text}>{hit.name}</MatchedText>
      </span>{' '}
      <span className="hit-facts">
        <span>{hit.category}</span>{' '}
        {hit.model && (
          <span className="model">
            <MatchedText search={text}>{hit.model}</MatchedText>
          </span>
        )}
      </span>{' '}
      <span className="price">{price(hit.price)}</span>
    </>
  );
};

const ArticleParts = ({ hit, text }: { hit: ArticleHit; text: string }) => (
  <>
    <HitPicture src={hit.featured_image} fallback="news-tile" />
    <span className="hit-name">
      <MatchedText search={text}>{hit.title}</MatchedText>
    </span>{' '}
    <span className="hit-facts">
      <b className={hit.type === 'knowledge' ? 'kb' : undefined}>{hit.type === 'knowledge' ? 'Knowledge' : 'News'}</b>{' '}
      {hit.published_at && <time dateTime={hit.published_at}>{formatDate(hit.published_at)}</time>}
    </span>
  </>
);

const partsOf = (option: SearchOption, text: string): ReactNode => {
  if (option.kind === 'product') return <ProductParts hit={option.hit} text={text} />;
  if (option.kind === 'article') return <ArticleParts hit={option.hit} text={text} />;
  return (
    <>
      <span>{option.label}</span>
      <Icon name="arrow" />
    </>
  );
};

interface Props {
  option: SearchOption;
  id: string;
  isActive: boolean;
  /** What was searched for. */
  text: string;
  onPoint: () => void;
  onOpen: () => void;
}

export const SearchOptionRow = ({ option, id, isActive, text, onPoint, onOpen }: Props) => (
  <Link
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    className={option.kind === 'all' ? 'hit all' : 'hit'}
    to={option.to}
    onPointerMove={(event) => {
      if (event.pointerType === 'mouse' && !isActive) onPoint();
    }}
    onClick={(event) => {
      // a new tab leaves the search standing
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen();
    }}
  >
    {partsOf(option, text)}
  </Link>
);
