// Every admin screen requires a stored token; the sign-in screen requires that there is none. Whether the token is still valid is
// known after the first response of the server.
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { rememberReturnPath } from '#web/admin/features/auth/return-path.ts';
import { hasUnsavedWork } from '#web/admin/ui/form/unsaved-work.ts';
import { readToken, sessionEnded } from '#web/shared/lib/session-token.ts';

export const loginPath = '/admin/login';

export const requireSession = ({ request }: LoaderFunctionArgs): null => {
  if (readToken()) return null;
  if (hasUnsavedWork()) {
    // leaving would lose unsaved changes: the sign-in is shown over the screen
    sessionEnded();
    return null;
  }
  const { pathname, search } = new URL(request.url);
  rememberReturnPath(pathname + search);
  throw redirect(loginPath);
};

export const requireNoSession = (): null => {
  if (readToken()) throw redirect('/admin');
  return null;
};
