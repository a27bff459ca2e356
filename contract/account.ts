// The signed-in administrator's own account: name, email, password, sessions.

import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { id, idParams, requiredEmail, requiredText, timestamp } from './fields.ts';
import { enteredPassword, newPassword, secondFactorCode } from './password-fields.ts';
import { route } from './route.ts';
import { permissions, roles } from './rules/policy.ts';
import { textLengths } from './rules/text-lengths.ts';

/** Role and permissions of the signed-in administrator. */
export const rights = {
  role: z.enum(roles),
  permissions: z.array(z.enum(permissions)).meta({ description: 'What the role allows. It may change while a session lasts.' }),
  languages: z.array(z.string()).optional().meta({ description: 'Only of a translator: the languages into which they translate.' }),
};

export const account = z.object({ id, name: z.string(), email: z.string(), ...rights }).meta({ id: 'Account' });
export type Account = z.output<typeof account>;

const admin = { tag: 'Account', access: 'admin', permission: 'account' } as const;
const path = '/api/admin/account';

export const getAccount = route({
  ...admin,
  method: 'GET',
  path,
  summary: 'The signed-in administrator',
  errors: ['not-found'],
  status: 200,
  answer: z.object({ account }),
});

export const updateAccount = route({
  ...admin,
  method: 'PUT',
  path,
  summary: 'Change name or email; a new email requires the current password',
  body: z.object({
    name: requiredText({ label: 'name', max: textLengths.name }).optional(),
    email: requiredEmail.optional(),
    current_password: enteredPassword('current password').optional(),
  }),
  errors: ['not-found', 'too-many'],
  status: 200,
  answer: z.object({ message: z.string(), account }),
});

export const updatePassword = route({
  ...admin,
  method: 'PUT',
  path: `${path}/password`,
  summary: 'Change the password; every other session ends',
  body: z.object({ current_password: enteredPassword('current password'), password: newPassword }),
  errors: ['too-many'],
  status: 200,
  answer: messageAnswer,
});

export const confirmPassword = route({
  ...admin,
  method: 'POST',
  path: `${path}/confirmation`,
  summary:
    'Enter the password again, and with two-step sign-in a code, for calls that require it within the last ten minutes; a sign-in counts as well',
  body: z.object({ password: enteredPassword('password'), code: secondFactorCode.optional() }),
  errors: ['too-many'],
  status: 200,
  answer: z.object({ message: z.string(), confirmed_until: timestamp }),
});

const device = {
  browser: z
    .string()
    .nullable()
    .meta({ description: 'Null if unknown.', examples: ['Firefox'] }),
  system: z
    .string()
    .nullable()
    .meta({ examples: ['Windows'] }),
  kind: z.enum(['desktop', 'mobile', 'tablet']),
};

export const accountSession = z
  .object({
    id,
    ...device,
    signed_in_at: timestamp,
    last_used_at: timestamp.meta({ description: 'Up to five minutes old.' }),
    expires_at: timestamp.meta({ description: 'The session ends then in any case.' }),
    idle_expires_at: timestamp
      .nullable()
      .meta({ description: 'The session ends then if it is not used before; null if sessions do not end without use.' }),
    is_current: z.boolean().meta({ description: 'The session of this call.' }),
  })
  .meta({ id: 'AccountSession' });
export type AccountSession = z.output<typeof accountSession>;

export const signInResults = ['signed-in', 'wrong-password', 'disabled'] as const;
export type SignInResult = (typeof signInResults)[number];

export const signInMethods = ['code', 'recovery-code', 'passkey'] as const;
export type SignInMethod = (typeof signInMethods)[number];

export const signIn = z
  .object({
    id,
    at: timestamp,
    result: z.enum(signInResults).meta({ description: '`disabled`: the right password of a disabled account.' }),
    method: z
      .enum(signInMethods)
      .nullable()
      .meta({ description: 'The method; null for a password, and for sign-ins before methods were recorded.' }),
    address: z
      .string()
      .nullable()
      .meta({ description: 'Shortened; null if unknown.', examples: ['203.0.113.0'] }),
    ...device,
  })
  .meta({ id: 'SignIn' });
export type SignIn = z.output<typeof signIn>;

/** Recent sign-ins and refused attempts of an account. */
export const signInsAnswer = z.object({ sign_ins: z.array(signIn) });

export const listSignIns = route({
  ...admin,
  method: 'GET',
  path: `${path}/sign-ins`,
  summary: 'The last sign-ins and refused attempts, the latest first',
  status: 200,
  answer: signInsAnswer,
});

export const listSessions = route({
  ...admin,
  method: 'GET',
  path: `${path}/sessions`,
  summary: 'Sessions of the administrator, the current one first',
  status: 200,
  answer: z.object({ sessions: z.array(accountSession) }),
});

export const removeSession = route({
  ...admin,
  method: 'DELETE',
  path: `${path}/sessions/:id`,
  summary: 'End one session',
  params: idParams,
  status: 200,
  answer: messageAnswer,
});

export const removeOtherSessions = route({
  ...admin,
  method: 'DELETE',
  path: `${path}/sessions`,
  summary: 'End every session but this one',
  status: 200,
  answer: messageAnswer,
});
