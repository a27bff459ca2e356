// Providers and global elements around the router, on the server and in the browser.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { Toasts } from '#web/shared/ui/toasts.tsx';
import { SiteFormats } from './features/settings/site-formats.tsx';
import { Splash } from './shell/splash.tsx';

interface Props {
  client: QueryClient;
  /** The router provider. */
  children: ReactNode;
}

export const SiteApp = ({ client, children }: Props) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <SiteFormats>{children}</SiteFormats>
      <Splash />
      <Toasts />
    </QueryClientProvider>
  </StrictMode>
);
