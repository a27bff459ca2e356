import { categoriesQuery } from '#web/site/features/categories/categories.queries.ts';
import { loadDisplayedPanel } from '#web/site/features/products/filters/side-panel.tsx';
import { categoryQuery, productListQuery } from '#web/site/features/products/list/product-list.queries.ts';
import { readProductListAddress } from '#web/site/features/products/list/product-list-address.ts';
import { ProductListScreen } from '#web/site/features/products/list/product-list-screen.tsx';
import { RemovedCategory, useIsCategoryRemoved } from '#web/site/features/products/list/removed-category.tsx';
import { loadAtCurrentAddress, redirectToLastPage } from '#web/site/lib/address-redirects.ts';
import { type LoaderFunctionArgs, markMissing } from '#web/site/lib/loader.ts';
import { useSearchParams } from '#web/site/lib/navigation.ts';
import { loadScreenData } from '#web/site/lib/screen-data.ts';
import { withQuery } from '#web/site/lib/with-query.ts';
import { loadSearchedText } from '#web/site/ui/mark-terms.tsx';

export const loader = async (args: LoaderFunctionArgs): Promise<null> => {
  const { request, context } = args;
  const { searchParams } = new URL(request.url);
  const categories = await loadScreenData(context, categoriesQuery);
  const requested = readProductListAddress(searchParams, undefined);
  const address = readProductListAddress(searchParams, categories);
  if (requested.category && !address.category) {
    // an unknown category or an old slug: only the API knows which
    const found = await loadAtCurrentAddress(args, categoryQuery(requested.category), ({ category }, url) =>
      category === null || category === requested.category ? null : withQuery(url, { category }),
    );
    if (found?.isCategoryRemoved) {
      markMissing(context, 'removed');
      return null;
    }
  }
  const list = await loadScreenData(context, productListQuery(address));
  redirectToLastPage(request.url, address.page, list);
  return null;
};

export const prepareHydration = async (): Promise<void> => {
  await Promise.all([loadDisplayedPanel(), loadSearchedText()]);
};

export const Component = () => {
  const [query] = useSearchParams();
  return useIsCategoryRemoved(query) ? <RemovedCategory /> : <ProductListScreen />;
};
