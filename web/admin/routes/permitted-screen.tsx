// A screen with the permissions of the administrator's role: editable, read-only or not available.
import { Link, Outlet, useLocation } from 'react-router';
import { LibraryProvider } from '#web/admin/features/media/library-provider.tsx';
import { useRoleName, useScreenRights } from '#web/admin/lib/rights.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { EmptyList } from '#web/admin/ui/list-state.tsx';
import { ReadOnly } from '#web/admin/ui/read-only.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';

const Forbidden = () => {
  const role = useRoleName();
  return (
    <>
      <ScreenHead title="No access" />
      <div className="table-box">
        <EmptyList
          title="Your role does not include this screen"
          text={`${role ? `Your role is ${role}. ` : ''}An owner can change it under Account.`}
        >
          <Link className="btn btn-primary" to="/admin">
            Dashboard
          </Link>
        </EmptyList>
      </div>
    </>
  );
};

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
