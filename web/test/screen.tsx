// Renders one public screen with its loader, as the site does, over a transport that the test answers.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, type LoaderFunction, RouterContextProvider, RouterProvider } from 'react-router';
import type { Transport } from '../lib/api.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { queryClientContext } from '../lib/router-context.ts';
import { bindTransport } from '../lib/transport.ts';
import { toast } from '../ui/toast-store.ts';
import { Toasts } from '../ui/toasts.tsx';

interface Screen {
  Component: ComponentType;
  loader?: LoaderFunction;
}

interface Options {
  /** Pattern of the route, e.g. `/news/:slug`. */
  route: string;
  /** Where the visitor is. */
  at: string;
  transport: Transport;
  /** Puts answers there that the server would have sent along. */
  prepare?: (client: QueryClient) => void;
}

export const renderScreen = ({ Component, loader }: Screen, { route, at, transport, prepare }: Options) => {
  const client = createQueryClient({ tell: toast.error });
  bindTransport(client, transport);
  prepare?.(client);
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(queryClientContext, client);
    return context;
  };
  const router = createMemoryRouter(
    [
      { path: route, Component, loader: loader ?? (() => null), HydrateFallback: () => null },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at], getContext },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  );
  return { client, router };
};
