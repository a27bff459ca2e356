import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { flag, id, requiredEmail, requiredText, timestamp } from './fields.ts';
import { enteredPassword, newPassword } from './password-fields.ts';
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
    user: z.object({ id, name: z.string(), email: z.string() }),
    remember: z.boolean(),
    expires_at: timestamp,
  })
  .meta({ id: 'LoginAnswer' });
export type LoginAnswer = z.output<typeof loginAnswer>;

export const login = route({
  method: 'POST',
  path: '/api/admin/auth/login',
  summary: 'Sign in; the token is valid 24 hours, or 30 days with remember',
  tag: 'Sign-in',
  access: 'public',
  body: loginInput,
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
  summary: 'Ask for a link to set a new password; the answer is the same for every address',
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
  summary: 'Set a new password and sign in; every other session ends',
  tag: 'Sign-in',
  access: 'public',
  body: z.object({ password: newPassword }),
  errors: ['too-many'],
  status: 200,
  answer: loginAnswer,
});
