import type { ReactNode } from 'react';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { FormatsContext, formatsOf } from '#web/site/lib/formats.ts';
import { useQuery } from '#web/site/query/use-query.ts';

/** Provides the formats of the settings. */
export const SiteFormats = ({ children }: { children: ReactNode }) => {
  const { data } = useQuery(settingsQuery);
  return <FormatsContext value={formatsOf(data?.site_timezone, data?.currency_locale)}>{children}</FormatsContext>;
};
