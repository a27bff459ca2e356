// The fields of the sign-in page and dialog, with the error of the last attempt.
import type { ReactNode } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { CodeField } from './code-field.tsx';
import { canUsePasskeys } from './passkey.ts';
import { PasswordInput } from './password-fields.tsx';
import { signInFailure } from './sign-in.ts';
import { type Errors, useSignIn } from './use-sign-in.ts';

interface Props {
  /** Id of the heading. */
  labelledBy: string;
  className?: string;
  /** Initial value, if the administrator is known. */
  email?: string;
  /** Shown above the fields. */
  head?: ReactNode;
  /** Rendered below the fields. */
  children: (isBusy: boolean) => ReactNode;
  /** Called once the session is stored. */
  onSignedIn: () => void;
}

interface CredentialProps {
  labelledBy: string;
  email: string;
  errors: Errors;
  remember: boolean;
  onRemember: (remember: boolean) => void;
}

const CredentialFields = ({ labelledBy, email, errors, remember, onRemember }: CredentialProps) => (
  <>
    <Field label="Email" isRequired error={errors.email}>
      {(control) => <input {...control} name="email" type="email" autoComplete="username" defaultValue={email} />}
    </Field>
    <Field label="Password" isRequired error={errors.password}>
      {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
    </Field>
    <label className="check">
      <input
        type="checkbox"
        name="remember"
        checked={remember}
        onChange={(event) => onRemember(event.target.checked)}
        aria-describedby={`${labelledBy}-remember`}
      />
      <span>Remember me</span>
    </label>
    <p className="hint check-hint" id={`${labelledBy}-remember`}>
      Keeps you signed in for 30 days instead of 24 hours
    </p>
  </>
);

export const SignInForm = ({ labelledBy, className, email = '', head, children, onSignedIn }: Props) => {
  const { form, login, errors, step, remember, setRemember, submit, startAgain, signInWithPasskey } = useSignIn(email, onSignedIn);
  const offersPasskey = canUsePasskeys() && (step === null || step.methods.includes('passkey'));

  return (
    <form ref={form} className={className} noValidate aria-labelledby={labelledBy} onSubmit={submit}>
      {head}
      {login.isError && (
        <div className="notice red" role="alert">
          <AdminIcon name="alert" />
          <div className="grow">{signInFailure(login.error)}</div>
        </div>
      )}
      {step ? (
        <>
          <p role="status">Your password is correct. One more step:</p>
          <CodeField error={errors.code} hasFocus />
        </>
      ) : (
        <CredentialFields labelledBy={labelledBy} email={email} errors={errors} remember={remember} onRemember={setRemember} />
      )}
      {children(login.isPending)}
      {offersPasskey && (
        <button type="button" className="btn" disabled={login.isPending} onClick={signInWithPasskey}>
          {step ? 'Use a passkey instead' : 'Sign in with a passkey'}
        </button>
      )}
      {step && (
        <button type="button" className="btn" disabled={login.isPending} onClick={startAgain}>
          Start again
        </button>
      )}
    </form>
  );
};
