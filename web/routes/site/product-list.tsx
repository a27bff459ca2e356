import { type LoaderFunctionArgs, redirect } from 'react-router';
import { categoriesQuery } from '../../features/categories/categories.queries.ts';
import { readProductListAddress } from '../../features/products/product-list-address.ts';
import { productListHead } from '../../features/products/product-list-head.ts';
import { ProductListScreen } from '../../features/products/product-list-screen.tsx';
import { productListQuery } from '../../features/products/products.queries.ts';
import type { HeadOf } from '../../lib/head.ts';
import { loadScreenData, redirectToLastPage } from '../../lib/screen-data.ts';
import { withQuery } from '../../lib/with-query.ts';

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<null> => {
  const { searchParams } = new URL(request.url);
  const categories = await loadScreenData(context, categoriesQuery);
  const asked = readProductListAddress(searchParams, undefined);
  const address = readProductListAddress(searchParams, categories);
  if (asked.category && !address.category) {
    // unknown, or the old slug of a category: the API knows
    const moved = (await loadScreenData(context, productListQuery({ category: asked.category, page: 1 })))?.movedTo;
    if (moved) throw redirect(withQuery(new URL(request.url), { category: moved }), 301);
  }
  const list = await loadScreenData(context, productListQuery(address));
  redirectToLastPage(request.url, address.page, list);
  return null;
};

export const head: HeadOf = productListHead;

export const Component = ProductListScreen;
