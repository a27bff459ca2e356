// Loads the data of a screen into the query cache: on the server completely before rendering, in the browser without blocking
// the navigation for long. The screens use the same queries.
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { LoaderContext } from './loader.ts';

/** Maximum time the previous screen stays while data loads; then the skeleton of the new screen is shown. */
const patienceMs = 150;

/** Starts a query. Failures are not thrown: the screen shows them. */
export const startQuery = <T, Error, Data, Key extends QueryKey>(
  context: LoaderContext,
  options: FetchQueryOptions<T, Error, Data, Key>,
): Promise<Data | undefined> => {
  const { client, isPrefetch } = context;
  // report failures of a query that a prefetch has started, because the visitor has opened the screen by now
  const known = isPrefetch ? undefined : client.getQueryCache().find({ queryKey: options.queryKey });
  known?.setOptions({ ...known.options, meta: options.meta });
  return client.ensureQueryData(isPrefetch ? { ...options, meta: {} } : options).catch(() => undefined);
};

/** Waits for a query: on the server for its result, in the browser for at most 150 ms. */
export const waitFor = <Data>(context: LoaderContext, result: Promise<Data | undefined>): Promise<Data | undefined> => {
  if (context.isPrefetch || context.document) return result;
  return Promise.race([result, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))]);
};

/**
 * Starts a query. On the server it waits for the result, in the browser for at most 150 ms.
 * @returns the data; null if the record does not exist, undefined if the query is pending or has failed
 */
export const loadScreenData = <T, Error, Data, Key extends QueryKey>(
  context: LoaderContext,
  options: FetchQueryOptions<T, Error, Data, Key>,
): Promise<Data | undefined> => waitFor(context, startQuery(context, options));
