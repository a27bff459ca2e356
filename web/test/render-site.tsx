// Mounts parts of the site for tests: router, query client, and an API that answers what the test says.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Transport } from '../lib/api.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { bindTransport } from '../lib/transport.ts';
import { toast } from '../ui/toast-store.ts';
import { Toasts } from '../ui/toasts.tsx';

interface Options {
  /** Address that is shown first. */
  at?: string;
  /** Answers by path without query; a function sees the whole request. What is missing answers 404. */
  api?: Record<string, unknown> | Transport;
}

const transportOf = (api: NonNullable<Options['api']>): Transport =>
  typeof api === 'function'
    ? api
    : async ({ path }) => {
        const body = api[path.split('?')[0] ?? ''];
        return body === undefined ? { status: 404, body: { message: 'Not found.' } } : { status: 200, body };
      };

export const testClient = (api: NonNullable<Options['api']> = {}): QueryClient => {
  const client = createQueryClient({ tell: toast.error });
  bindTransport(client, transportOf(api));
  return client;
};

export const renderSite = (element: ReactElement, { at = '/', api = {} }: Options = {}) => {
  const client = testClient(api);
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  );
  return { ...view, client, router };
};
