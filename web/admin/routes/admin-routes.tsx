// Every address of the admin area. Screens are loaded when they are opened.
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { InvitationScreen } from './invitation.tsx';
import { Layout } from './layout.tsx';
import { LoginScreen } from './login.tsx';
import { NotFound } from './not-found.tsx';
import { requireNoSession, requireSession } from './require-session.ts';
import { RouteError, ScreenError } from './route-error.tsx';

/** What a file with a screen exports. */
interface ScreenModule {
  Component: ComponentType;
}

const screen = (path: string | null, load: () => Promise<ScreenModule>): RouteObject => ({
  ...(path === null ? { index: true as const } : { path }),
  ErrorBoundary: ScreenError,
  lazy: async () => ({ Component: (await load()).Component }),
});

export const createAdminRoutes = (): RouteObject[] => [
  { path: '/admin/login', loader: requireNoSession, Component: LoginScreen, ErrorBoundary: RouteError, HydrateFallback: () => null },
  { path: '/admin/invitation/:token', Component: InvitationScreen, ErrorBoundary: RouteError, HydrateFallback: () => null },
  {
    path: '/admin',
    loader: requireSession,
    // the token may be gone since the last screen
    shouldRevalidate: () => true,
    Component: Layout,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      screen(null, () => import('./dashboard.tsx')),
      screen('analytics', () => import('./analytics.tsx')),
      screen('products', () => import('./products.tsx')),
      screen('news', () => import('./news.tsx')),
      screen('hero-settings', () => import('./hero-settings.tsx')),
      screen('about-settings', () => import('./about-settings.tsx')),
      screen('contacts', () => import('./contacts.tsx')),
      screen('settings', () => import('./settings.tsx')),
      screen('brand', () => import('./brand.tsx')),
      screen('categories', () => import('./categories.tsx')),
      screen('pages', () => import('./pages.tsx')),
      screen('account', () => import('./account.tsx')),
      { path: '*', Component: NotFound },
    ],
  },
];
