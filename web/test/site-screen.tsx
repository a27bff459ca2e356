// Renders components and screens of the site for tests, with router, query client, toasts and a fake API.
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';
import type { ApiRequest, Transport } from '#web/shared/lib/api.ts';
import { bindTransport } from '#web/shared/lib/transport.ts';
import { Toasts } from '#web/shared/ui/toasts.tsx';
import type { LoaderContext } from '#web/site/lib/loader.ts';
import { createSiteClient } from '#web/site/lib/site-client.ts';
import type { QueryClient } from '#web/site/query/query-client.ts';
import { QueryClientProvider } from '#web/site/query/use-query.ts';
import type { Route, Screen } from '#web/site/router/match-route.ts';
import { replaceAddressOf } from '#web/site/router/replace-address.ts';
import { Outlet, RouterProvider } from '#web/site/router/router-provider.tsx';
import { type Answer, bodiesByPath, fakeApi } from './fake-api.ts';
import { createMemoryRouter } from './memory-router.ts';

export type { Answer };

/** Query client that shows failures as toasts, as in the application. */
export const clientOf = (transport: Transport): QueryClient => {
  const client = createSiteClient();
  bindTransport(client, transport);
  // a query that fails after its test would show or log that in the next one
  onTestFinished(() => client.cancelQueries());
  return client;
};

/** Bodies by path without the query (404 for other paths), or a transport. */
type Api = Record<string, unknown> | Transport;

export const testClient = (api: Api = {}): QueryClient =>
  clientOf(typeof api === 'function' ? (api as Transport) : fakeApi(bodiesByPath(api)).transport);

const mount = (client: QueryClient, routes: Route[], address: string, screen?: Screen) => {
  const getContext = (): LoaderContext => ({ client, replaceAddress: (from, to) => replaceAddressOf(router)(from, to) });
  const router = createMemoryRouter(routes, { addresses: [address], getContext, screen });
  const view = render(
    <QueryClientProvider value={client}>
      <RouterProvider router={router}>
        <Outlet />
      </RouterProvider>
      <Toasts />
    </QueryClientProvider>,
  );
  return { ...view, router, client };
};

interface PartOptions {
  /** Initial path. */
  at?: string;
  api?: Api;
}

const routeOf = (path: string, screen: Screen): Route => ({ id: path, path, load: async () => screen });

/** Renders a component at any path. */
export const renderSite = (element: ReactElement, { at = '/', api = {} }: PartOptions = {}) => {
  const screen: Screen = { Component: () => element };
  return mount(testClient(api), [routeOf('*', screen)], at, screen);
};

interface ScreenOptions {
  /** Route path of the screen, e.g. `/products/:slug`. */
  path: string;
  address: string;
  screen: Screen;
  answer: (request: ApiRequest) => Answer | Promise<Answer>;
  /** Adds data that the layout's loader would have loaded. */
  prepare?: (client: QueryClient) => void;
}

/** Renders a screen with its loader. @returns the router, the query client, the recorded requests and the current address */
export const renderScreen = ({ path, address, screen, answer, prepare }: ScreenOptions) => {
  const { transport, requests } = fakeApi(answer);
  const client = clientOf(transport);
  prepare?.(client);
  const routes = [routeOf(path.slice(1), screen), routeOf('*', { Component: () => <h1>Elsewhere</h1> })];
  const { router } = mount(client, routes, address);
  const addressNow = () => router.state.location.pathname + router.state.location.search;
  return { router, client, requests, addressNow };
};
