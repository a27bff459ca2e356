import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currencyQuery } from '#web/shared/features/settings/currency.queries.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { bindTransport, transportOf } from '#web/shared/lib/transport.ts';
import { QueryClient } from '#web/site/query/query-client.ts';

/** @returns a query client for parts of the site in the admin area, with the settings that the admin area has loaded */
export const useSiteClient = (): QueryClient => {
  const admin = useQueryClient();
  const [client] = useState(() => {
    const site = new QueryClient();
    bindTransport(site, transportOf(admin));
    for (const { queryKey } of [settingsQuery, currencyQuery]) {
      const data = admin.getQueryData(queryKey);
      if (data !== undefined) site.setQueryData({ queryKey }, data);
    }
    return site;
  });
  return client;
};
