import { expect, it } from 'vitest';
import type { Currency } from '#contract/rules/price.ts';
import { currencyQuery } from '#web/shared/features/settings/currency.queries.ts';
import { aProduct } from '#web/test/catalogue.ts';
import { testClient } from '#web/test/site-screen.tsx';
import { productHead } from './product-head.ts';
import { productQuery } from './products.queries.ts';

const offerIn = async (currency: Currency | undefined) => {
  const client = testClient({ '/api/public/products/lr20': { product: aProduct({ slug: 'lr20', price: 1200 }), related_products: [] } });
  await client.fetchQuery(productQuery('lr20'));
  if (currency) client.setQueryData(currencyQuery.queryKey, currency);
  const url = new URL('https://site.example/products/lr20');
  const absolute = (address: string | null | undefined) => (address ? new URL(address, url).href : null);
  const { jsonLd } = productHead({ client, params: { slug: 'lr20' }, url, settings: undefined, absolute });
  return jsonLd?.[0]?.offers;
};

it('adds an offer in the configured currency, and none if the currency is unknown', async () => {
  expect(await offerIn({ currency_code: 'EUR', currency_symbol: '€', currency_locale: 'de-DE' })).toMatchObject({
    price: 1200,
    priceCurrency: 'EUR',
  });
  expect(await offerIn(undefined)).toBeUndefined();
});
