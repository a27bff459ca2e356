// Maps query clients, of the site or of the admin area, to transports, so that the same queries work on the server and in the
// browser.
import type { Transport } from './api.ts';
import { browserTransport } from './browser-transport.ts';

const transports = new WeakMap<object, Transport>();

/** Sets the transport of a query client. The server does this for each page it renders. */
export const bindTransport = (client: object, transport: Transport): void => {
  transports.set(client, transport);
};

/** @returns the bound transport, or the browser's if none is bound */
export const transportOf = (client: object): Transport => transports.get(client) ?? browserTransport;

/** The part of a query's context that both kinds of query client provide. */
export interface QueryContext {
  client: object;
  signal: AbortSignal;
}
