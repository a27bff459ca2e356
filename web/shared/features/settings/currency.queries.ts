import type { getCurrencySettings } from '#contract/currency.ts';
import { call } from '#web/shared/lib/api.ts';
import { type QueryContext, transportOf } from '#web/shared/lib/transport.ts';

const currencyKeys = { public: ['currency', 'public'] } as const;

/** The currency settings. */
export const currencyQuery = {
  queryKey: currencyKeys.public,
  queryFn: ({ client, signal }: QueryContext) =>
    call<typeof getCurrencySettings>(transportOf(client), 'GET', '/api/public/currency-settings', {
      signal,
      expects: { currency_code: 'string', currency_symbol: 'string', currency_locale: 'string' },
    }),
};
