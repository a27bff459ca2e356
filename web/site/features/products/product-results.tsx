// The list in each of its states.
import { Link } from 'react-router';
import type { SearchReport } from '#contract/search.ts';
import { shortenText } from '#web/shared/lib/format.ts';
import { paths } from '#web/shared/lib/paths.ts';
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import { EmptyState, ErrorState, OutdatedNotice } from '#web/site/ui/empty-state.tsx';
import { markTerms } from '#web/site/ui/matched-text.tsx';
import { Pagination } from '#web/site/ui/pagination.tsx';
import { ProductCard, type ProductSummary } from './product-card.tsx';
import { ProductCellsSkeleton } from './product-card-skeleton.tsx';
import type { ProductListAddress } from './product-list-address.ts';

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
  /** The chosen category's name. */
  category: string | undefined;
}

/** What a page of the list holds. */
const perPage = 12;
/** Cards of the first row on a desk: their pictures are loaded at once. */
const urgentCards = 4;

const failedText = 'Failed to load products';

const emptyText = (search: string | undefined, category: string | undefined): string => {
  const place = category ? ` in ${category}` : '';
  if (search) return `Nothing matches “${shortenText(search, 80)}”${place}. Try a model number or fewer words.`;
  return category ? `There is nothing in ${category} at the moment.` : 'The catalogue is empty at the moment.';
};

interface NoProductsProps extends Pick<Props, 'address' | 'category'> {
  /** What was searched for where it is not what was typed: other categories have it. */
  found: string | null | undefined;
}

const NoProducts = ({ address: { category: slug, search }, found, category }: NoProductsProps) => (
  <EmptyState title="No products found" text={emptyText(found ?? search, category)}>
    <div className="row">
      {search && slug && (
        <Link className="btn btn-line" to={paths.products({ search })} preventScrollReset>
          Search All Products
        </Link>
      )}
      {(search || slug) && (
        <Link className="btn btn-line" to={paths.products()} preventScrollReset>
          Show All Products
        </Link>
      )}
      <Link className="btn btn-line" to={paths.contact}>
        Ask Us
      </Link>
    </div>
  </EmptyState>
);

export const ProductResults = ({ data, isFailed, onRetry, address, category }: Props) => {
  if (!data && isFailed) return <ErrorState title={failedText} onRetry={onRetry} />;
  if (!data) return <ProductCellsSkeleton count={perPage} />;
  if (data.products.length === 0) return <NoProducts address={address} found={data.report?.corrected} category={category} />;
  return (
    <>
      {isFailed && <OutdatedNotice title={failedText} onRetry={onRetry} />}
      <ul className="cells">
        {data.products.map((product, index) => (
          <ProductCard key={product.id} product={product} mark={markTerms(data.terms)} isUrgent={index < urgentCards} />
        ))}
      </ul>
      {data.last > 1 && (
        <Pagination current={data.page} last={data.last} hrefOf={(page) => paths.products({ ...address, page })} keepsScroll />
      )}
    </>
  );
};
