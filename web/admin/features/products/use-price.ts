import { useQuery } from '@tanstack/react-query';
import { formatPrice } from '#contract/rules/price.ts';
import { currencyQuery } from '#web/shared/features/settings/currency.queries.ts';

/** @returns a function that formats a price in the configured currency; rupiah until the settings have loaded */
export const usePrice = (): ((price: number | null) => string) => {
  const { data } = useQuery(currencyQuery);
  return (price) => formatPrice(price, data);
};
