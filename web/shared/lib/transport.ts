// Maps query clients to transports, so that the same query options work on the server and in the browser.
import type { QueryClient } from '@tanstack/react-query';
import type { Transport } from './api.ts';
import { browserTransport } from './browser-transport.ts';

const transports = new WeakMap<QueryClient, Transport>();

/** Sets the transport of a query client. The server does this for each page it renders. */
export const bindTransport = (client: QueryClient, transport: Transport): void => {
  transports.set(client, transport);
};

/** @returns the bound transport, or the browser's if none is bound */
export const transportOf = (client: QueryClient): Transport => transports.get(client) ?? browserTransport;
