import { productListTexts } from '#contract/texts/en/product-list.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { categoriesQuery } from '#web/site/features/categories/categories.queries.ts';
import { alternatePaths, type HeadOf } from '#web/site/lib/head.ts';
import { productListQuery } from './product-list.queries.ts';
import { readProductListAddress } from './product-list-address.ts';
import { isCategoryRemoved } from './removed-category.tsx';

/** Head of the product list; the canonical URL omits the search. */
export const productListHead: HeadOf = ({ client, url, texts }) => {
  const say = texts(productListTexts);
  if (isCategoryRemoved(client, url.searchParams)) return { title: say('removedCategory'), isMissing: true };
  const categories = client.getQueryData(categoriesQuery);
  const address = readProductListAddress(url.searchParams, categories);
  const { category: slug, search, page, filters } = address;
  const category = categories?.find((one) => one.slug === slug);
  const place = category?.name ?? say('title');
  const title = search ? say('searchIn', { search, place }) : place;
  const trail: [string, string][] = [
    [say('home'), paths.home],
    [say('title'), paths.products()],
  ];
  if (category) trail.push([category.name, paths.products({ category: category.slug })]);
  const paged = (title: string) => (page > 1 ? say('paged', { title, page }) : title);
  const list = client.getQueryData(productListQuery(address));
  // the category's texts do not apply to search results
  const seo = search || filters ? undefined : list?.seo;
  const listPage = search || filters ? undefined : page;
  return {
    title: paged(title),
    description: list?.introduction,
    seo: seo && { ...seo, seo_title: seo.seo_title && paged(seo.seo_title) },
    // search results are a subset of the list, not a separate page
    canonical: paths.products({ category: slug, page: listPage }),
    alternates: alternatePaths(list?.alternates, (category) => paths.products({ category, page: listPage })),
    isHidden: filters !== undefined,
    trail,
  };
};
