// How loaders get a screen's data: all of it before a document is rendered, and in the browser without holding the
// visitor up. The screen reads the same queries, so nothing is returned.
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { type RouterContextProvider, redirect } from 'react-router';
import { documentStatusContext, prefetchContext, queryClientContext } from '#web/shared/lib/router-context.ts';
import { withQuery } from './with-query.ts';

/** How long the old screen stays while the new one's data is on its way; then its skeleton shows. */
const patienceMs = 150;

/**
 * Starts a query. On the server it waits for the answer, in the browser at most a moment.
 * A failure is left to the screen, which shows it.
 * @returns the data when it is there: null is "does not exist", undefined is "not yet, or failed"
 */
export const loadScreenData = async <T, Error, Data, Key extends QueryKey>(
  context: Readonly<RouterContextProvider>,
  options: FetchQueryOptions<T, Error, Data, Key>,
): Promise<Data | undefined> => {
  const client = context.get(queryClientContext);
  const isAhead = context.get(prefetchContext);
  // a failure is told to those who opened the screen, also when the question was under way before they did
  const known = isAhead ? undefined : client.getQueryCache().find({ queryKey: options.queryKey });
  known?.setOptions({ ...known.options, meta: options.meta });
  const answer = client.ensureQueryData(isAhead ? { ...options, meta: {} } : options).catch(() => undefined);
  if (isAhead || context.get(documentStatusContext)) return answer;
  return Promise.race([answer, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))]);
};

/**
 * An old slug: the API answered with the record under its present slug, so the address moves there for good, with its query.
 * @param asked complete address of the request @param current its path, as paths writes it @param proper path of the record
 */
export const redirectIfMoved = (asked: string, current: string, proper: string): void => {
  if (current !== proper) throw redirect(proper + new URL(asked).search, 301);
};

/** A page behind the last one: the list goes to its last. */
export const redirectToLastPage = (asked: string, page: number, list: { last: number; total: number } | undefined): void => {
  if (!list || list.total === 0 || page <= list.last) return;
  throw redirect(withQuery(new URL(asked), { page: list.last > 1 ? list.last : undefined }));
};
