import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/route.ts';
import type { getSiteAccess, putSiteAccess } from '#contract/site-access.ts';
import { settingsKeys } from '#web/shared/features/settings/settings.queries.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const path = '/api/admin/site-access';
const key = ['site-access'];

export const siteAccessQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ client, signal }) => (await call<typeof getSiteAccess>(transportOf(client), 'GET', path, { signal })).access,
  staleTime: 0,
});

export const useSaveSiteAccess = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof putSiteAccess>) => call<typeof putSiteAccess>(transportOf(client), 'PUT', path, { body }),
    onSuccess: ({ message, access }) => {
      client.setQueryData(key, access);
      toast.success(message);
      // with the token: the browser gets the access to the pages of the site
      void client.invalidateQueries({ queryKey: settingsKeys.public });
    },
  });
};
