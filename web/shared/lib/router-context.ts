// Values that loaders read from the router context.

import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';

/** The query client: one per rendered document on the server, one per tab in the browser. */
export const queryClientContext = createContext<QueryClient>();

/** True while a loader prefetches for a navigation that may not happen. Its failures are not reported. */
export const prefetchContext = createContext<boolean>(false);

/** Mutable status of the document being rendered; loaders change it. */
export interface DocumentStatus {
  /** HTTP status of the document. */
  status: number;
}

/** Set only while a document is rendered on the server. */
export const documentStatusContext = createContext<DocumentStatus | null>(null);

/** Replaces the address of the screen that is shown at `from`, without a new entry in the history. Set in the browser only. */
export const replaceAddressContext = createContext<(from: URL, to: string) => void>(() => {});
