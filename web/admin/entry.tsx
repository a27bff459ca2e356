// Starts the content management in the browser. The server sends an empty shell for every address under /admin.
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '#web/admin/lib/query-client.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { AdminApp } from './routes/admin-app.tsx';
import { createAdminRoutes } from './routes/admin-routes.tsx';
import { followRights } from './routes/follow-rights.ts';
import { followSession } from './routes/follow-session.ts';
import { applyAdminTheme, readCachedColors } from './theme/admin-theme-cache.ts';
import { showFlashMessage } from './ui/flash-message.ts';

const root = document.getElementById('root');
if (root) {
  // before the first paint
  applyAdminTheme(document.documentElement, readCachedColors());
  const client = createQueryClient({ notify: toast.error });
  const router = createBrowserRouter(createAdminRoutes());
  followSession(router, { client });
  followRights(client);
  showFlashMessage();
  createRoot(root).render(
    <StrictMode>
      <AdminApp client={client}>
        <RouterProvider router={router} />
      </AdminApp>
    </StrictMode>,
  );
}
