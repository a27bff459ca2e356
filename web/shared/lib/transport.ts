// Which transport a query client uses. Queries ask for it, so that the same query options serve server and browser.
import type { QueryClient } from '@tanstack/react-query';
import type { Transport } from './api.ts';
import { browserTransport } from './browser-transport.ts';

const transports = new WeakMap<QueryClient, Transport>();

/** Gives a query client its own transport (the server does, for each page it renders). */
export const bindTransport = (client: QueryClient, transport: Transport): void => {
  transports.set(client, transport);
};

/** @returns the bound transport, else the browser's */
export const transportOf = (client: QueryClient): Transport => transports.get(client) ?? browserTransport;
