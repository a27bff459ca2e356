// The layout of every admin screen, with its data.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { PasswordDialog } from '#web/admin/features/auth/password-dialog.tsx';
import { clearReturnPath, rememberReturnPath } from '#web/admin/features/auth/return-path.ts';
import { sessionEndedState, withdrawSignInRequest } from '#web/admin/features/auth/session-ended.ts';
import { signOut } from '#web/admin/features/auth/sign-in.ts';
import { SignInDialog } from '#web/admin/features/auth/sign-in-dialog.tsx';
import { contactStatsQuery } from '#web/admin/features/contacts/contacts.queries.ts';
import { MailNotice } from '#web/admin/features/mail/mail-notice.tsx';
import { usePalette } from '#web/admin/features/palette/use-palette.tsx';
import { WebhookNotice } from '#web/admin/features/webhooks/webhook-notice.tsx';
import { AdminLayout } from '#web/admin/layout/admin-layout.tsx';
import { useShortcuts } from '#web/admin/layout/use-shortcuts.tsx';
import { useMay } from '#web/admin/lib/rights.ts';
import { onSessionStarted, onUserChanged, readSessionEnd, readUser } from '#web/admin/lib/session.ts';
import { keepFlashMessage } from '#web/admin/ui/flash-message.ts';
import { UnsavedDialog } from '#web/admin/ui/form/unsaved-dialog.tsx';
import { UnsavedGuard } from '#web/admin/ui/form/unsaved-guard.tsx';
import { hasUnsavedWork, leaveUnsavedWork } from '#web/admin/ui/form/unsaved-work.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { RouteFocus } from '#web/shared/ui/route-focus.tsx';
import { useCompanyName } from './admin-settings.queries.ts';
import { loginPath } from './require-session.ts';
import { UpdateNotice } from './update.tsx';

/** Loads another page, so that nothing of this one is left. A context, because tests cannot load pages. */
export const LeaveContext = createContext<(path: string) => void>((path) => window.location.assign(path));

export const Layout = () => {
  const client = useQueryClient();
  const companyName = useCompanyName();
  const leaveTo = useContext(LeaveContext);
  const may = useMay();
  const { data: stats } = useQuery({ ...contactStatsQuery, enabled: may('messages.read') });
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
    // after the sign-out they would be refused
    await client.cancelQueries();
    keepFlashMessage(await signOut(transportOf(client)));
    clearReturnPath();
    leaveUnsavedWork(() => leaveTo(loginPath));
  };

  const leaveForSignIn = () => {
    rememberReturnPath(pathname + search);
    withdrawSignInRequest();
    leaveUnsavedWork(() => navigate(loginPath, { replace: true, state: sessionEndedState }));
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
      <UpdateNotice />
      {may('messages.read') && <MailNotice />}
      {may('integrations.manage') && <WebhookNotice />}
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
      <UnsavedGuard />
      <PasswordDialog />
      <SignInDialog onLeave={leaveForSignIn} />
      <RouteFocus pathname={pathname} />
      <ScrollRestoration />
    </AdminLayout>
  );
};
