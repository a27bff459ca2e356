// Renders the admin area at a path with a fake API and toasts.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished, vi } from 'vitest';
import { isAll } from '#server/testing/all-cases.ts';
import { createQueryClient } from '#web/admin/lib/query-client.ts';
import { storeSession } from '#web/admin/lib/session.ts';
import { AdminApp } from '#web/admin/routes/admin-app.tsx';
import { createAdminRoutes } from '#web/admin/routes/admin-routes.tsx';
import { followSession } from '#web/admin/routes/follow-session.ts';
import { LeaveContext } from '#web/admin/routes/layout.tsx';
import type { Transport } from '#web/shared/lib/api.ts';
import { bindTransport } from '#web/shared/lib/transport.ts';
import { clearToasts, toast } from '#web/shared/ui/toast-store.ts';
import { bodiesByPath, type FakeApi, fakeApi } from './fake-api.ts';

/** Stores a session, as the sign-in does. */
export const signInForTest = (
  user: { id?: number; name?: string; email?: string } = { name: 'Ayu Prameswari', email: 'ayu@lintara.example' },
) => storeSession({ token: 'token-1', user, remember: false, expires_at: '2026-12-01T00:00:00.000Z' });

/** Clears browser storage and toasts, and restores the meta tag that every page of the product has. */
export const resetBrowser = () => {
  localStorage.clear();
  sessionStorage.clear();
  clearToasts();
  document.head.querySelector('meta[name="csrf-token"]')?.remove();
  document.head.insertAdjacentHTML('beforeend', '<meta name="csrf-token" content="">');
};

const clientOf = (transport: Transport): QueryClient => {
  const client = createQueryClient({ notify: toast.error });
  bindTransport(client, transport);
  // a query that fails after its test would show or log that in the next one
  onTestFinished(() => client.cancelQueries());
  return client;
};

/** Renders a part of the admin area. @param api or its bodies by path without the query; 404 for other paths */
export const renderAdmin = (element: ReactElement, api: FakeApi | Record<string, unknown> = {}) => {
  const { transport } = 'transport' in api ? (api as FakeApi) : fakeApi(bodiesByPath(api));
  const client = clientOf(transport);
  return render(element, { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> });
};

/** @returns the router, the query client, the view and `leave`, called when the admin area is left */
export const showAdmin = (path: string, api: FakeApi) => {
  const client = clientOf(api.transport);
  const router = createMemoryRouter(createAdminRoutes(), { initialEntries: [path] });
  const leave = vi.fn();
  const stopFollowing = followSession(router, { client, leaveTo: leave });
  onTestFinished(stopFollowing);
  const view = render(
    <LeaveContext value={leave}>
      <AdminApp client={client}>
        <RouterProvider router={router} />
      </AdminApp>
    </LeaveContext>,
    // renders everything twice
    { reactStrictMode: isAll },
  );
  return { router, client, leave, stopFollowing, view, address: () => router.state.location.pathname + router.state.location.search };
};
