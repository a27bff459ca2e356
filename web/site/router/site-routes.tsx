// Routes of the public site. Screens are loaded on demand.
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { HeadOf } from '#web/site/lib/head.ts';
import { Layout, loader as loadLayout } from '#web/site/routes/layout.tsx';
import { RouteError } from '#web/site/routes/route-error.tsx';
import type { RouteHandle } from './page-head.ts';

/** Exports of a module in web/site/routes. */
interface ScreenModule {
  Component: ComponentType;
  loader?: LoaderFunction;
  head?: HeadOf;
}

const screen = (id: string, path: string | null, load: () => Promise<ScreenModule>): RouteObject => ({
  id,
  ...(path === null ? { index: true as const } : { path }),
  ErrorBoundary: RouteError,
  lazy: async () => {
    try {
      const { Component, loader, head } = await load();
      return { Component, loader: loader ?? (() => null), handle: { head } satisfies RouteHandle };
    } catch (error) {
      // the router renders nothing if `lazy` fails, but errors thrown by a loader reach the ErrorBoundary
      return {
        loader: () => {
          throw error;
        },
      };
    }
  },
});

/** Creates new route objects on each call, because hydration modifies them. */
export const createSiteRoutes = (): RouteObject[] => [
  {
    id: 'layout',
    Component: Layout,
    loader: loadLayout,
    // refetches settings, categories and currency if they failed before; loaded data is not fetched again
    shouldRevalidate: () => true,
    // the splash covers the page during hydration
    HydrateFallback: () => null,
    ErrorBoundary: RouteError,
    children: [
      screen('home', null, () => import('#web/site/routes/home.tsx')),
      screen('about', 'about', () => import('#web/site/routes/about.tsx')),
      screen('product-list', 'products', () => import('#web/site/routes/product-list.tsx')),
      screen('product-detail', 'products/:slug', () => import('#web/site/routes/product-detail.tsx')),
      screen('news-list', 'news', () => import('#web/site/routes/news-list.tsx')),
      screen('news-detail', 'news/:slug', () => import('#web/site/routes/news-detail.tsx')),
      screen('contact', 'contact', () => import('#web/site/routes/contact.tsx')),
      screen('static-page', 'page/:slug', () => import('#web/site/routes/static-page.tsx')),
      screen('not-found', '*', () => import('#web/site/routes/not-found.tsx')),
    ],
  },
];
