// Keeps the admin area in the colours of the settings, and the settings' colours for the next visit.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyAdminTheme, cacheColors } from '../../theme/admin-theme-cache.ts';
import { adminSettingsQuery } from './admin-settings.query.ts';

export const Theme = () => {
  const { data } = useQuery(adminSettingsQuery);
  useEffect(() => {
    if (!data) return;
    applyAdminTheme(document.documentElement, data);
    cacheColors(data);
  }, [data]);
  return null;
};
