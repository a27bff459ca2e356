// Product list in its states: loading, failed, empty, loaded.

import type { SearchReport } from '#contract/search.ts';
import { productListTexts } from '#contract/texts/en/product-list.ts';
import type { Say } from '#contract/texts/text.ts';
import { shortenText } from '#web/shared/lib/format.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { EmptyState, ErrorState, OutdatedNotice } from '#web/site/ui/empty-state.tsx';
import { HiddenWords } from '#web/site/ui/hidden-words.tsx';
import { Link } from '#web/site/ui/link.tsx';
import { markTerms } from '#web/site/ui/mark-terms.tsx';
import { Pagination } from '#web/site/ui/pagination.tsx';
import type { Chip } from '../filters/filter-chips.ts';
import { ProductCard, type ProductSummary } from '../product-card.tsx';
import { ProductCellsSkeleton } from '../product-card-skeleton.tsx';
import { type ProductListAddress, productListPath } from './product-list-address.ts';

export interface ProductResultsData {
  products: ProductSummary[];
  page: number;
  last: number;
  total: number;
  report?: SearchReport;
  terms?: SearchTerms;
}

interface Props {
  data: ProductResultsData | undefined;
  isFailed: boolean;
  onRetry: () => void;
  address: ProductListAddress;
  /** Name of the selected category. */
  category: string | undefined;
  /** Applied conditions. */
  chips: readonly Chip[];
}

/** Number of products on a page of the API. */
const perPage = 12;
/** Cards in the first row on a desktop: their pictures are loaded eagerly. */
const urgentCards = 4;

const emptyText = (typed: string | undefined, category: string | undefined, say: Say<(typeof productListTexts)['texts']>): string => {
  const search = typed && shortenText(typed, 80);
  if (search) return category ? say('noMatchIn', { search, category }) : say('noMatch', { search });
  return category ? say('emptyCategory', { category }) : say('empty');
};

interface NoProductsProps extends Pick<Props, 'address' | 'category'> {
  /** Corrected search, for which other categories have results. */
  corrected: string | null | undefined;
}

const NoProducts = ({ address: { category: slug, search }, corrected, category }: NoProductsProps) => {
  const say = useTexts(productListTexts);
  return (
    <EmptyState title={say('none')} text={emptyText(corrected ?? search, category, say)}>
      <div className="row">
        {search && slug && (
          <Link className="btn btn-line" to={paths.products({ search })} preventScrollReset>
            {say('searchAll')}
          </Link>
        )}
        {(search || slug) && (
          <Link className="btn btn-line" to={paths.products()} preventScrollReset>
            {say('showAll')}
          </Link>
        )}
        <Link className="btn btn-line" to={paths.contact}>
          {say('ask')}
        </Link>
      </div>
    </EmptyState>
  );
};

/** Shown if no product meets all conditions; offers to remove one of them. */
const NothingMeets = ({ chips, category }: Pick<Props, 'chips' | 'category'>) => {
  const say = useTexts(productListTexts);
  return (
    <EmptyState title={say('none')} text={category ? say('notMetIn', { category }) : say('notMet')}>
      <ul className="row">
        {chips.map(({ label, value, to }) => (
          <li key={`${label} ${value}`}>
            <Link className="btn btn-line btn-sm" to={to} rel="nofollow" preventScrollReset>
              <Icon name="close" />
              <HiddenWords text={say('remove', { condition: '{condition}' })}>
                {label} {value}
              </HiddenWords>
            </Link>
          </li>
        ))}
        <li>
          <Link className="btn btn-line btn-sm" to={paths.contact}>
            {say('ask')}
          </Link>
        </li>
      </ul>
    </EmptyState>
  );
};

export const ProductResults = ({ data, isFailed, onRetry, address, category, chips }: Props) => {
  const say = useTexts(productListTexts);
  if (!data && isFailed) return <ErrorState title={say('failed')} onRetry={onRetry} />;
  if (!data) return <ProductCellsSkeleton count={perPage} />;
  if (data.products.length === 0 && chips.length > 0) return <NothingMeets chips={chips} category={category} />;
  if (data.products.length === 0) return <NoProducts address={address} corrected={data.report?.corrected} category={category} />;
  return (
    <>
      {isFailed && <OutdatedNotice title={say('failed')} onRetry={onRetry} />}
      <ul className="cells">
        {data.products.map((product, index) => (
          <ProductCard key={product.id} product={product} mark={markTerms(data.terms)} isUrgent={index < urgentCards} />
        ))}
      </ul>
      {data.last > 1 && (
        <Pagination current={data.page} last={data.last} hrefOf={(page) => productListPath({ ...address, page })} keepsScroll />
      )}
    </>
  );
};
