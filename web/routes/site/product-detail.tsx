import type { LoaderFunctionArgs } from 'react-router';
import { productHead } from '../../features/products/product-head.ts';
import { ProductScreen } from '../../features/products/product-screen.tsx';
import { productQuery } from '../../features/products/products.queries.ts';
import type { HeadOf } from '../../lib/head.ts';
import { markNotFound } from '../../lib/not-found.ts';
import { paths } from '../../lib/paths.ts';
import { loadScreenData, redirectIfMoved } from '../../lib/screen-data.ts';

export const loader = async ({ params, request, context }: LoaderFunctionArgs): Promise<null> => {
  const slug = params.slug ?? '';
  const data = await loadScreenData(context, productQuery(slug));
  if (data === null) markNotFound(context);
  if (data) redirectIfMoved(request.url, paths.product(slug), paths.product(data.product.slug));
  return null;
};

export const head: HeadOf = productHead;

export const Component = ProductScreen;
