// Every address of the admin area. Screens are loaded when they are opened.
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { ScreenPath } from '#web/admin/lib/screens.ts';
import { InvitationScreen } from './invitation.tsx';
import { Layout } from './layout.tsx';
import { LoginScreen } from './login.tsx';
import { NotFound } from './not-found.tsx';
import { ForgotPasswordScreen, PasswordResetScreen } from './password-reset.tsx';
import { PermittedScreen } from './permitted-screen.tsx';
import { requireNoSession, requireSession } from './require-session.ts';
import { RouteError, ScreenError } from './route-error.tsx';

const screens: Record<ScreenPath, () => Promise<ComponentType>> = {
  '/admin': async () => (await import('#web/admin/features/dashboard/dashboard-screen.tsx')).DashboardScreen,
  '/admin/analytics': async () => (await import('#web/admin/features/analytics/analytics-screen.tsx')).AnalyticsScreen,
  '/admin/products': async () => (await import('#web/admin/features/products/products-screen.tsx')).ProductsScreen,
  '/admin/news': async () => (await import('#web/admin/features/news/news-screen.tsx')).NewsScreen,
  '/admin/hero-settings': async () => (await import('#web/admin/features/slideshow/hero-settings-screen.tsx')).HeroSettingsScreen,
  '/admin/menus': async () => (await import('#web/admin/features/menus/menus-screen.tsx')).MenusScreen,
  '/admin/about-settings': async () => (await import('#web/admin/features/about/about-settings-screen.tsx')).AboutSettingsScreen,
  '/admin/contacts': async () => (await import('#web/admin/features/contacts/contacts-screen.tsx')).ContactsScreen,
  '/admin/settings': async () => (await import('#web/admin/features/settings/settings-screen.tsx')).SettingsScreen,
  '/admin/interface-texts': async () =>
    (await import('#web/admin/features/interface-texts/interface-texts-screen.tsx')).InterfaceTextsScreen,
  '/admin/brand': async () => (await import('#web/admin/features/settings/brand/brand-screen.tsx')).BrandScreen,
  '/admin/backups': async () => (await import('#web/admin/features/backups/backups-screen.tsx')).BackupsScreen,
  '/admin/integrations': async () => (await import('./integrations.tsx')).IntegrationsScreen,
  '/admin/system': async () => (await import('#web/admin/features/system/system-screen.tsx')).SystemScreen,
  '/admin/categories': async () => (await import('#web/admin/features/categories/categories-screen.tsx')).CategoriesScreen,
  '/admin/attributes': async () => (await import('#web/admin/features/attributes/attributes-screen.tsx')).AttributesScreen,
  '/admin/attributes/grid': async () => (await import('#web/admin/features/attribute-grid/attribute-grid-screen.tsx')).AttributeGridScreen,
  '/admin/imports': async () => (await import('#web/admin/features/imports/imports-screen.tsx')).ImportsScreen,
  '/admin/media': async () => (await import('#web/admin/features/media/media-screen.tsx')).MediaScreen,
  '/admin/pages': async () => (await import('#web/admin/features/pages/pages-screen.tsx')).PagesScreen,
  '/admin/translations': async () => (await import('#web/admin/features/translations/translations-screen.tsx')).TranslationsScreen,
  '/admin/languages': async () => (await import('#web/admin/features/languages/languages-screen.tsx')).LanguagesScreen,
  '/admin/redirects': async () => (await import('#web/admin/features/redirects/redirects-screen.tsx')).RedirectsScreen,
  '/admin/trash': async () => (await import('#web/admin/features/trash/trash-screen.tsx')).TrashScreen,
  '/admin/audit': async () => (await import('#web/admin/features/audit/audit-screen.tsx')).AuditScreen,
  '/admin/account': async () => (await import('./account.tsx')).AccountScreen,
};

const screenRoutes = Object.entries(screens).map(
  ([path, load]): RouteObject => ({
    ...(path === '/admin' ? { index: true } : { path }),
    ErrorBoundary: ScreenError,
    lazy: async () => ({ Component: await load() }),
  }),
);

export const createAdminRoutes = (): RouteObject[] => [
  { path: '/admin/login', loader: requireNoSession, Component: LoginScreen, ErrorBoundary: RouteError, HydrateFallback: () => null },
  { path: '/admin/invitation/:token', Component: InvitationScreen, ErrorBoundary: RouteError, HydrateFallback: () => null },
  { path: '/admin/forgot-password', Component: ForgotPasswordScreen, ErrorBoundary: RouteError, HydrateFallback: () => null },
  { path: '/admin/password-reset/:token', Component: PasswordResetScreen, ErrorBoundary: RouteError, HydrateFallback: () => null },
  {
    path: '/admin',
    loader: requireSession,
    // the token may have been removed since the last screen
    shouldRevalidate: () => true,
    Component: Layout,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      { Component: PermittedScreen, children: screenRoutes },
      { path: '*', Component: NotFound },
    ],
  },
];
