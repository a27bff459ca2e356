import { toast } from '#web/shared/ui/toast-store.ts';
import { QueryClient } from '#web/site/query/query-client.ts';

/** The query client of a tab: failures are shown to the visitor, or logged. */
export const createSiteClient = (): QueryClient =>
  new QueryClient((error, { meta, queryKey }) => {
    if (meta?.failure) toast.error(meta.failure);
    else console.error('A query failed', queryKey, error);
  });
