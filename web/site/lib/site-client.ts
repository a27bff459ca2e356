import { toast } from '#web/shared/ui/toast-store.ts';
import { englishTexts, type TextsFor } from '#web/site/lib/language.ts';
import { QueryClient } from '#web/site/query/query-client.ts';

/** The query client of a tab: failures are shown to the visitor, or logged. @param texts in the language of the document */
export const createSiteClient = (texts: TextsFor = englishTexts): QueryClient =>
  new QueryClient((error, { meta, queryKey }) => {
    if (meta?.failure) toast.error(meta.failure(texts));
    else console.error('A query failed', queryKey, error);
  });
