// Renders a screen of the site at an address, with a stand-in for the API's answers.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, type LoaderFunction, RouterContextProvider, RouterProvider } from 'react-router';
import type { ApiRequest } from '../lib/api.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { queryClientContext } from '../lib/router-context.ts';
import { bindTransport } from '../lib/transport.ts';
import { toast } from '../ui/toast-store.ts';
import { Toasts } from '../ui/toasts.tsx';

export interface Answer {
  status?: number;
  body: unknown;
}

interface Options {
  /** Where the screen is, e.g. `/products/:slug`. */
  path: string;
  address: string;
  screen: { Component: React.ComponentType; loader?: LoaderFunction };
  answer: (request: ApiRequest) => Answer | Promise<Answer>;
  /** Puts there what the page's shell would have loaded. */
  prepare?: (client: QueryClient) => void;
}

/** @returns the router and every request that reached the API */
export const renderScreen = ({ path, address, screen, answer, prepare }: Options) => {
  const requests: ApiRequest[] = [];
  const client = createQueryClient({ tell: toast.error });
  bindTransport(client, async (request) => {
    requests.push(request);
    const { status = 200, body } = await answer(request);
    return { status, body };
  });
  prepare?.(client);
  const router = createMemoryRouter(
    [
      { path, Component: screen.Component, loader: screen.loader ?? (() => null), HydrateFallback: () => null },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    {
      initialEntries: [address],
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(queryClientContext, client);
        return context;
      },
    },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  );
  const addressNow = () => router.state.location.pathname + router.state.location.search;
  return { router, requests, addressNow };
};
