import { compareTexts } from '#contract/texts/en/compare.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { comparisonQuery } from '#web/site/features/compare/compare.queries.ts';
import { readCompareAddress } from '#web/site/features/compare/compare-address.ts';
import { CompareScreen } from '#web/site/features/compare/compare-screen.tsx';
import { productHitsQuery } from '#web/site/features/search/search.queries.ts';
import type { HeadOf } from '#web/site/lib/head.ts';
import type { LoaderFunctionArgs } from '#web/site/lib/loader.ts';
import { rememberOrigin } from '#web/site/lib/public-origin.ts';
import { loadScreenData } from '#web/site/lib/screen-data.ts';

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<null> => {
  rememberOrigin(context.client, request.url);
  const address = readCompareAddress(new URL(request.url).searchParams);
  await Promise.all([
    address.products.length > 0 && loadScreenData(context, comparisonQuery(address)),
    address.search !== '' && loadScreenData(context, productHitsQuery(address.search)),
  ]);
  return null;
};

// without the products, because every visitor compares different ones
export const head: HeadOf = ({ texts }) => ({ title: texts(compareTexts)('title'), canonical: paths.compare(), isHidden: true });

export const Component = CompareScreen;
