// The calls of each kind of record that visitors can see, for code that treats all kinds alike.
import type { z } from 'zod';
import { adminCategory, listAdminCategories, updateCategory } from './categories.ts';
import { adminArticle, listAdminArticles, updateArticle } from './news.ts';
import { adminPage, updatePage } from './pages.ts';
import { adminProduct, listAdminProducts, updateProduct } from './products.ts';
import type { FileField } from './route.ts';
import type { PublishedKind } from './rules/record-kinds.ts';

export interface UpdateCall {
  body: z.ZodObject;
  files?: Record<string, FileField>;
  maxBodyBytes?: number;
}

export interface Calls {
  /** Schema of the record for administrators. */
  record: z.ZodType;
  update: UpdateCall;
  /** Filters of the list. Without filters, many records can be changed only by their ids. */
  filters?: z.ZodObject;
}

const paging = { page: true, per_page: true } as const;

export const recordCalls = {
  product: {
    record: adminProduct,
    update: updateProduct,
    filters: listAdminProducts.query.omit({ ...paging, sort: true, direction: true }),
  },
  category: { record: adminCategory, update: updateCategory, filters: listAdminCategories.query.omit(paging) },
  article: { record: adminArticle, update: updateArticle, filters: listAdminArticles.query.omit(paging) },
  page: { record: adminPage, update: updatePage },
} as const satisfies Record<PublishedKind, Calls>;
