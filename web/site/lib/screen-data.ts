// Loads the data of a screen into the query cache: on the server completely before rendering, in the browser without blocking
// the navigation for long. The screens use the same queries.
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { type RouterContextProvider, redirect } from 'react-router';
import { documentStatusContext, prefetchContext, queryClientContext } from '#web/shared/lib/router-context.ts';
import { withQuery } from './with-query.ts';

/** Maximum time the previous screen stays while data loads; then the skeleton of the new screen is shown. */
const patienceMs = 150;

/**
 * Starts a query. On the server it waits for the result, in the browser for at most 150 ms.
 * Failures are not thrown: the screen shows them.
 * @returns the data; null if the record does not exist, undefined if the query is pending or has failed
 */
export const loadScreenData = async <T, Error, Data, Key extends QueryKey>(
  context: Readonly<RouterContextProvider>,
  options: FetchQueryOptions<T, Error, Data, Key>,
): Promise<Data | undefined> => {
  const client = context.get(queryClientContext);
  const isAhead = context.get(prefetchContext);
  // report failures of a query that a prefetch has started, because the visitor has opened the screen by now
  const known = isAhead ? undefined : client.getQueryCache().find({ queryKey: options.queryKey });
  known?.setOptions({ ...known.options, meta: options.meta });
  const result = client.ensureQueryData(isAhead ? { ...options, meta: {} } : options).catch(() => undefined);
  if (isAhead || context.get(documentStatusContext)) return result;
  return Promise.race([result, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))]);
};

/**
 * Redirects permanently from an old slug to the record's current slug and keeps the query.
 * @param requestUrl absolute URL of the request @param requestPath its path, built with `paths` @param currentPath path of the record
 */
export const redirectIfMoved = (requestUrl: string, requestPath: string, currentPath: string): void => {
  if (requestPath !== currentPath) throw redirect(currentPath + new URL(requestUrl).search, 301);
};

/** Redirects a page number beyond the last page to the last page. */
export const redirectToLastPage = (requestUrl: string, page: number, list: { last: number; total: number } | undefined): void => {
  if (!list || list.total === 0 || page <= list.last) return;
  throw redirect(withQuery(new URL(requestUrl), { page: list.last > 1 ? list.last : undefined }));
};
