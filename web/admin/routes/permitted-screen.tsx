// A screen as far as the role of the administrator permits it: with changes, without them, or not at all.
import { Outlet, useLocation } from 'react-router';
import { LibraryProvider } from '#web/admin/features/media/library-provider.tsx';
import { useRoleName, useScreenRights } from '#web/admin/lib/rights.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ReadOnly } from '#web/admin/ui/read-only.tsx';
import { Forbidden } from './forbidden.tsx';

export const PermittedScreen = () => {
  const { pathname } = useLocation();
  const { mayOpen, mayChange } = useScreenRights();
  const role = useRoleName();
  if (!mayOpen(pathname)) return <Forbidden />;
  return (
    <ReadOnly value={!mayChange(pathname)}>
      {!mayChange(pathname) && (
        <p className="notice read-only-note">
          <AdminIcon name="lock" />
          <span className="grow">
            {role ? `View only: the role ${role} cannot make changes here.` : 'View only: your role cannot make changes here.'}
          </span>
        </p>
      )}
      <LibraryProvider>
        <Outlet />
      </LibraryProvider>
    </ReadOnly>
  );
};
