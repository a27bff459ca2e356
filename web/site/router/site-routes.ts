// Routes of the public site. Screens are loaded on demand.
import type { Route } from './match-route.ts';

export const siteRoutes: readonly Route[] = [
  { id: 'home', path: '', load: () => import('#web/site/routes/home.tsx') },
  { id: 'about', path: 'about', load: () => import('#web/site/routes/about.tsx') },
  { id: 'product-list', path: 'products', load: () => import('#web/site/routes/product-list.tsx') },
  { id: 'product-detail', path: 'products/:slug', load: () => import('#web/site/routes/product-detail.tsx') },
  { id: 'compare', path: 'compare', load: () => import('#web/site/routes/compare.tsx') },
  { id: 'news-list', path: 'news', load: () => import('#web/site/routes/news-list.tsx') },
  { id: 'news-detail', path: 'news/:slug', load: () => import('#web/site/routes/news-detail.tsx') },
  { id: 'contact', path: 'contact', load: () => import('#web/site/routes/contact.tsx') },
  { id: 'static-page', path: 'page/:slug', load: () => import('#web/site/routes/static-page.tsx') },
  { id: 'not-found', path: '*', load: () => import('#web/site/routes/not-found.tsx') },
];
