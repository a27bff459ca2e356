// A session can end while a screen is open: the server refuses the token, or another tab logs out.
import type { DataRouter } from 'react-router';
import { rememberReturnPath } from '../../features/auth/return-path.ts';
import { onSessionEnded, onSessionEndedElsewhere } from '../../lib/session.ts';
import { loginPath } from './require-session.ts';

/** Goes to the sign-in when the session ends. @returns a function that ends it */
export const followSession = (router: DataRouter): (() => void) => {
  const leave = () => {
    const { pathname, search } = router.state.location;
    const isInside = pathname === '/admin' || pathname.startsWith('/admin/');
    if (!isInside || pathname === loginPath) return;
    rememberReturnPath(pathname + search);
    void router.navigate(loginPath, { replace: true });
  };
  const stops = [onSessionEnded(leave), onSessionEndedElsewhere(leave)];
  return () => {
    for (const stop of stops) stop();
  };
};
