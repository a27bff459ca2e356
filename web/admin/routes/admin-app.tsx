// The providers around the admin area's router.
import { type QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { onSessionStarted } from '#web/admin/lib/session.ts';
import { onSettingsAnnounced } from '#web/admin/lib/settings-signal.ts';
import { applyAdminTheme, cacheColors } from '#web/admin/theme/admin-theme-cache.ts';
import { FormatsContext, formatsOf } from '#web/shared/lib/formats.ts';
import { Toasts } from '#web/shared/ui/toasts.tsx';
import { adminSettingsQuery } from './admin-settings.queries.ts';

/** Applies the colours of the settings, and caches them for the next visit. */
const Theme = () => {
  const { data } = useQuery(adminSettingsQuery);
  useEffect(() => {
    if (!data) return;
    applyAdminTheme(document.documentElement, data);
    cacheColors(data);
  }, [data]);
  const client = useQueryClient();
  const isWithout = data !== undefined && !('company_name' in data);
  useEffect(() => {
    const reload = () => void client.invalidateQueries({ queryKey: adminSettingsQuery.queryKey });
    // another tab has saved
    const stop = onSettingsAnnounced(reload);
    // a site that is not public answers after the sign-in
    const stopWaiting = isWithout ? onSessionStarted(reload) : () => {};
    return () => {
      stop();
      stopWaiting();
    };
  }, [client, isWithout]);
  return null;
};

/** Provides the time zone of the settings to the screens. */
const AdminFormats = ({ children }: { children: ReactNode }) => {
  const { data } = useQuery(adminSettingsQuery);
  return <FormatsContext value={formatsOf(data?.site_timezone)}>{children}</FormatsContext>;
};

interface Props {
  client: QueryClient;
  /** The router's provider. */
  children: ReactNode;
}

export const AdminApp = ({ client, children }: Props) => (
  <QueryClientProvider client={client}>
    <Theme />
    <AdminFormats>{children}</AdminFormats>
    <Toasts />
  </QueryClientProvider>
);
