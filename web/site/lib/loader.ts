// Arguments of a route's loader, and its results other than data: redirects and status 404.

import type { Missing } from '#web/shared/lib/not-found.ts';
import type { QueryClient } from '#web/site/query/query-client.ts';
import type { Params } from './navigation.ts';

/** Mutable status of the document being rendered; loaders change it. */
export interface DocumentStatus {
  /** HTTP status of the document. */
  status: number;
}

export interface LoaderContext {
  /** One per rendered document on the server, one per tab in the browser. */
  client: QueryClient;
  /** True while a loader prefetches for a navigation that may not happen. Its failures are not reported. */
  isPrefetch?: boolean;
  /** Set only while a document is rendered on the server. */
  document?: DocumentStatus;
  /** Replaces the address of the screen that is shown at `from`, without a new entry in the history. Set in the browser only. */
  replaceAddress?: (from: URL, to: string) => void;
}

export interface LoaderFunctionArgs {
  request: { url: string };
  params: Params;
  context: LoaderContext;
}

/** Loads the data of a screen into the query cache. The return value is ignored; it may throw a redirect. */
export type Loader = (args: LoaderFunctionArgs) => unknown;

/** Thrown by a loader. */
export class Redirect {
  readonly location: string;
  readonly status: number;
  constructor(location: string, status: number) {
    this.location = location;
    this.status = status;
  }
}

/** @param location path and query on this site */
export const redirect = (location: string, status = 302): Redirect => new Redirect(location, status);

/** Sets the status of the rendered document. Does nothing in the browser. */
export const markMissing = ({ document }: LoaderContext, missing: Missing): void => {
  if (document) document.status = missing === 'removed' ? 410 : 404;
};
