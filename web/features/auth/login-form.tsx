import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { transportOf } from '../../lib/transport.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { Field } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { PasswordInput } from './password-input.tsx';
import { fieldErrors, signIn, signInFailure, signInSuccess } from './sign-in.ts';

interface Props {
  /** Called when the session is there. */
  onSignedIn: () => void;
}

type Errors = Partial<Record<string, string>>;

// in the order of the form
const check = (form: HTMLFormElement): Errors => {
  const email = form.elements.namedItem('email') as HTMLInputElement;
  const password = form.elements.namedItem('password') as HTMLInputElement;
  const errors: Errors = {};
  if (email.value.trim() === '') errors.email = 'Enter your email.';
  else if (email.validity.typeMismatch) errors.email = 'Enter a valid email address.';
  if (password.value === '') errors.password = 'Enter your password.';
  return errors;
};

export const LoginForm = ({ onSignedIn }: Props) => {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});

  const focusFirst = (found: Errors) => {
    const name = ['email', 'password'].find((field) => found[field]);
    if (name) (form.current?.elements.namedItem(name) as HTMLInputElement | null)?.focus();
  };
  const login = useMutation({
    mutationFn: (credentials: Parameters<typeof signIn>[1]) => signIn(transportOf(client), credentials),
    onSuccess: (_, { remember }) => {
      // nothing that another administrator has loaded before is shown to this one
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'settings' });
      toast.success(signInSuccess(remember));
      onSignedIn();
    },
    onError: (error) => {
      const found = fieldErrors(error);
      setErrors(found);
      toast.error(signInFailure(error));
      focusFirst(found);
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const found = check(element);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(found);
    const data = new FormData(element);
    login.mutate({ email: String(data.get('email')).trim(), password: String(data.get('password')), remember: data.has('remember') });
  };

  return (
    <form ref={form} noValidate aria-labelledby="login-title" onSubmit={submit}>
      <div className="login-head">
        <h1 id="login-title">Admin CMS</h1>
        <p className="sub">Sign in to manage the website and the catalogue.</p>
      </div>
      {login.isError && (
        <div className="notice red" role="alert">
          <AdminIcon name="alert" />
          <div className="grow">{signInFailure(login.error)}</div>
        </div>
      )}
      <Field label="Email" isRequired error={errors.email}>
        {(control) => <input {...control} name="email" type="email" autoComplete="username" />}
      </Field>
      <Field label="Password" isRequired error={errors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      <label className="check">
        <input type="checkbox" name="remember" aria-describedby="remember-hint" />
        <span>Remember me</span>
      </label>
      <p className="hint check-hint" id="remember-hint">
        Keeps you signed in for 30 days instead of 24 hours
      </p>
      <SubmitButton className="btn btn-primary" isBusy={login.isPending} busyText="Signing in...">
        Sign in
      </SubmitButton>
    </form>
  );
};
