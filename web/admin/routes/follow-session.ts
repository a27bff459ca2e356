// A session can begin and end while a screen is open: the server refuses the token, another tab signs in or out.
import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import { rememberReturnPath, takeReturnPath } from '#web/admin/features/auth/return-path.ts';
import { requestSignIn, sessionEndedState, withdrawSignInRequest } from '#web/admin/features/auth/session-ended.ts';
import { isSameUser, onSessionChangedElsewhere, onSessionStarted, readUser } from '#web/admin/lib/session.ts';
import { keepFlashMessage } from '#web/admin/ui/flash-message.ts';
import { hasUnsavedWork, leaveUnsavedWork } from '#web/admin/ui/form/unsaved-work.ts';
import { onSessionEnded } from '#web/shared/lib/session-token.ts';
import { loginPath } from './require-session.ts';

interface Options {
  client: QueryClient;
  /** Loads another page, so that nothing of this one remains. */
  leaveTo?: (path: string) => void;
}

/** An invitation is accepted without a session. */
const needsSession = (pathname: string) =>
  (pathname === '/admin' || pathname.startsWith('/admin/')) && pathname !== loginPath && !pathname.startsWith('/admin/invitation/');

/** @returns a function that stops following */
export const followSession = (router: DataRouter, { client, leaveTo = (path) => window.location.assign(path) }: Options): (() => void) => {
  // the administrator whose data is on screen, even after the session has ended
  let owner = readUser();

  const end = () => {
    const { pathname, search } = router.state.location;
    if (!needsSession(pathname)) return;
    if (hasUnsavedWork()) return requestSignIn(owner);
    rememberReturnPath(pathname + search);
    void router.navigate(loginPath, { replace: true, state: sessionEndedState });
  };

  const begin = () => {
    const user = readUser();
    const isOther = !isSameUser(owner, user);
    owner = user;
    const isInside = needsSession(router.state.location.pathname);
    if (isInside && isOther) {
      // nothing that the previous administrator has loaded or typed is shown to the new one
      keepFlashMessage({ kind: 'info', text: `Signed in as ${user.name ?? 'another administrator'}` });
      return void leaveUnsavedWork(() => leaveTo('/admin'));
    }
    withdrawSignInRequest();
    // other queries are not refetched, so that the values under an open form do not change
    if (isInside) void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  };

  const change = (isSignedIn: boolean) => {
    if (!isSignedIn) return end();
    begin();
    if (router.state.location.pathname === loginPath) void router.navigate(takeReturnPath(), { replace: true });
  };

  const stops = [onSessionEnded(end), onSessionStarted(begin), onSessionChangedElsewhere(change)];
  return () => {
    for (const stop of stops) stop();
    withdrawSignInRequest();
  };
};
