// The sign-in page.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { signInOptionsQuery } from './password-reset.queries.ts';
import { sessionEndedText } from './session-ended.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Help for an administrator who cannot sign in, if there is no mail server. */
const PasswordHelp = () => (
  <details className="login-help">
    <summary>Forgot your password?</summary>
    <p>
      Ask the person who runs the server of this website to set a new password for you. The command is{' '}
      <code>npm run administrator -- reset-password &lt;your email&gt;</code>.
    </p>
    <p>Another administrator can also remove your account and invite you again, under Account. You then choose a new password.</p>
  </details>
);

interface Props {
  /** Whether the session has just ended. */
  hasEnded: boolean;
  /** Called once the session is stored. */
  onSignedIn: () => void;
}

const Head = ({ hasEnded }: Pick<Props, 'hasEnded'>) => (
  <>
    <div className="login-head">
      <h1 id="login-title">Admin CMS</h1>
      <p className="sub">Sign in to manage the website and the catalogue.</p>
    </div>
    {hasEnded && (
      <div className="notice yellow" role="status">
        <AdminIcon name="alert" />
        <div className="grow">{sessionEndedText}</div>
      </div>
    )}
  </>
);

export const LoginForm = ({ hasEnded, onSignedIn }: Props) => {
  const client = useQueryClient();
  const { data: options } = useQuery(signInOptionsQuery);
  const enter = () => {
    // another administrator's data must not be shown to this one
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'settings' });
    onSignedIn();
  };
  return (
    <SignInForm labelledBy="login-title" head={<Head hasEnded={hasEnded} />} onSignedIn={enter}>
      {(isBusy) => (
        <>
          <BusyButton isBusy={isBusy} busyText="Signing in..." isDisabledWhileBusy>
            Sign in
          </BusyButton>
          {options?.has_password_reset ? (
            <p className="login-help">
              <Link to="/admin/forgot-password">Forgot password?</Link>
            </p>
          ) : (
            <PasswordHelp />
          )}
        </>
      )}
    </SignInForm>
  );
};
