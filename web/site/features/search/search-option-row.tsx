// One option of the results. It is a link, so that it can be opened in a new tab.
import type { ComponentProps, ReactNode } from 'react';
import { searchTexts } from '#contract/texts/en/search.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import { usePrice } from '#web/site/features/settings/use-price.ts';
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import { useFormats } from '#web/site/lib/formats.ts';
import { keepUnits } from '#web/site/lib/keep-units.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { Link } from '#web/site/ui/link.tsx';
import { MatchedText } from '#web/site/ui/matched-text.tsx';
import type { ArticleHit, ProductHit } from './search.queries.ts';
import type { SearchOption } from './search-options.ts';

// hidden, because the text of a placeholder tile is not part of the option's name
const HitPicture = ({ src, fallback }: Pick<ComponentProps<typeof Picture>, 'src' | 'fallback'>) => (
  <div className="hit-picture" aria-hidden="true">
    <Picture src={src} alt="" fallback={fallback} sizes="80px" />
  </div>
);

const Passage = ({ text, terms }: { text: string | null; terms: SearchTerms }) =>
  text && (
    <>
      {' '}
      <span className="passage">
        <MatchedText terms={terms}>{keepUnits(text)}</MatchedText>
      </span>
    </>
  );

const ProductParts = ({ hit, terms }: { hit: ProductHit; terms: SearchTerms }) => {
  const price = usePrice();
  return (
    <>
      <HitPicture src={hit.main_image} fallback="product" />
      <span className="hit-name">
        <MatchedText terms={terms}>{hit.name}</MatchedText>
      </span>{' '}
      <span className="hit-facts">
        <span>{hit.category}</span>{' '}
        {hit.model && (
          <span className="model">
            <MatchedText terms={terms}>{hit.model}</MatchedText>
          </span>
        )}
      </span>{' '}
      <span className="price">{price(hit.price)}</span>
      <Passage text={hit.passage} terms={terms} />
    </>
  );
};

const ArticleParts = ({ hit, terms }: { hit: ArticleHit; terms: SearchTerms }) => {
  const say = useTexts(searchTexts);
  const formats = useFormats();
  return (
    <>
      <HitPicture src={hit.featured_image} fallback="news-tile" />
      <span className="hit-name">
        <MatchedText terms={terms}>{hit.title}</MatchedText>
      </span>{' '}
      <span className="hit-facts">
        <b className={hit.type === 'knowledge' ? 'kb' : undefined}>{say(hit.type)}</b>{' '}
        {hit.published_at && <time dateTime={hit.published_at}>{formats.date(hit.published_at)}</time>}
      </span>
      <Passage text={hit.passage} terms={terms} />
    </>
  );
};

const partsOf = (option: SearchOption, terms: SearchTerms): ReactNode => {
  if (option.kind === 'product') return <ProductParts hit={option.hit} terms={terms} />;
  if (option.kind === 'article') return <ArticleParts hit={option.hit} terms={terms} />;
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
  /** Search terms to highlight. */
  terms: SearchTerms;
  onPoint: () => void;
  onOpen: () => void;
}

export const SearchOptionRow = ({ option, id, isActive, terms, onPoint, onOpen }: Props) => (
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
    onFollow={onOpen}
  >
    {partsOf(option, terms)}
  </Link>
);
