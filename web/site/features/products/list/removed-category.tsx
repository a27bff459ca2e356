// The product list of a category that was deleted.

import { productListTexts } from '#contract/texts/en/product-list.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { NotFoundView } from '#web/site/features/not-found/not-found-view.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import type { QueryClient } from '#web/site/query/query-client.ts';
import { useQuery, useQueryClient } from '#web/site/query/use-query.ts';
import { Link } from '#web/site/ui/link.tsx';
import { categoryQuery } from './product-list.queries.ts';
import { readProductListAddress } from './product-list-address.ts';

const requestedQuery = (query: URLSearchParams) => categoryQuery(readProductListAddress(query, undefined).category ?? '');

/** @param query query of the list's address; the loader has requested its category if it is unknown */
export const isCategoryRemoved = (client: QueryClient, query: URLSearchParams): boolean =>
  client.getQueryData(requestedQuery(query))?.isCategoryRemoved ?? false;

export const useIsCategoryRemoved = (query: URLSearchParams): boolean => {
  const isRemoved = isCategoryRemoved(useQueryClient(), query);
  // fetched by the loader; fetched again later in case the category was restored
  return useQuery({ ...requestedQuery(query), enabled: isRemoved }).data?.isCategoryRemoved ?? false;
};

export const RemovedCategory = () => {
  const say = useTexts(productListTexts);
  return (
    <NotFoundView title={say('removedCategory')} text={say('removedCategoryText')} isRemoved>
      <Link className="btn btn-main" to={paths.products()}>
        {say('all')}
      </Link>
    </NotFoundView>
  );
};
