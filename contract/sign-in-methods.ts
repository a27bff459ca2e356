// Sign-in methods of the signed-in administrator: authenticator app, recovery codes and passkeys.
import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { id, idParams, requiredText, timestamp } from './fields.ts';
import { passkeyAttestation, passkeyOptions, passkeySignature } from './passkey-fields.ts';
import { secondFactorCode } from './password-fields.ts';
import { route } from './route.ts';
import { textLengths } from './rules/text-lengths.ts';

const admin = { tag: 'Account', access: 'admin', permission: 'account' } as const;
const confirmed = { ...admin, requiresPassword: true } as const;
const path = '/api/admin/account';

export const passkey = z
  .object({ id, name: z.string(), created_at: timestamp, last_used_at: timestamp.nullable() })
  .meta({ id: 'Passkey' });
export type Passkey = z.output<typeof passkey>;

export const signInMethods = z
  .object({
    totp_enabled_at: timestamp.nullable().meta({ description: 'Null without two-step sign-in.' }),
    recovery_codes: z.number().int().meta({ description: 'Number of unused recovery codes.' }),
    passkeys: z.array(passkey),
  })
  .meta({ id: 'SignInMethods' });

const recoveryCodes = z.array(z.string()).meta({ description: 'Shown once: the server keeps only hashes of them.' });

export const getSignInMethods = route({
  ...admin,
  method: 'GET',
  path: `${path}/sign-in-methods`,
  summary: 'Two-step sign-in and passkeys of the administrator',
  status: 200,
  answer: signInMethods,
});

export const startTotp = route({
  ...confirmed,
  method: 'POST',
  path: `${path}/totp`,
  summary: 'Make a secret for an authenticator app; it applies once a code of the app was entered',
  errors: ['conflict'],
  status: 201,
  answer: z.object({
    secret: z.string().meta({ description: 'Base32; not shown again.' }),
    uri: z.string().meta({ description: 'For a QR code.' }),
  }),
});

export const enableTotp = route({
  ...confirmed,
  method: 'PUT',
  path: `${path}/totp`,
  summary: 'Turn two-step sign-in on with the first code of the app',
  body: z.object({ code: secondFactorCode }),
  errors: ['conflict', 'too-many'],
  status: 200,
  answer: z.object({ message: z.string(), recovery_codes: recoveryCodes }),
});

export const disableTotp = route({
  ...confirmed,
  method: 'DELETE',
  path: `${path}/totp`,
  summary: 'Turn two-step sign-in off; the recovery codes become invalid',
  status: 200,
  answer: messageAnswer,
});

export const renewRecoveryCodes = route({
  ...confirmed,
  method: 'POST',
  path: `${path}/recovery-codes`,
  summary: 'Make ten new recovery codes; the previous ones become invalid',
  errors: ['conflict'],
  status: 201,
  answer: z.object({ message: z.string(), recovery_codes: recoveryCodes }),
});

export const startPasskey = route({
  ...confirmed,
  method: 'POST',
  path: `${path}/passkey-options`,
  summary: 'Get the options for creating a passkey (WebAuthn)',
  errors: ['conflict'],
  status: 200,
  answer: passkeyOptions,
});

const name = requiredText({ label: 'name', max: textLengths.name });
const passkeyAnswer = z.object({ message: z.string(), passkey });

export const addPasskey = route({
  ...confirmed,
  method: 'POST',
  path: `${path}/passkeys`,
  summary: 'Add a passkey',
  body: z.object({ name, response: passkeyAttestation }),
  errors: ['conflict'],
  status: 201,
  answer: passkeyAnswer,
});

const one = { params: idParams, path: `${path}/passkeys/:id` } as const;

export const renamePasskey = route({
  ...admin,
  ...one,
  method: 'PUT',
  summary: 'Rename a passkey',
  body: z.object({ name }),
  status: 200,
  answer: passkeyAnswer,
});

export const removePasskey = route({
  ...confirmed,
  ...one,
  method: 'DELETE',
  summary: 'Remove a passkey',
  status: 200,
  answer: messageAnswer,
});

export const startPasskeyConfirmation = route({
  ...admin,
  method: 'POST',
  path: `${path}/confirmation/passkey-options`,
  summary: 'Get the options for using a passkey instead of entering the password again',
  errors: ['conflict'],
  status: 200,
  answer: passkeyOptions,
});

export const confirmWithPasskey = route({
  ...admin,
  method: 'POST',
  path: `${path}/confirmation/passkey`,
  summary: 'Use a passkey instead of entering the password again',
  body: z.object({ response: passkeySignature }),
  errors: ['conflict', 'too-many'],
  status: 200,
  answer: z.object({ message: z.string(), confirmed_until: timestamp }),
});
