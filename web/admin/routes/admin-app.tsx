// The providers around the admin area's router.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { Toasts } from '#web/shared/ui/toasts.tsx';
import { AdminFormats } from './admin-formats.tsx';
import { Theme } from './theme.tsx';

interface Props {
  client: QueryClient;
  /** The router's provider. */
  children: ReactNode;
}

export const AdminApp = ({ client, children }: Props) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <Theme />
      <AdminFormats>{children}</AdminFormats>
      <Toasts />
    </QueryClientProvider>
  </StrictMode>
);
