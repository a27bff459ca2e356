// Starts the content management in the browser. The server sends an empty shell for every address under /admin.
import './styles/admin/index.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './lib/query-client.ts';
import { AdminApp } from './routes/admin/admin-app.tsx';
import { createAdminRoutes } from './routes/admin/admin-routes.tsx';
import { followSession } from './routes/admin/follow-session.ts';
import { applyAdminTheme, readCachedColors } from './theme/admin-theme-cache.ts';
import { showHandedOverToast } from './ui/toast-handover.ts';
import { toast } from './ui/toast-store.ts';

const root = document.getElementById('root');
if (root) {
  // before the first paint
  applyAdminTheme(document.documentElement, readCachedColors());
  const client = createQueryClient({ tell: toast.error });
  const router = createBrowserRouter(createAdminRoutes());
  followSession(router, { client });
  showHandedOverToast();
  createRoot(root).render(
    <AdminApp client={client}>
      <RouterProvider router={router} />
    </AdminApp>,
  );
}
