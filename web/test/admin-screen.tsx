// Renders the admin area at a path with a fake API and toasts.
import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished, vi } from 'vitest';
import { storeSession } from '#web/admin/lib/session.ts';
import { AdminApp } from '#web/admin/routes/admin-app.tsx';
import { createAdminRoutes } from '#web/admin/routes/admin-routes.tsx';
import { followSession } from '#web/admin/routes/follow-session.ts';
import { LeaveContext } from '#web/admin/routes/layout.tsx';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import type { FakeApi } from './fake-api.ts';
import { clientOf } from './site-screen.tsx';

/** Stores a session, as the sign-in does. */
export const signInForTest = (user: { name?: string; email?: string } = { name: 'Ayu Prameswari', email: 'ayu@lintara.example' }) =>
  storeSession({ token: 'token-1', user, remember: false, expires_at: '2026-12-01T00:00:00.000Z' });

/** Clears browser storage and toasts, and restores the meta tag that every page of the product has. */
export const resetBrowser = () => {
  localStorage.clear();
  sessionStorage.clear();
  clearToasts();
  document.head.querySelector('meta[name="csrf-token"]')?.remove();
  document.head.insertAdjacentHTML('beforeend', '<meta name="csrf-token" content="">');
};

/** @returns the router, the query client, the view and `leave`, called when the admin area is left */
export const showAdmin = (path: string, api: FakeApi) => {
  const client = clientOf(api.transport, { hasLoaders: false });
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
  );
  return { router, client, leave, stopFollowing, view, address: () => router.state.location.pathname + router.state.location.search };
};
