// Every address of the public site. Screens are loaded when they are opened.
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { HeadOf } from '#web/site/lib/head.ts';
import { Layout, loader as loadLayout } from '#web/site/routes/layout.tsx';
import { RouteError } from '#web/site/routes/route-error.tsx';
import type { RouteHandle } from './page-head.ts';

/** What a file in routes/site exports. */
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
      // the router draws nothing where `lazy` itself fails; what a loader throws goes to the ErrorBoundary
      return {
        loader: () => {
          throw error;
        },
      };
    }
  },
});

export const createSiteRoutes = (): RouteObject[] => [
  {
    id: 'layout',
    Component: Layout,
    loader: loadLayout,
    // asks again for settings, categories and currency that could not be loaded before; what is there is not asked for twice
    shouldRevalidate: () => true,
    // the splash covers the page meanwhile
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
