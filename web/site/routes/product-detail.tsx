import type { LoaderFunctionArgs } from 'react-router';
import { markNotFound } from '#web/shared/lib/not-found.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { productHead } from '#web/site/features/products/product-head.ts';
import { ProductScreen } from '#web/site/features/products/product-screen.tsx';
import { productQuery } from '#web/site/features/products/products.queries.ts';
import type { HeadOf } from '#web/site/lib/head.ts';
import { loadScreenData, redirectIfMoved } from '#web/site/lib/screen-data.ts';

export const loader = async ({ params, request, context }: LoaderFunctionArgs): Promise<null> => {
  const slug = params.slug ?? '';
  const data = await loadScreenData(context, productQuery(slug));
  if (data === null) markNotFound(context);
  if (data) redirectIfMoved(request.url, paths.product(slug), paths.product(data.product.slug));
  return null;
};

export const head: HeadOf = productHead;

export const Component = ProductScreen;
