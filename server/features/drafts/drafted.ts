// The kinds of records that have drafts: how each is read, changed and previewed.
import type { z } from 'zod';
import { getAbout } from '#contract/about.ts';
import { type AdminCategory, type Category, category as categorySchema, listCategories } from '#contract/categories.ts';
import type { saveDraft } from '#contract/drafts.ts';
import { type AdminArticle, getArticle } from '#contract/news.ts';
import { type AdminPage, getPage } from '#contract/pages.ts';
import { type AdminProduct, getProduct, listProducts, type Product } from '#contract/products.ts';
import type { RecordDefinition } from '#contract/records/kind.ts';
import type { Preview } from '#contract/rendering.ts';
import type { AnswerOf, Route } from '#contract/route.ts';
import type { DraftKind } from '#contract/rules/drafts.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { presentAbout } from '#server/features/about/about.service.ts';
import { categoryRecords } from '#server/features/categories/categories.service.ts';
import type { Restorer } from '#server/features/history/restorer.ts';
import { articleRecords, presentArticle } from '#server/features/news/news.service.ts';
import { pageRecords } from '#server/features/pages/pages.service.ts';
import { presentProduct, productRecords } from '#server/features/products/products.service.ts';
import type { SavingContext, StoredFiles } from '#server/features/uploads/uploads.service.ts';
import { isAboutPage } from '#server/records/trash/trash.rows.ts';

/** A record as services return it. */
export type Drafted = Record<string, unknown> & { id: number; version: number };

export type DraftForm<K extends DraftKind> = z.output<(typeof saveDraft)[K]['body']>;

interface DraftedKind<R, F> {
  definition: RecordDefinition;
  find: (db: Database, id: number) => Promise<R | null>;
  /** An ordinary save of these fields, inside a transaction. */
  restore: Restorer['restore'];
  /** An ordinary save of a form, inside a transaction. */
  change: (saving: SavingContext, stored: StoredFiles, id: number, form: F) => Promise<R>;
  preview: (context: Context, record: R) => Promise<Preview>;
}

type Kinds = {
  [K in DraftKind]: DraftedKind<
    { product: AdminProduct; category: AdminCategory; article: AdminArticle; page: AdminPage }[K],
    DraftForm<K>
  >;
};

/** Changes the answers of a call. */
const changing = <R extends Route>({ path }: R, change: (answer: AnswerOf<R>) => AnswerOf<R>): Preview['changes'] => ({
  [path]: (body) => change(body as AnswerOf<R>),
});

/** Shows a category in the answers of its page: in the lists of categories, and with its products. @param slug the stored one */
const withCategory = (category: AdminCategory, slug: string): Preview['changes'] => {
  const shown = (stored: Category): Category =>
    stored.id === category.id ? categorySchema.parse({ ...category, slug, products_count: stored.products_count }) : stored;
  const inProduct = (product: Product): Product =>
    product.category_id === category.id ? { ...product, category: { name: category.name, slug } } : product;
  return {
    ...changing(listCategories, (categories) => categories.map(shown)),
    ...changing(listProducts, ({ categories, products, ...others }) => ({
      ...others,
      categories: categories.map(shown),
      products: { ...products, data: products.data.map(inProduct) },
    })),
  };
};

export const draftedKinds: Kinds = {
  product: {
    ...productRecords,
    preview: async ({ db }, product) => ({
      page: `/products/${product.slug}`,
      answers: { [getProduct.path.replace(':slug', product.slug)]: getProduct.answer.parse(await presentProduct(db, product)) },
    }),
  },
  category: {
    ...categoryRecords,
    preview: async ({ db }, category) => {
      // products and addresses of the list have the stored slug
      const stored = (await draftedKinds.category.find(db, category.id)) ?? category;
      const page = `/products?category=${encodeURIComponent(stored.slug)}`;
      return { page, answers: {}, changes: withCategory(category, stored.slug) };
    },
  },
  article: {
    ...articleRecords,
    preview: async (context, article) => ({
      page: `/news/${article.slug}`,
      answers: { [getArticle.path.replace(':slug', article.slug)]: getArticle.answer.parse(await presentArticle(context, article)) },
    }),
  },
  page: {
    ...pageRecords,
    preview: async ({ db }, page) =>
      isAboutPage(page)
        ? { page: '/about', answers: { [getAbout.path]: getAbout.answer.parse(await presentAbout(db, page)) } }
        : { page: `/page/${page.slug}`, answers: { [getPage.path.replace(':slug', page.slug)]: getPage.answer.parse(page) } },
  },
};

/** For code that treats all kinds alike. */
export const draftedKind = (kind: DraftKind): DraftedKind<Drafted, never> => draftedKinds[kind] as unknown as DraftedKind<Drafted, never>;
