// What is not imported from an export of WooCommerce, in sentences.
import { createNotes, number } from '../notes.ts';

const are = (count: number): string => (count === 1 ? 'is' : 'are');

export const createWoocommerceNotes = () =>
  createNotes({
    variations: (count) =>
      `${number(count, 'variation')} ${are(count)} not imported as products: their values are specifications of the variable product, and its description lists them with article number and price.`,
    prices: (count) =>
      `${number(count, 'product')} ${count === 1 ? 'has' : 'have'} variations with different prices. The lowest is imported, the description lists all.`,
    orphans: (count, examples) =>
      `The file does not contain the variable products of ${number(count, 'variation')}, so ${count === 1 ? 'it is imported as a product' : 'they are imported as products'}: ${examples}.`,
    disabled: (count) => `${number(count, 'variation')} that ${are(count)} not published ${are(count)} left out.`,
    grouped: (count, examples) => `${number(count, 'grouped product')} ${are(count)} imported without the list of products: ${examples}.`,
    external: (count, examples) =>
      `${number(count, 'external product')} ${are(count)} imported without the address of the other shop: ${examples}.`,
    hidden: (count) => `${number(count, 'product')} ${are(count)} hidden in the catalogue of the shop, and imported as inactive.`,
    sale: (count) => `${number(count, 'product')} ${count === 1 ? 'has' : 'have'} a sale price. The regular price is imported.`,
    categories: (count) =>
      `${number(count, 'product')} ${are(count)} in several categories. The first one with the most levels is imported. The column “Further categories” contains the others.`,
    attributes: (count, examples) =>
      `${number(count, 'value')} of attributes that visitors of the shop do not see ${are(count)} not imported: ${examples}.`,
    seo: (count) =>
      `${number(count, 'text')} for search engines ${count === 1 ? 'consists' : 'consist'} of variables of a plugin and ${are(count)} not imported.`,
    removed: (count, examples) => `${number(count, 'part')} of descriptions ${are(count)} removed, of these kinds: ${examples}.`,
    images: (count) =>
      `${number(count, 'product')} ${count === 1 ? 'has' : 'have'} more than 30 further pictures. The others are not imported.`,
  });
export type WoocommerceNotes = ReturnType<typeof createWoocommerceNotes>;
