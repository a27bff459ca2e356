// A quote request for all compared products, in one message.
import { shortenText } from '#web/shared/lib/format.ts';
import { paths } from '#web/shared/lib/paths.ts';
import type { QuotedProduct } from '#web/site/features/quotes/quote-message.ts';
import type { ComparedProduct } from './compare.queries.ts';

type Quoted = Pick<ComparedProduct, 'name' | 'model' | 'slug'>;

/** In characters: the list of all must leave room for what the visitor types. */
const longest = 100;

const named = (names: string[]): string => (names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);

/** @param origin public origin of the site */
export const quoteOf = (products: readonly Quoted[], origin: string): QuotedProduct => {
  const [first] = products;
  const name = named(products.map((product) => product.name));
  if (products.length === 1 && first) return { name, slug: first.slug };
  const lines = products.map((product) => {
    const model = product.model ? ` (${shortenText(product.model, longest)})` : '';
    return `- ${shortenText(product.name, longest)}${model}: ${origin}${paths.product(product.slug)}`;
  });
  return { name, slug: null, list: ['Products:', ...lines].join('\n') };
};
