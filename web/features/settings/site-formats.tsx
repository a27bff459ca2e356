import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormatsContext, formatsOf } from '../../lib/formats.ts';
import { settingsQuery } from './settings.queries.ts';

/** Gives the screens inside the time zone of the settings. */
export const SiteFormats = ({ children }: { children: ReactNode }) => {
  const { data } = useQuery(settingsQuery);
  return <FormatsContext value={formatsOf(data?.site_timezone)}>{children}</FormatsContext>;
};
