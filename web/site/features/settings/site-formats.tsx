import type { ReactNode } from 'react';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { FormatsContext, formatsOf } from '#web/shared/lib/formats.ts';
import { useQuery } from '#web/site/query/use-query.ts';

/** Provides the formats for the time zone of the settings. */
export const SiteFormats = ({ children }: { children: ReactNode }) => {
  const { data } = useQuery(settingsQuery);
  return <FormatsContext value={formatsOf(data?.site_timezone)}>{children}</FormatsContext>;
};
