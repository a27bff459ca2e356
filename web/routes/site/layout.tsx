// What every public page has around it.
import { type LoaderFunctionArgs, Outlet, ScrollRestoration } from 'react-router';
import { categoriesQuery } from '../../features/categories/categories.queries.ts';
import { currencyQuery } from '../../features/currency/currency.queries.ts';
import { settingsQuery } from '../../features/settings/settings.queries.ts';
import { loadScreenData } from '../../lib/screen-data.ts';
import { HeadManager } from '../../router/head-manager.tsx';
import { NavigationProgress } from '../../shell/navigation-progress.tsx';
import { SiteFooter } from '../../shell/site-footer.tsx';
import { SiteHeader } from '../../shell/site-header.tsx';
import { InPageLinks } from '../../ui/in-page-links.tsx';
import { RouteFocus } from '../../ui/route-focus.tsx';

export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  await Promise.all([
    loadScreenData(context, settingsQuery),
    loadScreenData(context, categoriesQuery),
    loadScreenData(context, currencyQuery),
  ]);
  return null;
};

export const Layout = () => (
  <>
    <a className="skip" href="#main">
      Skip to content
    </a>
    <SiteHeader />
    <main id="main">
      <Outlet />
    </main>
    <SiteFooter />
    <HeadManager />
    <RouteFocus />
    <InPageLinks />
    <ScrollRestoration />
    <NavigationProgress />
  </>
);
