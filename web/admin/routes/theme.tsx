// Keeps the admin area in the colours of the settings, and the settings' colours for the next visit.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSettingsAnnounced } from '#web/admin/lib/settings-signal.ts';
import { applyAdminTheme, cacheColors } from '#web/admin/theme/admin-theme-cache.ts';
import { adminSettingsQuery } from './admin-settings.queries.ts';

export const Theme = () => {
  const { data } = useQuery(adminSettingsQuery);
  useEffect(() => {
    if (!data) return;
    applyAdminTheme(document.documentElement, data);
    cacheColors(data);
  }, [data]);
  const client = useQueryClient();
  // another tab has saved
  useEffect(() => onSettingsAnnounced(() => void client.invalidateQueries({ queryKey: adminSettingsQuery.queryKey })), [client]);
  return null;
};
