// Layout of all public pages.

import { shellTexts } from '#contract/texts/en/shell.ts';
import { currencyQuery } from '#web/shared/features/settings/currency.queries.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { RouteFocus } from '#web/shared/ui/route-focus.tsx';
import { categoriesQuery } from '#web/site/features/categories/categories.queries.ts';
import { CompareTraySlot } from '#web/site/features/compare/compare-tray-slot.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import type { LoaderFunctionArgs } from '#web/site/lib/loader.ts';
import { useLocation } from '#web/site/lib/navigation.ts';
import { loadScreenData } from '#web/site/lib/screen-data.ts';
import { HeadManager } from '#web/site/router/head-manager.tsx';
import { Outlet, useRouter } from '#web/site/router/router-provider.tsx';
import { ScrollRestoration } from '#web/site/router/scroll-restoration.tsx';
import { LanguageOfferSlot } from '#web/site/shell/language-offer-slot.tsx';
import { SiteFooter } from '#web/site/shell/site-footer.tsx';
import { SiteHeader } from '#web/site/shell/site-header.tsx';
import { InPageLinks } from '#web/site/ui/in-page-links.tsx';

export const loadLayout = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  await Promise.all([
    loadScreenData(context, settingsQuery),
    loadScreenData(context, categoriesQuery),
    loadScreenData(context, currencyQuery),
  ]);
  return null;
};

/** Progress line at the top while the code of the next screen loads. CSS delays it, so that it appears only for slow loads. */
const NavigationProgress = () => {
  const { isLoading } = useRouter().state;
  return isLoading && <div className="nav-progress" aria-hidden="true" />;
};

const Focus = () => <RouteFocus pathname={useLocation().pathname} />;

const SkipLink = () => (
  <a className="skip" href="#main">
    {useTexts(shellTexts)('skip')}
  </a>
);

export const Layout = () => (
  <>
    <SkipLink />
    <LanguageOfferSlot />
    <SiteHeader />
    <main id="main">
      <Outlet />
    </main>
    <CompareTraySlot />
    <SiteFooter />
    <HeadManager />
    <Focus />
    <InPageLinks />
    <ScrollRestoration />
    <NavigationProgress />
  </>
);
