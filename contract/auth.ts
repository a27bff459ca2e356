import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { flag, id, requiredText, timestamp } from './fields.ts';
import { enteredPassword } from './password-fields.ts';
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
