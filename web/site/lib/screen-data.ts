// Loads the data of a screen into the query cache: on the server completely before rendering, in the browser without blocking
// the navigation for long. The screens use the same queries.
import type { Query } from '#web/site/query/query-client.ts';
import type { LoaderContext } from './loader.ts';

/** Maximum time the previous screen stays while data loads; then the skeleton of the new screen is shown. */
const patienceMs = 150;

/** Starts a query. Failures are not thrown: the screen shows them. */
export const startQuery = <Data>({ client, isPrefetch }: LoaderContext, query: Query<Data>): Promise<Data | undefined> =>
  client.ensureQueryData(isPrefetch ? { ...query, meta: {} } : query).catch(() => undefined);

/** Waits for a query: on the server for its result, in the browser for at most 150 ms. */
export const waitFor = <Data>(context: LoaderContext, result: Promise<Data | undefined>): Promise<Data | undefined> => {
  if (context.isPrefetch || context.document) return result;
  return Promise.race([result, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))]);
};

/**
 * Starts a query. On the server it waits for the result, in the browser for at most 150 ms.
 * @returns the data; null if the record does not exist, undefined if the query is pending or has failed
 */
export const loadScreenData = <Data>(context: LoaderContext, query: Query<Data>): Promise<Data | undefined> =>
  waitFor(context, startQuery(context, query));
