import { useEffect, useRef, useState } from 'react';
import { attributeLimits } from '#contract/rules/attributes/limits.ts';
import { compareTexts } from '#contract/texts/en/compare.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { LoadingSpinner } from '#web/shared/ui/spinner.tsx';
import { Letterhead } from '#web/site/features/settings/letterhead.tsx';
import { useTexts, withElements } from '#web/site/lib/language.ts';
import { useSearchParams } from '#web/site/lib/navigation.ts';
import { keepPreviousData, useQuery } from '#web/site/query/use-query.ts';
import { Breadcrumb } from '#web/site/ui/breadcrumb.tsx';
import { EmptyState, ErrorState } from '#web/site/ui/empty-state.tsx';
import { Link } from '#web/site/ui/link.tsx';
import '#web/site/styles/compare.css';
import { AddProduct } from './add-product.tsx';
import { chooseProduct, dropProducts, useChosenProducts } from './chosen-products.ts';
import { type ComparedProduct, type ComparisonGroup, comparisonQuery } from './compare.queries.ts';
import { readCompareAddress } from './compare-address.ts';
import { CompareTable } from './compare-table.tsx';
import { CompareTools } from './compare-tools.tsx';

const most = attributeLimits.compared;

const differing = (groups: readonly ComparisonGroup[]): ComparisonGroup[] =>
  groups.map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) })).filter(({ rows }) => rows.length > 0);

/** Announces that a product was added or removed, and moves the focus to the heading, because the used control no longer exists. */
const useChange = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [change, setChange] = useState({ text: '', number: 0 });
  useEffect(() => {
    if (change.number > 0) heading.current?.focus({ preventScroll: true });
  }, [change]);
  const announce = (text: string) => setChange(({ number }) => ({ text, number: number + 1 }));
  return { heading, change, announce };
};

/** The products of the address or, while a changed comparison loads, of that comparison. */
const useWanted = (products: readonly string[]) => {
  const [wanted, want] = useState<{ from: string; products: readonly string[] } | null>(null);
  const from = products.join();
  return {
    wanted: wanted?.from === from ? wanted.products : products,
    want: (next: readonly string[]) => want({ from, products: next }),
  };
};

interface NoticesProps {
  /** Number of products in the address above the limit. */
  ignored: number;
  missing: readonly string[];
}

const Notices = ({ ignored, missing }: NoticesProps) => {
  const say = useTexts(compareTexts);
  return (
    <>
      {ignored > 0 && <p className="notice">{say('ignored', { most })}</p>}
      {missing.length > 0 && <p className="notice">{say('missing', { count: missing.length, names: missing.join(', ') })}</p>}
    </>
  );
};

const AddSecond = ({ to: { name, category } }: { to: ComparedProduct }) => (
  <p className="notice">
    {withElements(useTexts(compareTexts)('addSecond', { name: '{name}', category: '{category}' }), {
      name,
      category: (
        <Link key="category" to={paths.products({ category: category.slug })}>
          {category.name}
        </Link>
      ),
    })}
  </p>
);

const Path = () => {
  const say = useTexts(compareTexts);
  return (
    <Breadcrumb
      links={[
        { name: say('home'), to: paths.home },
        { name: say('products'), to: paths.products() },
      ]}
      current={say('compare')}
    />
  );
};

/** Removes products that no longer exist from the tray. */
const useMissing = (missing: readonly string[] | undefined) => {
  useEffect(() => {
    if (missing) dropProducts(missing);
  }, [missing]);
};

const Nothing = () => {
  const say = useTexts(compareTexts);
  return (
    <EmptyState title={say('empty')} text={say('emptyText')} drawing="motion">
      <Link className="btn btn-main" to={paths.products()}>
        {say('viewAll')}
      </Link>
    </EmptyState>
  );
};

export const CompareScreen = () => {
  const say = useTexts(compareTexts);
  const [query] = useSearchParams();
  const address = readCompareAddress(query);
  const { data, isError, isPlaceholderData, refetch } = useQuery({ ...comparisonQuery(address), placeholderData: keepPreviousData });
  const { heading, change, announce } = useChange();
  const { wanted, want } = useWanted(address.products);
  const isEmpty = address.products.length === 0;
  const shown = isEmpty ? undefined : data;
  const products = shown?.products ?? [];
  const missing = shown?.missing ?? [];
  const slugs = wanted.filter((slug) => !missing.includes(slug));
  const hrefOf = (compared: readonly string[]) =>
    paths.compare({ products: compared, units: address.units, differences: address.differences });
  const groups = shown && (address.differences && products.length > 1 ? differing(shown.groups) : shown.groups);
  const first = products[0];
  const hasChosen = useChosenProducts().length > 0;
  useMissing(shown?.missing);
  const adding = (
    <AddProduct
      key={address.search}
      address={address}
      chosen={slugs}
      hrefWith={(slug) => hrefOf([...slugs, slug])}
      onAdd={({ slug, name, main_image }) => {
        if (hasChosen) chooseProduct({ slug, name, picture: main_image });
        want([...slugs, slug]);
        announce(say('added', { name }));
      }}
    />
  );

  return (
    <div className="wrap compare">
      <Letterhead />
      <Path />
      <div className="compare-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {say('title')}
          </h1>
          <p className="lead">{say('lead', { most })}</p>
        </div>
        {slugs.length < most ? adding : <p className="full">{say('full', { most })}</p>}
      </div>
      <p className="vh" role="status">
        <span key={change.number}>{change.text}</span>
      </p>
      <Notices ignored={address.ignored} missing={missing} />
      {!isEmpty && !data && isError && <ErrorState title={say('failed')} onRetry={refetch} />}
      {!isEmpty && !data && !isError && <LoadingSpinner text={say('loading')} />}
      {(isEmpty || (shown && products.length === 0)) && <Nothing />}
      {groups && products.length > 0 && (
        <div className="compare-body" aria-busy={isPlaceholderData || undefined}>
          <CompareTools address={address} products={products} />
          {products.length === 1 && first && <AddSecond to={first} />}
          <CompareTable
            products={products}
            groups={groups}
            hasPrices={!address.differences || new Set(products.map(({ price }) => price)).size > 1}
            hrefWithout={(slug) => hrefOf(slugs.filter((one) => one !== slug))}
            onRemove={({ slug, name }) => {
              dropProducts([slug]);
              want(slugs.filter((one) => one !== slug));
              announce(say('removed', { name }));
            }}
          />
          {groups.length === 0 && <p className="notice">{say(address.differences ? 'same' : 'noValues')}</p>}
        </div>
      )}
    </div>
  );
};
