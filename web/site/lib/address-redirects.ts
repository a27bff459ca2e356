// Redirects of loaders to the current address of a record or list. Separate from screen-data.ts, which all pages load.

import { isMissing, type Missing } from '#web/shared/lib/not-found.ts';
import { type LoaderFunctionArgs, redirect } from '#web/site/lib/loader.ts';
import type { Query } from '#web/site/query/query-client.ts';
import { startQuery, waitFor } from './screen-data.ts';
import { withQuery } from './with-query.ts';

/**
 * Loads data like `loadScreenData` and redirects permanently if it was requested by an old slug. The transport follows the
 * redirect of the API, so the data contains the current slug. If the data arrives after the screen is shown, the address is
 * replaced.
 * @param movedTo returns the current path and query of the data, null if they are the requested ones
 */
export const loadAtCurrentAddress = async <Data>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  query: Query<Data>,
  movedTo: (data: Exclude<Data, Missing | undefined>, requested: URL) => string | null,
): Promise<Data | undefined> => {
  const requested = new URL(request.url);
  const addressOf = (data: Data | undefined) =>
    data === undefined || isMissing(data) ? null : movedTo(data as Exclude<Data, Missing | undefined>, requested);
  const result = startQuery(context, query);
  const data = await waitFor(context, result);
  const address = addressOf(data);
  if (address !== null) throw redirect(address, 301);
  if (data === undefined) {
    void result.then((late) => {
      const lateAddress = addressOf(late);
      if (lateAddress !== null) context.replaceAddress?.(requested, lateAddress);
    });
  }
  return data;
};

/** Redirects a page number beyond the last page to the last page. */
export const redirectToLastPage = (requestUrl: string, page: number, list: { last: number; total: number } | undefined): void => {
  if (!list || list.total === 0 || page <= list.last) return;
  throw redirect(withQuery(new URL(requestUrl), { page: list.last > 1 ? list.last : undefined }));
};
