/** Help for an administrator who cannot sign in, if there is no mail server. */
export const PasswordHelp = () => (
  <details className="login-help">
    <summary>Forgot your password?</summary>
    <p>
      Ask the person who runs the server of this website to set a new password for you. The command is{' '}
      <code>npm run administrator -- reset-password &lt;your email&gt;</code>.
    </p>
    <p>Another administrator can also remove your account and invite you again, under Account. You then choose a new password.</p>
  </details>
);
