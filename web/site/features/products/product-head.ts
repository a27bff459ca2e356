import { htmlToText } from '#contract/rules/html-text.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { currencyQuery } from '#web/shared/features/settings/currency.queries.ts';
import { isMissing } from '#web/shared/lib/not-found.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { breadcrumbLd, type HeadInput, type HeadOf, type JsonLd } from '#web/site/lib/head.ts';
import { type ProductDetail, productQuery } from './products.queries.ts';

const productLd = (product: ProductDetail, { client, settings, absolute }: HeadInput): JsonLd => {
  const url = absolute(paths.product(product.slug));
  const pictures = [product.main_image, ...product.images].map((picture) => absolute(storageUrl(picture))).filter(Boolean);
  const currency = client.getQueryData(currencyQuery.queryKey)?.currency_code;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: htmlToText(product.short_description) || undefined,
    url,
    image: pictures.length > 0 ? pictures : undefined,
    category: product.category.name,
    sku: product.model || undefined,
    mpn: product.model || undefined,
    brand: { '@type': 'Brand', name: settings?.company_name || 'Company' },
    offers:
      // a price without a currency is ambiguous
      product.price === null || !currency
        ? undefined
        : {
            '@type': 'Offer',
            url,
            price: product.price,
            priceCurrency: currency,
            seller: { '@id': `${absolute('/')}#organization` },
          },
  };
};

/** Head of a product page with Product and BreadcrumbList nodes. */
export const productHead: HeadOf = (input) => {
  const { client, params, absolute } = input;
  const data = client.getQueryData(productQuery(params.slug ?? '').queryKey);
  if (isMissing(data)) return { title: 'Product Not Found', isHidden: true };
  if (!data) return { title: 'Products' };
  const { product } = data;
  const { category } = product;
  return {
    title: product.name,
    description: htmlToText(product.short_description) || htmlToText(product.description),
    canonical: paths.product(product.slug),
    image: storageUrl(product.main_image),
    type: 'product',
    jsonLd: [
      productLd(product, input),
      breadcrumbLd(absolute, [
        ['Home', paths.home],
        ['Products', paths.products()],
        [category.name, paths.products({ category: category.slug })],
        [product.name, paths.product(product.slug)],
      ]),
    ],
  };
};
