// Providers and global elements around the router, on the server and in the browser.

import { type ReactNode, StrictMode } from 'react';
import { Toasts } from '#web/shared/ui/toasts.tsx';
import type { PageLanguage } from '#web/site/lib/language.ts';
import type { QueryClient } from '#web/site/query/query-client.ts';
import { QueryClientProvider } from '#web/site/query/use-query.ts';
import { SiteFormats } from './features/settings/site-formats.tsx';
import { ControlTexts } from './lib/control-texts.tsx';
import { Splash } from './shell/splash.tsx';

interface Props {
  client: QueryClient;
  /** With the built-in texts. */
  language: PageLanguage;
  hasSplash?: boolean;
  /** The router provider. */
  children: ReactNode;
}

export const SiteApp = ({ client, language, hasSplash = true, children }: Props) => (
  <StrictMode>
    <QueryClientProvider value={client}>
      <SiteFormats language={language}>
        <ControlTexts>
          {children}
          {hasSplash && <Splash />}
          <Toasts />
        </ControlTexts>
      </SiteFormats>
    </QueryClientProvider>
  </StrictMode>
);
