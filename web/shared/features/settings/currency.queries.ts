import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getCurrencySettings } from '#contract/currency.ts';
import { formatPrice } from '#contract/rules/price.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

const currencyKeys = { public: ['currency', 'public'] } as const;

/** The currency settings. */
export const currencyQuery = queryOptions({
  queryKey: currencyKeys.public,
  queryFn: ({ client, signal }) =>
    call<typeof getCurrencySettings>(transportOf(client), 'GET', '/api/public/currency-settings', {
      signal,
      expects: { currency_code: 'string', currency_symbol: 'string', currency_locale: 'string' },
    }),
});

/** @returns a function that formats a price in the configured currency; uses rupiah until the settings are loaded */
export const usePrice = (): ((price: number | null) => string) => {
  const { data } = useQuery(currencyQuery);
  return (price) => formatPrice(price, data);
};
