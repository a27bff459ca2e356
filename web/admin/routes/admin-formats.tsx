import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormatsContext, formatsOf } from '#web/shared/lib/formats.ts';
import { adminSettingsQuery } from './admin-settings.queries.ts';

/** Gives the screens inside the time zone of the settings. */
export const AdminFormats = ({ children }: { children: ReactNode }) => {
  const { data } = useQuery(adminSettingsQuery);
  return <FormatsContext value={formatsOf(data?.site_timezone)}>{children}</FormatsContext>;
};
