import { z } from 'zod';
import { rights } from './account.ts';
import { messageAnswer } from './errors.ts';
import { flag, id, requiredEmail, requiredText, timestamp } from './fields.ts';
import { passkeyOptions, passkeySignature } from './passkey-fields.ts';
import { enteredPassword, newPassword, secondFactorCode } from './password-fields.ts';
import { route } from './route.ts';
import { emailMaxLength } from './rules/email.ts';

export const loginInput = z
  .object({
    email: requiredText({ label: 'email', max: emailMaxLength }),
    password: enteredPassword('password'),
    remember: flag.nullish().transform((remember) => remember ?? false),
  })
  .meta({ id: 'Credentials' });

export const loginAnswer = z
  .object({
    token: z.string(),
    user: z.object({ id, name: z.string(), email: z.string(), ...rights }),
    remember: z.boolean(),
    expires_at: timestamp,
  })
  .meta({ id: 'LoginAnswer' });
export type LoginAnswer = z.output<typeof loginAnswer>;

export const secondFactorRequired = z
  .object({
    second_factor: z.object({
      token: z.string().meta({ description: 'For `/api/admin/auth/second-factor`. It does not authenticate other calls.' }),
      expires_at: timestamp,
      methods: z.array(z.enum(['code', 'passkey'])),
    }),
  })
  .meta({ id: 'SecondFactorRequired' });
export type SecondFactorRequired = z.output<typeof secondFactorRequired>;

/** With two-step sign-in, a correct password does not sign in, but requires a second step. */
export const signInAnswer = z.union([loginAnswer, secondFactorRequired]);
export type SignInAnswer = z.output<typeof signInAnswer>;

export const login = route({
  method: 'POST',
  path: '/api/admin/auth/login',
  summary: 'Sign in; the token is valid 24 hours, or 30 days with remember',
  tag: 'Sign-in',
  access: 'public',
  body: loginInput,
  errors: ['unauthenticated', 'too-many'],
  status: 200,
  answer: signInAnswer,
});

const secondStepToken = z.string().regex(/^[\w-]{43}$/);

export const finishSignIn = route({
  method: 'POST',
  path: '/api/admin/auth/second-factor',
  summary: 'Finish a sign-in with a code of the authenticator app or a recovery code',
  tag: 'Sign-in',
  access: 'public',
  body: z.object({ token: secondStepToken, code: secondFactorCode, remember: loginInput.shape.remember }),
  errors: ['unauthenticated', 'too-many'],
  status: 200,
  answer: loginAnswer,
});

export const startPasskeySignIn = route({
  method: 'POST',
  path: '/api/admin/auth/passkey-options',
  summary: 'Get the options for signing in with a passkey (WebAuthn)',
  tag: 'Sign-in',
  access: 'public',
  body: z.object({ token: secondStepToken.optional().meta({ description: 'The token of a sign-in that waits for its second step.' }) }),
  errors: ['unauthenticated', 'too-many'],
  status: 200,
  answer: passkeyOptions,
});

export const signInWithPasskey = route({
  method: 'POST',
  path: '/api/admin/auth/passkey',
  summary: 'Sign in with a passkey, instead of a password or as its second step',
  tag: 'Sign-in',
  access: 'public',
  body: z.object({ response: passkeySignature, remember: loginInput.shape.remember }),
  errors: ['unauthenticated', 'too-many'],
  status: 200,
  answer: loginAnswer,
});

export const logout = route({
  method: 'POST',
  path: '/api/admin/auth/logout',
  summary: 'Sign out; the token becomes invalid',
  tag: 'Sign-in',
  access: 'admin',
  permission: 'account',
  status: 200,
  answer: messageAnswer,
});

export const getSignInOptions = route({
  method: 'GET',
  path: '/api/admin/auth/options',
  summary: 'What the sign-in page offers',
  tag: 'Sign-in',
  access: 'public',
  status: 200,
  answer: z.object({ has_password_reset: z.boolean().meta({ description: 'A mail server is configured.' }) }).meta({ id: 'SignInOptions' }),
});

export const requestPasswordReset = route({
  method: 'POST',
  path: '/api/admin/auth/password-reset',
  summary: 'Ask for a link to set a new password; the response is the same for every address',
  tag: 'Sign-in',
  access: 'public',
  body: z.object({ email: requiredEmail }),
  errors: ['conflict', 'too-many'],
  status: 200,
  answer: messageAnswer,
});

const reset = { params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }), path: '/api/admin/auth/password-reset/:token' } as const;

export const getPasswordReset = route({
  ...reset,
  method: 'GET',
  summary: 'The account of a link; 404 if it was used or has expired',
  tag: 'Sign-in',
  access: 'public',
  errors: ['too-many'],
  status: 200,
  answer: z.object({ email: z.string() }).meta({ id: 'PasswordReset' }),
});

export const finishPasswordReset = route({
  ...reset,
  method: 'POST',
  summary: 'Set a new password and sign in, with two-step sign-in after the second step; every other session ends',
  tag: 'Sign-in',
  access: 'public',
  body: z.object({ password: newPassword }),
  errors: ['too-many'],
  status: 200,
  answer: signInAnswer,
});
