import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { productListTexts } from '#contract/texts/en/product-list.ts';
import { searchNoticeTexts } from '#contract/texts/en/search-notice.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { shortenText } from '#web/shared/lib/format.ts';
import { categoriesQuery } from '#web/site/features/categories/categories.queries.ts';
import { SearchNotice, SearchNoticeStatus, searchNotice } from '#web/site/features/search/search-notice.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { useNavigate, useNavigationType, useSearchParams } from '#web/site/lib/navigation.ts';
import { useReducedMotion } from '#web/site/lib/use-reduced-motion.ts';
import { keepPreviousData, useQuery } from '#web/site/query/use-query.ts';
import { PageHead } from '#web/site/ui/page-head.tsx';
import { AppliedChips } from '../filters/applied-chips.tsx';
import { appliedChips, clearedPath, ignoredChips } from '../filters/filter-chips.ts';
import type { FilterData, ListSay } from '../filters/filter-data.ts';
import { ListTools } from '../filters/list-tools.tsx';
import { SidePanel } from '../filters/side-panel.tsx';
import { useFilterFields } from '../filters/use-filter-fields.ts';
import { ProductFilters } from './product-filters.tsx';
import { productListQuery } from './product-list.queries.ts';
import { type ProductListAddress, productListPath, readProductListAddress } from './product-list-address.ts';
import { ProductResults, type ProductResultsData } from './product-results.tsx';
import { ProductSearch } from './product-search.tsx';

/** Number of characters that fit into three lines on a phone. */
const shortLength = 150;

/** Description of a category. Long texts are collapsed on phones, so that the products stay visible. */
const CategoryIntroduction = ({ text }: { text: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const say = useTexts(productListTexts);
  const id = useId();
  return (
    <div className="intro">
      <p id={id} className={isOpen ? undefined : 'cut'}>
        {text}
      </p>
      {text.length > shortLength && (
        <button type="button" className="more" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {say(isOpen ? 'readLess' : 'readMore')}
        </button>
      )}
    </div>
  );
};

const countText = ({ total: count, page, last }: ProductResultsData, search: string | undefined, say: ListSay): string => {
  const found = search ? say('foundFor', { count, search: shortenText(search, 80) }) : say('found', { count });
  return last > 1 ? say('foundOnPage', { found, page, last }) : found;
};

/** Scrolls to the heading when a visitor selects another page. Back and forward are left to scroll restoration. */
const useTopOnPageChange = (page: number, filters: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = useNavigationType();
  const shown = useRef({ page, filters });
  const isCalm = useReducedMotion();
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, filters };
    // a changed filter leads to the first page, but the visitor stays at the filter
    if (before.page === page || before.filters !== filters) return;
    if (kind !== 'PUSH' || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    heading.current.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  }, [page, filters, kind, isCalm]);
  return heading;
};

const filtersOf = (data: FilterData | null | undefined, address: ProductListAddress, say: ListSay) =>
  data
    ? {
        panel: data.items.length ? data : null,
        chips: appliedChips(data, address, say),
        ignored: ignoredChips(data, address, say),
        clear: clearedPath(data, address),
      }
    : { panel: null, chips: [], ignored: [], clear: null };

interface ListStatusProps {
  isBusy: boolean;
  data: ProductResultsData | undefined;
  search: string | undefined;
  /** Notice that the search was corrected or split; empty otherwise. */
  notice: string;
  ignored: ReturnType<typeof ignoredChips>;
}

/** Announces the number of products and the ignored limits. */
const ListStatus = ({ isBusy, data, search, notice, ignored }: ListStatusProps) => {
  const say = useTexts(productListTexts);
  return (
    <p className="count mono" role="status">
      {isBusy ? (
        <span className="vh">{say('loading')}</span>
      ) : (
        <>
          <SearchNoticeStatus text={notice} />
          {data && <span>{countText(data, data.report?.corrected ?? search, say)}</span>}
          <span className="vh">{ignored.map(({ label, value }) => `. ${label} ${value}`)}</span>
        </>
      )}
    </p>
  );
};

export const ProductListScreen = () => {
  const say = useTexts(productListTexts);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data: categories } = useQuery(categoriesQuery);
  const { data: settings } = useQuery(settingsQuery);
  const address = readProductListAddress(query, categories);
  const { filters = '' } = address;
  const form = useFilterFields({
    applied: filters,
    list: address.category,
    onApply: (next) => navigate(productListPath({ ...address, page: 1, filters: next }), { preventScrollReset: true }),
  });
  const list = productListQuery(address);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({ ...list, placeholderData: keepPreviousData });
  const heading = useTopOnPageChange(address.page, filters);
  const category = categories?.find(({ slug }) => slug === address.category);
  // placeholder data may belong to the previous category
  const introduction = isPlaceholderData ? undefined : data?.introduction;
  // the counts of a search are known only from its response
  const countsOfAll = address.search ? null : Object.fromEntries((categories ?? []).map((one) => [one.id, one.products_count]));
  const isBusy = isPlaceholderData || (!data && isFetching);
  const { panel, chips, ignored, clear } = filtersOf(data?.filters, address, say);
  const sayNotice = useTexts(searchNoticeTexts);
  const notice = isBusy ? '' : searchNotice(address.search ?? '', data?.report, sayNotice);

  const search = (text: string | undefined) =>
    navigate(productListPath({ ...address, page: 1, search: text }), { replace: true, preventScrollReset: true });

  // memoised, because it is most of the page and does not depend on the form
  // biome-ignore lint/correctness/useExhaustiveDependencies: all values in use are derived from these
  const results = useMemo(
    () => <ProductResults chips={chips} data={data} isFailed={isError} onRetry={refetch} address={address} category={category?.name} />,
    [data, isError, query, categories],
  );

  return (
    <>
      <PageHead title={say('title')} lead={settings?.company_tagline} picture={settings?.picture_products} drawing="shaft" isLow />
      <div className="wrap catalogue">
        <div className="tools">
          <ProductFilters
            categories={categories ?? []}
            counts={data?.counts ?? countsOfAll}
            current={address.category}
            search={address.search}
          />
          <ProductSearch search={address.search} category={address.category} filters={address.filters} onSearch={search} />
        </div>
        <div className={panel ? `filtered${category ? '' : ' all'}` : undefined}>
          {panel && <SidePanel key={data?.category} items={panel.items} form={form} address={address} />}
          <section className="results" aria-labelledby="results-title" aria-busy={isBusy}>
            <div className="results-head">
              <h2 id="results-title" ref={heading} tabIndex={-1}>
                {category?.name ?? say('all')}
              </h2>
              <ListStatus isBusy={isBusy} data={data} search={address.search} notice={notice} ignored={ignored} />
              {panel && <ListTools data={panel} chips={chips} form={form} address={address} total={isBusy ? undefined : data?.total} />}
              <SearchNotice text={notice} />
              {category && introduction && !address.search && <CategoryIntroduction key={category.slug} text={introduction} />}
            </div>
            {clear !== null && <AppliedChips chips={chips} ignored={ignored} clear={clear} />}
            {results}
          </section>
        </div>
      </div>
    </>
  );
};
