// What loaders find in the router's context.

import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';

/** The query client of this page: one per rendered document on the server, one per tab in the browser. */
export const queryClientContext = createContext<QueryClient>();

/** Set while a loader runs ahead of a navigation that may never come: its failures are nobody's business. */
export const prefetchContext = createContext<boolean>(false);

export interface DocumentStatus {
  /** What the document is answered with. */
  status: number;
}

/** Set only while a document is rendered on the server. */
export const documentStatusContext = createContext<DocumentStatus | null>(null);
