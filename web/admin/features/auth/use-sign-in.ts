// The state of the sign-in form: the check of its fields, the attempts, and the second step.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Transport } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { enterCode, enterPasskey, fieldErrors, type SecondStep, signIn, signInFailure, signInSuccess } from './sign-in.ts';

export type Errors = Partial<Record<string, string>>;

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

/** Focuses the first invalid field; after any other failure, selects the password or the code. */
const focusField = (form: HTMLFormElement, errors: Errors, step: SecondStep | null) => {
  const wrong = fields.find((name) => errors[name]);
  const field = fieldOf(form, wrong ?? (step ? 'code' : 'password'));
  field?.focus();
  if (!wrong) field?.select();
};

/** Sends the password, or the code of the second step. */
const send = (transport: Transport, data: FormData, step: SecondStep | null, remember: boolean): Promise<SecondStep | null> =>
  step
    ? enterCode(transport, { token: step.token, code: String(data.get('code')), remember })
    : signIn(transport, { email: String(data.get('email')).trim(), password: String(data.get('password')), remember });

export const useSignIn = (email: string, onSignedIn: () => void) => {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [remember, setRemember] = useState(false);
  // set after the correct password of an account with two-step sign-in
  const [step, setStep] = useState<SecondStep | null>(null);

  // the password field gets the focus if the email is known, or when the administrator starts again
  const [startsAgain, setStartsAgain] = useState(false);
  useEffect(() => {
    if ((email || startsAgain) && !step && form.current) fieldOf(form.current, 'password')?.focus();
  }, [email, startsAgain, step]);

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
      if (form.current) focusField(form.current, found, step);
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (login.isPending) return;
    const found = check(element);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusField(element, found, step);
    const data = new FormData(element);
    login.mutate(() => send(transportOf(client), data, step, remember));
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
