// Keeps the admin area in the colours of the settings, and the settings' colours for the next visit.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { settingsQuery } from '../../features/settings/settings.queries.ts';
import { applyAdminTheme, cacheColors } from '../../theme/admin-theme-cache.ts';

export const Theme = () => {
  const { data } = useQuery({ ...settingsQuery, meta: { failure: 'Failed to load theme settings' } });
  useEffect(() => {
    if (!data) return;
    applyAdminTheme(document.documentElement, data);
    cacheColors(data);
  }, [data]);
  return null;
};
