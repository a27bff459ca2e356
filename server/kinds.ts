// The kinds of records that visitors can see, for features that treat all of them alike.

import { registerCategoriesRoutes } from './features/categories/categories.routes.ts';
import { categoryRecords } from './features/categories/categories.service.ts';
import { registerNewsRoutes } from './features/news/news.routes.ts';
import { articleRecords } from './features/news/news.service.ts';
import { registerPagesRoutes } from './features/pages/pages.routes.ts';
import { pageRecords } from './features/pages/pages.service.ts';
import { registerProductsRoutes } from './features/products/products.routes.ts';
import { productRecords } from './features/products/products.service.ts';

export const kinds = { product: productRecords, category: categoryRecords, article: articleRecords, page: pageRecords } as const;

export const kindRoutes = [registerCategoriesRoutes, registerProductsRoutes, registerNewsRoutes, registerPagesRoutes];
