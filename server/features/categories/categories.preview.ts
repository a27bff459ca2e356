// The preview of a category: the product list with changed responses.
import { type AdminCategory, type Category, category as categorySchema, listCategories } from '#contract/categories.ts';
import { listProducts, type Product } from '#contract/products.ts';
import { categories } from '#contract/records/categories.ts';
import type { Preview } from '#contract/rendering.ts';
import type { AnswerOf, Route } from '#contract/route.ts';
import type { Context } from '#server/database/context.ts';
import { textsOf, withTexts } from '#server/records/translations/overlay.ts';
import { getCategory } from './categories.repository.ts';

/** Changes the response of a call. */
const changing = <R extends Route>({ path }: R, change: (answer: AnswerOf<R>) => AnswerOf<R>): Preview['changes'] => ({
  [path]: (body) => change(body as AnswerOf<R>),
});

/** Shows a category in the responses of its page, both in the lists of categories and with its products. @param slug the stored one */
const withCategory = (category: AdminCategory, slug: string): Preview['changes'] => {
  const shown = (stored: Category): Category =>
    stored.id === category.id ? categorySchema.parse({ ...category, slug, products_count: stored.products_count }) : stored;
  const inProduct = (product: Product): Product =>
    product.category_id === category.id ? { ...product, category: { name: category.name, slug } } : product;
  const withIt = (categories: Category[]): Category[] =>
    (categories.some(({ id }) => id === category.id) ? categories : [...categories, { ...category, products_count: 0 }]).map(shown);
  return {
    ...changing(listCategories, withIt),
    ...changing(listProducts, ({ categories, products, ...others }) => ({
      ...others,
      categories: withIt(categories),
      category: slug,
      products: { ...products, data: products.data.map(inProduct) },
    })),
  };
};

export const previewCategory = async ({ db }: Context, category: AdminCategory): Promise<Preview> => {
  // the products and links of the list contain the stored slug
  const stored = (await getCategory(db, category.id)) ?? category;
  const texts = await textsOf(db, 'category', [category.id]);
  const { slug } = withTexts(categories, stored, texts);
  const page = `/products?category=${encodeURIComponent(slug)}`;
  return { page, answers: {}, changes: withCategory(withTexts(categories, category, texts), slug) };
};
