// Loads the data of a screen into the query cache: on the server completely before rendering, in the browser without blocking
// the navigation for long. The screens use the same queries.
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import { documentStatusContext, prefetchContext, queryClientContext } from '#web/shared/lib/router-context.ts';

/** Maximum time the previous screen stays while data loads; then the skeleton of the new screen is shown. */
const patienceMs = 150;

type Context = Readonly<RouterContextProvider>;

/** Starts a query. Failures are not thrown: the screen shows them. */
export const startQuery = <T, Error, Data, Key extends QueryKey>(
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

/** Waits for a query: on the server for its result, in the browser for at most 150 ms. */
export const waitFor = <Data>(context: Context, result: Promise<Data | undefined>): Promise<Data | undefined> => {
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
