// The fields of the sign-in, with the error of the last attempt. It is used by the sign-in page and by the dialog.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { transportOf } from '#web/shared/lib/transport.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { CodeField } from './code-field.tsx';
import { canUsePasskeys } from './passkey.ts';
import { PasswordInput } from './password-input.tsx';
import { enterCode, enterPasskey, fieldErrors, type SecondStep, signIn, signInFailure, signInSuccess } from './sign-in.ts';

interface Props {
  /** Id of the heading. */
  labelledBy: string;
  className?: string;
  /** Initial value, if the administrator is known. */
  email?: string;
  /** Above the fields. */
  head?: ReactNode;
  /** Below the fields: the submit button. */
  children: (isBusy: boolean) => ReactNode;
  /** Called when the session is stored. */
  onSignedIn: () => void;
}

type Errors = Partial<Record<string, string>>;

// in the order of the form
const fields = ['email', 'password', 'code'] as const;
const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement | null;

const check = (form: HTMLFormElement): Errors => {
  const [email, password, code] = fields.map((name) => fieldOf(form, name));
  const errors: Errors = {};
  if (email?.value.trim() === '') errors.email = 'Enter your email.';
  else if (email?.validity.typeMismatch) errors.email = 'Enter a valid email address.';
  if (password?.value === '') errors.password = 'Enter your password.';
  if (code?.value.trim() === '') errors.code = 'Enter the code.';
  return errors;
};

const useSignIn = (email: string, onSignedIn: () => void) => {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [remember, setRemember] = useState(false);
  // after the correct password of an account with two-step sign-in
  const [step, setStep] = useState<SecondStep | null>(null);

  // the email is known, unless the administrator starts again: only the password is missing
  const [startsAgain, setStartsAgain] = useState(false);
  useEffect(() => {
    if ((email || startsAgain) && !step && form.current) fieldOf(form.current, 'password')?.focus();
  }, [email, startsAgain, step]);

  /** Focuses the first invalid field; after any other failure, the password, selected for typing it again. */
  const focusField = (found: Errors) => {
    if (!form.current) return;
    const wrong = fields.find((name) => found[name]);
    const field = fieldOf(form.current, wrong ?? (step ? 'code' : 'password'));
    field?.focus();
    if (!wrong) field?.select();
  };
  const login = useMutation({
    mutationFn: (attempt: () => Promise<SecondStep | null>) => attempt(),
    onSuccess: (next) => {
      setErrors({});
      if (next) return setStep(next);
      toast.success(signInSuccess(remember));
      onSignedIn();
    },
    onError: (error) => {
      const found = fieldErrors(error);
      setErrors(found);
      toast.error(signInFailure(error));
      focusField(found);
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (login.isPending) return;
    const found = check(element);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusField(found);
    const data = new FormData(element);
    const transport = transportOf(client);
    if (step) return login.mutate(() => enterCode(transport, { token: step.token, code: String(data.get('code')), remember }));
    const credentials = { email: String(data.get('email')).trim(), password: String(data.get('password')), remember };
    login.mutate(() => signIn(transport, credentials));
  };
  const startAgain = () => {
    login.reset();
    setErrors({});
    setStep(null);
    setStartsAgain(true);
  };
  const signInWithPasskey = () => login.mutate(() => enterPasskey(transportOf(client), step, remember));
  return { form, login, errors, step, remember, setRemember, submit, startAgain, signInWithPasskey };
};

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
          <p role="status">Your password is right. One more step:</p>
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
