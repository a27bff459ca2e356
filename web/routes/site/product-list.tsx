import { type LoaderFunctionArgs, redirect } from 'react-router';
import { categoriesQuery } from '../../features/categories/categories.queries.ts';
import { readProductListAddress } from '../../features/products/product-list-address.ts';
import { productListHead } from '../../features/products/product-list-head.ts';
import { ProductListScreen } from '../../features/products/product-list-screen.tsx';
import { productListQuery } from '../../features/products/products.queries.ts';
import type { HeadOf } from '../../lib/head.ts';
import { paths } from '../../lib/paths.ts';
import { loadScreenData, redirectIfMoved } from '../../lib/screen-data.ts';

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<null> => {
  const { searchParams } = new URL(request.url);
  const categories = await loadScreenData(context, categoriesQuery);
  const asked = readProductListAddress(searchParams, undefined);
  const address = readProductListAddress(searchParams, categories);
  if (asked.category && !address.category) {
    // unknown, or the old slug of a category: the API knows
    const moved = (await loadScreenData(context, productListQuery({ category: asked.category, page: 1 })))?.movedTo;
    if (moved) redirectIfMoved(paths.products(asked), paths.products({ ...asked, category: moved }));
  }
  const list = await loadScreenData(context, productListQuery(address));
  if (list && list.total > 0 && address.page > list.last) throw redirect(paths.products({ ...address, page: list.last }));
  return null;
};

export const head: HeadOf = productListHead;

export const Component = ProductListScreen;
