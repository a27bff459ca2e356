// What every admin screen has around it, with the data it needs.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { AdminLayout } from '../../features/admin-layout/admin-layout.tsx';
import { forgetReturnPath } from '../../features/auth/return-path.ts';
import { signOut } from '../../features/auth/sign-in.ts';
import { contactStatsQuery } from '../../features/contacts/admin/contacts.queries.ts';
import { usePalette } from '../../features/palette/use-palette.tsx';
import { onUserChanged, readSessionEnd, readUser } from '../../lib/session.ts';
import { transportOf } from '../../lib/transport.ts';
import { RouteFocus } from '../../ui/route-focus.tsx';
import { handOverToast } from '../../ui/toast-handover.ts';
import { LeaveContext } from './leave-context.ts';
import { useCompanyName } from './use-company-name.ts';

export const Layout = () => {
  const client = useQueryClient();
  const companyName = useCompanyName();
  const leaveTo = useContext(LeaveContext);
  const { data: stats } = useQuery(contactStatsQuery);
  const [session, setSession] = useState(() => ({ user: readUser(), endsAt: readSessionEnd() }));

  const { open: search, palette } = usePalette();

  useEffect(() => onUserChanged(() => setSession((before) => ({ ...before, user: readUser() }))), []);

  const logOut = async () => {
    handOverToast(await signOut(transportOf(client)));
    forgetReturnPath();
    leaveTo('/admin/login');
  };

  return (
    <AdminLayout
      companyName={companyName}
      user={session.user}
      sessionEndsAt={session.endsAt}
      newMessages={stats?.new ?? 0}
      onLogout={() => void logOut()}
      onSearch={search}
    >
      <Outlet />
      {palette}
      <RouteFocus />
      <ScrollRestoration />
    </AdminLayout>
  );
};
