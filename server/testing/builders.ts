// Test records, created by the services. Each builder takes the relevant values and fills in the others.
import type { Category } from '#contract/categories.ts';
import type { NewsArticle } from '#contract/news.ts';
import type { Product } from '#contract/products.ts';
import type { ActingContext } from '#server/database/context.ts';
import { type CategoryInput, createCategory } from '#server/features/categories/categories.service.ts';
import { type ArticleInput, createArticle } from '#server/features/news/news.service.ts';
import { createPage, type PageInput } from '#server/features/pages/pages.service.ts';
import type { ProductInput } from '#server/features/products/products.changes.ts';
import { createProduct } from '#server/features/products/products.service.ts';

export const aCategory = (context: ActingContext, input: Partial<CategoryInput> = {}): Promise<Category> =>
  createCategory(context, { name: 'Robots', ...input });

/** Creates a category as well unless one is given. */
export const aProduct = async (context: ActingContext, input: Partial<ProductInput> = {}): Promise<Product> =>
  createProduct(context, { name: 'Robot', ...input, category_id: input.category_id ?? (await aCategory(context)).id });

export const anArticle = (context: ActingContext, input: Partial<ArticleInput> = {}): Promise<NewsArticle> =>
  createArticle(context, { title: 'Article', content: '<p>Text</p>', author_name: 'Editor', ...input });

export const aPage = (context: ActingContext, input: Partial<PageInput> = {}) =>
  createPage(context, { title: 'Page', content: '<p>Text</p>', ...input });
