import { paths } from '#web/shared/lib/paths.ts';
import { categoriesQuery } from '#web/site/features/categories/categories.queries.ts';
import { breadcrumbLd, type HeadOf } from '#web/site/lib/head.ts';
import { readProductListAddress } from './product-list-address.ts';
import { isCategoryRemoved } from './removed-category.tsx';

/** Head of the product list; the canonical URL omits the search. */
export const productListHead: HeadOf = ({ client, url, absolute }) => {
  if (isCategoryRemoved(client, url.searchParams)) return { title: 'Category Not Found', isHidden: true };
  const categories = client.getQueryData(categoriesQuery.queryKey);
  const { category: slug, search, page } = readProductListAddress(url.searchParams, categories);
  const category = categories?.find((one) => one.slug === slug);
  const place = category?.name ?? 'Products';
  const title = search ? `Search “${search}” in ${place}` : place;
  const trail: [string, string][] = [
    ['Home', paths.home],
    ['Products', paths.products()],
  ];
  if (category) trail.push([category.name, paths.products({ category: category.slug })]);
  return {
    title: page > 1 ? `${title}, Page ${page}` : title,
    description: category?.text,
    // search results are a subset of the list, not a page of their own
    canonical: search ? paths.products({ category: slug }) : paths.products({ category: slug, page }),
    jsonLd: [breadcrumbLd(absolute, trail)],
  };
};
