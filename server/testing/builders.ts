// Test records, created through the services. Each builder takes the relevant values and fills in the others.
import type { Category } from '#contract/categories.ts';
import type { NewsArticle } from '#contract/news.ts';
import type { Product } from '#contract/products.ts';
import type { articles } from '#contract/records/articles.ts';
import type { categories } from '#contract/records/categories.ts';
import type { RecordInput } from '#contract/records/kind.ts';
import type { pages } from '#contract/records/pages.ts';
import type { products } from '#contract/records/products.ts';
import type { ActingContext } from '#server/database/context.ts';
import { categoryRecords } from '#server/features/categories/categories.service.ts';
import { articleRecords } from '#server/features/news/news.service.ts';
import { pageRecords } from '#server/features/pages/pages.service.ts';
import { productRecords } from '#server/features/products/products.service.ts';
import { defaultOf } from '#server/features/settings/builtin-settings.ts';
import { upsertSettings } from '#server/features/settings/settings.service.ts';

export const aCategory = (context: ActingContext, input: RecordInput<typeof categories> = {}): Promise<Category> =>
  categoryRecords.create(context, { name: 'Robots', ...input });

/** Also creates a category unless one is given. */
export const aProduct = async (context: ActingContext, input: RecordInput<typeof products> = {}): Promise<Product> =>
  productRecords.create(context, { name: 'Robot', ...input, category_id: input.category_id ?? (await aCategory(context)).id });

export const anArticle = (context: ActingContext, input: RecordInput<typeof articles> = {}): Promise<NewsArticle> =>
  articleRecords.create(context, { title: 'Article', content: '<p>Text</p>', author: { name: 'Editor' }, ...input });

export const aPage = (context: ActingContext, input: RecordInput<typeof pages> = {}) =>
  pageRecords.create(context, { title: 'Page', content: '<p>Text</p>', ...input });

/** Sets `share_image` to a picture that does not exist. */
export const aMissingPicture = async (context: ActingContext): Promise<void> => {
  const setting = defaultOf('share_image');
  if (setting) await upsertSettings(context, [{ ...setting, value: 'uploads/2026/11/00000000000000aa.png' }]);
};
