// Loads the data of a screen into the query cache: on the server completely before rendering, in the browser without blocking
// the navigation for long. The screens use the same queries.
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import { documentStatusContext, prefetchContext, queryClientContext, replaceAddressContext } from '#web/shared/lib/router-context.ts';
import { withQuery } from './with-query.ts';

/** Maximum time the previous screen stays while data loads; then the skeleton of the new screen is shown. */
const patienceMs = 150;

type Context = Readonly<RouterContextProvider>;

/** Starts a query. Failures are not thrown: the screen shows them. */
const startQuery = <T, Error, Data, Key extends QueryKey>(
  context: Context,
  options: FetchQueryOptions<T, Error, Data, Key>,
): Promise<Data | undefined> => {
  const client = context.get(queryClientContext);
  const isAhead = context.get(prefetchContext);
  // report failures of a query that a prefetch has started, because the visitor has opened the screen by now
  const known = isAhead ? undefined : client.getQueryCache().find({ queryKey: options.queryKey });
  known?.setOptions({ ...known.options, meta: options.meta });
  return client.ensureQueryData(isAhead ? { ...options, meta: {} } : options).catch(() => undefined);
};

const waitFor = <Data>(context: Context, result: Promise<Data | undefined>): Promise<Data | undefined> => {
  if (context.get(prefetchContext) || context.get(documentStatusContext)) return result;
  return Promise.race([result, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))]);
};

/**
 * Starts a query. On the server it waits for the result, in the browser for at most 150 ms.
 * @returns the data; null if the record does not exist, undefined if the query is pending or has failed
 */
export const loadScreenData = <T, Error, Data, Key extends QueryKey>(
  context: Context,
  options: FetchQueryOptions<T, Error, Data, Key>,
): Promise<Data | undefined> => waitFor(context, startQuery(context, options));

/**
 * Loads data like `loadScreenData` and redirects permanently if it was requested by a slug that has changed. The API redirects
 * such a request, and the transport follows it: the data contains the current slug. If the data arrives after the screen is
 * shown, the address is replaced.
 * @param movedTo returns the current path and query of the data, null if the request had them
 */
export const loadAtCurrentAddress = async <T, Error, Data, Key extends QueryKey>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  options: FetchQueryOptions<T, Error, Data, Key>,
  movedTo: (data: NonNullable<Data>, requested: URL) => string | null,
): Promise<Data | undefined> => {
  const requested = new URL(request.url);
  const addressOf = (data: Data | undefined) => (data === null || data === undefined ? null : movedTo(data, requested));
  const result = startQuery(context, options);
  const data = await waitFor(context, result);
  const address = addressOf(data);
  if (address !== null) throw redirect(address, 301);
  if (data === undefined) {
    void result.then((late) => {
      const lateAddress = addressOf(late);
      if (lateAddress !== null) context.get(replaceAddressContext)(requested, lateAddress);
    });
  }
  return data;
};

/** Redirects a page number beyond the last page to the last page. */
export const redirectToLastPage = (requestUrl: string, page: number, list: { last: number; total: number } | undefined): void => {
  if (!list || list.total === 0 || page <= list.last) return;
  throw redirect(withQuery(new URL(requestUrl), { page: list.last > 1 ? list.last : undefined }));
};
