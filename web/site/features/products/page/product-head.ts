import { htmlToText } from '#contract/rules/html-text.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { productTexts } from '#contract/texts/en/product.ts';
import { isMissing } from '#web/shared/lib/not-found.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { alternatePaths, type HeadOf } from '#web/site/lib/head.ts';
import { chosenUnits } from '../chosen-units.ts';
import { productQuery } from '../products.queries.ts';
import { productLd } from './product-ld.ts';

/** Head of a product page with Product and BreadcrumbList nodes. */
export const productHead: HeadOf = (input) => {
  const { client, params, url, texts } = input;
  const say = texts(productTexts);
  const data = client.getQueryData(productQuery(params.slug ?? '', chosenUnits(url.searchParams)));
  if (isMissing(data)) return { title: say('missing'), isMissing: true };
  if (!data) return { title: say('products') };
  const { product, related } = data;
  const { category } = product;
  return {
    title: product.name,
    description: htmlToText(product.short_description) || htmlToText(product.description),
    seo: data.seo,
    canonical: paths.product(product.slug),
    alternates: alternatePaths(product.alternates, paths.product),
    image: storageUrl(product.main_image),
    shareImage: data.shareImage,
    type: 'product',
    jsonLd: [productLd(product, related, input)],
    trail: [
      [say('home'), paths.home],
      [say('products'), paths.products()],
      [category.name, paths.products({ category: category.slug })],
      [product.name, paths.product(product.slug)],
    ],
  };
};
