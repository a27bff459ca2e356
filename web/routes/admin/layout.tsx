// What every admin screen has around it, with the data it needs.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { AdminLayout } from '../../features/admin-layout/admin-layout.tsx';
import { useShortcuts } from '../../features/admin-layout/use-shortcuts.tsx';
import { forgetReturnPath, rememberReturnPath } from '../../features/auth/return-path.ts';
import { sessionEndedState } from '../../features/auth/session-ended.ts';
import { signOut } from '../../features/auth/sign-in.ts';
import { SignInDialog } from '../../features/auth/sign-in-dialog.tsx';
import { withdrawSignInRequest } from '../../features/auth/sign-in-request.ts';
import { contactStatsQuery } from '../../features/contacts/admin/contacts.queries.ts';
import { usePalette } from '../../features/palette/use-palette.tsx';
import { onSessionStarted, onUserChanged, readSessionEnd, readUser } from '../../lib/session.ts';
import { transportOf } from '../../lib/transport.ts';
import { UnsavedDialog } from '../../ui/admin/form/unsaved-dialog.tsx';
import { discardUnsavedWork, hasUnsavedWork } from '../../ui/admin/form/unsaved-work.ts';
import { RouteFocus } from '../../ui/route-focus.tsx';
import { handOverToast } from '../../ui/toast-handover.ts';
import { LeaveContext } from './leave-context.ts';
import { loginPath } from './require-session.ts';
import { useCompanyName } from './use-company-name.ts';

export const Layout = () => {
  const client = useQueryClient();
  const companyName = useCompanyName();
  const leaveTo = useContext(LeaveContext);
  const { data: stats } = useQuery(contactStatsQuery);
  const [session, setSession] = useState(() => ({ user: readUser(), endsAt: readSessionEnd() }));

  const { open: openSearch, palette } = usePalette();
  const { open: openShortcuts, shortcuts } = useShortcuts();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    const read = () => setSession({ user: readUser(), endsAt: readSessionEnd() });
    const stops = [onUserChanged(read), onSessionStarted(read)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const logOut = async () => {
    handOverToast(await signOut(transportOf(client)));
    forgetReturnPath();
    void discardUnsavedWork(() => leaveTo(loginPath));
  };

  const leaveForSignIn = () => {
    rememberReturnPath(pathname + search);
    withdrawSignInRequest();
    void discardUnsavedWork(() => navigate(loginPath, { replace: true, state: sessionEndedState }));
  };

  return (
    <AdminLayout
      companyName={companyName}
      user={session.user}
      sessionEndsAt={session.endsAt}
      newMessages={stats?.new ?? 0}
      onLogout={() => (hasUnsavedWork() ? setIsAsking(true) : void logOut())}
      onSearch={openSearch}
      onShortcuts={openShortcuts}
    >
      <Outlet />
      {palette}
      {shortcuts}
      <UnsavedDialog
        isOpen={isAsking}
        onKeep={() => setIsAsking(false)}
        onDiscard={() => {
          setIsAsking(false);
          void logOut();
        }}
      />
      <SignInDialog onLeave={leaveForSignIn} />
      <RouteFocus />
      <ScrollRestoration />
    </AdminLayout>
  );
};
