import { z } from 'zod';
import { route } from './route.ts';

export const currencySettings = z
  .object({
    currency_code: z.string().meta({ examples: ['IDR'], description: 'Empty if only a symbol is set.' }),
    currency_symbol: z.string().meta({ examples: ['Rp'] }),
    currency_locale: z.string().meta({ examples: ['id-ID'] }),
  })
  .meta({ id: 'CurrencySettings' });

export const getCurrencySettings = route({
  method: 'GET',
  path: '/api/public/currency-settings',
  summary: 'Format of prices',
  tag: 'Settings',
  access: 'public',
  status: 200,
  answer: currencySettings,
});
