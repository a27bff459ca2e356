import { writePrice } from '#contract/rules/price.ts';
import { productCardTexts } from '#contract/texts/en/product-card.ts';
import { currencyQuery } from '#web/shared/features/settings/currency.queries.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { useQuery } from '#web/site/query/use-query.ts';

/** @returns a function that formats a price in the configured currency; uses rupiah until the settings are loaded */
export const usePrice = (): ((price: number | null) => string) => {
  const { data } = useQuery(currencyQuery);
  const say = useTexts(productCardTexts);
  return (price) => (price === null ? say('onRequest') : writePrice(price, data));
};
