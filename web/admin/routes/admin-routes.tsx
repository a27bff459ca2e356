// Every address of the admin area. Screens are loaded when they are opened.
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { InvitationScreen } from './invitation.tsx';
import { Layout } from './layout.tsx';
import { LoginScreen } from './login.tsx';
import { NotFound } from './not-found.tsx';
import { ForgotPasswordScreen, PasswordResetScreen } from './password-reset.tsx';
import { requireNoSession, requireSession } from './require-session.ts';
import { RouteError, ScreenError } from './route-error.tsx';

/** @param path null for the screen at /admin itself */
const screen = (path: string | null, load: () => Promise<ComponentType>): RouteObject => ({
  ...(path === null ? { index: true as const } : { path }),
  ErrorBoundary: ScreenError,
  lazy: async () => ({ Component: await load() }),
});

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
      screen(null, async () => (await import('#web/admin/features/dashboard/dashboard-screen.tsx')).DashboardScreen),
      screen('analytics', async () => (await import('#web/admin/features/analytics/analytics-screen.tsx')).AnalyticsScreen),
      screen('products', async () => (await import('#web/admin/features/products/products-screen.tsx')).ProductsScreen),
      screen('news', async () => (await import('#web/admin/features/news/news-screen.tsx')).NewsScreen),
      screen('hero-settings', async () => (await import('#web/admin/features/homepage/hero-settings-screen.tsx')).HeroSettingsScreen),
      screen('about-settings', async () => (await import('#web/admin/features/about/about-settings-screen.tsx')).AboutSettingsScreen),
      screen('contacts', async () => (await import('#web/admin/features/contacts/contacts-screen.tsx')).ContactsScreen),
      screen('settings', async () => (await import('#web/admin/features/settings/settings-screen.tsx')).SettingsScreen),
      screen('brand', async () => (await import('#web/admin/features/settings/brand/brand-screen.tsx')).BrandScreen),
      screen('backups', async () => (await import('#web/admin/features/backups/backups-screen.tsx')).BackupsScreen),
      screen('system', async () => (await import('#web/admin/features/system/system-screen.tsx')).SystemScreen),
      screen('categories', async () => (await import('#web/admin/features/categories/categories-screen.tsx')).CategoriesScreen),
      screen('attributes', async () => (await import('#web/admin/features/attributes/attributes-screen.tsx')).AttributesScreen),
      screen(
        'attributes/grid',
        async () => (await import('#web/admin/features/attribute-grid/attribute-grid-screen.tsx')).AttributeGridScreen,
      ),
      screen('media', async () => (await import('#web/admin/features/media/media-screen.tsx')).MediaScreen),
      screen('pages', async () => (await import('#web/admin/features/pages/pages-screen.tsx')).PagesScreen),
      screen('trash', async () => (await import('#web/admin/features/trash/trash-screen.tsx')).TrashScreen),
      screen('audit', async () => (await import('#web/admin/features/audit/audit-screen.tsx')).AuditScreen),
      screen('account', async () => (await import('./account.tsx')).AccountScreen),
      { path: '*', Component: NotFound },
    ],
  },
];
