// Administrators and invitations: administrators invite others with a link that is valid once.

import { z } from 'zod';
import { signInsAnswer } from './account.ts';
import { loginAnswer } from './auth.ts';
import { messageAnswer } from './errors.ts';
import { flag, id, idParams, requiredEmail, requiredText, timestamp } from './fields.ts';
import { newPassword } from './password-fields.ts';
import { route } from './route.ts';
import { languageCodePattern, mostLanguages } from './rules/languages.ts';
import { roles } from './rules/policy.ts';
import { textLengths } from './rules/text-lengths.ts';

export const administrator = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    languages: z.array(z.string()).optional().meta({ description: 'Only of a translator: the languages into which they translate.' }),
    status: z.enum(['active', 'disabled', 'invited']),
    is_you: z.boolean(),
    created_at: timestamp,
    last_used_at: timestamp.nullable().meta({ description: 'Up to five minutes old; null without a session.' }),
    sign_in_pause: z
      .object({
        until: timestamp,
        failures: z.number().int().meta({ description: 'Wrong passwords that count.' }),
        addresses: z.number().int().meta({ description: 'Number of addresses they came from.' }),
      })
      .nullable()
      .meta({ description: 'Set while sign-in is paused after wrong passwords, at least for some addresses; otherwise null.' }),
    has_second_factor: z.boolean().meta({ description: 'Two-step sign-in is on.' }),
    passkeys: z.number().int().meta({ description: 'Number of passkeys.' }),
    invitation_expires_at: timestamp.nullable().meta({ description: 'Expiry of a pending invitation; otherwise null.' }),
  })
  .meta({ id: 'Administrator' });
export type Administrator = z.output<typeof administrator>;

const invitationLink = z
  .object({
    path: z.string().meta({ description: 'Shown once: the server keeps only a hash of it.', examples: ['/admin/invitation/…'] }),
    expires_at: timestamp,
    is_mailed: z.boolean().meta({ description: 'A link is also sent to the invited address by email.' }),
  })
  .meta({ id: 'InvitationLink' });
export type InvitationLink = z.output<typeof invitationLink>;

const admin = { tag: 'Administrators', access: 'admin', permission: 'administrators.manage' } as const;
const open = { tag: 'Administrators', access: 'public' } as const;
const path = '/api/admin/administrators';
const one = { params: idParams, path: `${path}/:id` } as const;
const administratorAnswer = z.object({ message: z.string(), administrator });
const invitationAnswer = z.object({ message: z.string(), administrator, invitation: invitationLink });

export const listAdministrators = route({
  ...admin,
  method: 'GET',
  path,
  summary: 'Administrators and pending invitations',
  status: 200,
  answer: z.object({ administrators: z.array(administrator) }),
});

const role = z.enum(roles, {
  error: ({ input }) => (input === undefined ? 'The role field is required.' : `The role must be one of ${roles.join(', ')}.`),
});
const languages = z
  .array(
    z.string('The language must be text.').regex(languageCodePattern, 'A language must be a code such as de.'),
    'The languages must be a list.',
  )
  .max(mostLanguages, `There can be at most ${mostLanguages} languages.`)
  .optional()
  .meta({ description: 'Required for a translator: the codes of the languages into which they translate.' });
const name = requiredText({ label: 'name', max: textLengths.name });

export const inviteAdministrator = route({
  ...admin,
  requiresPassword: true,
  method: 'POST',
  path,
  summary: 'Invite somebody; the link is shown in this response only',
  body: z.object({ email: requiredEmail, name, role, languages }),
  status: 201,
  answer: invitationAnswer,
});

export const renewInvitation = route({
  ...admin,
  requiresPassword: true,
  method: 'POST',
  params: idParams,
  path: `${path}/:id/invitation`,
  summary: 'Replace the link of a pending invitation; the old link becomes invalid',
  errors: ['conflict'],
  status: 200,
  answer: invitationAnswer,
});

export const updateAdministrator = route({
  ...admin,
  requiresPassword: true,
  ...one,
  method: 'PUT',
  summary: 'Disable or enable an administrator; disabling ends all sessions',
  body: z.object({ is_active: flag }),
  errors: ['conflict'],
  status: 200,
  answer: administratorAnswer,
});

export const updateRole = route({
  ...admin,
  requiresPassword: true,
  method: 'PUT',
  params: idParams,
  path: `${path}/:id/role`,
  summary: 'Change the role of an administrator or an invitation; it applies from the next call on',
  body: z.object({ role, languages }),
  errors: ['conflict'],
  status: 200,
  answer: administratorAnswer,
});

export const clearSignInPause = route({
  ...admin,
  requiresPassword: true,
  method: 'DELETE',
  params: idParams,
  path: `${path}/:id/sign-in-pause`,
  summary: 'End the pause of sign-in, and forget the wrong passwords',
  status: 200,
  answer: administratorAnswer,
});

export const removeSecondFactor = route({
  ...admin,
  requiresPassword: true,
  method: 'DELETE',
  params: idParams,
  path: `${path}/:id/second-factor`,
  summary: 'Remove the authenticator app, the recovery codes and the passkeys of an administrator who lost them',
  status: 200,
  answer: administratorAnswer,
});

export const listSignInsOf = route({
  ...admin,
  method: 'GET',
  params: idParams,
  path: `${path}/:id/sign-ins`,
  summary: 'The last sign-ins and refused attempts of an administrator, the latest first',
  status: 200,
  answer: signInsAnswer,
});

export const removeAdministrator = route({
  ...admin,
  requiresPassword: true,
  ...one,
  method: 'DELETE',
  summary: 'Remove an administrator or an invitation',
  errors: ['conflict'],
  status: 200,
  answer: messageAnswer,
});

const token = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
const invitation = { params: token, path: '/api/admin/invitations/:token' } as const;

export const getInvitation = route({
  ...open,
  ...invitation,
  method: 'GET',
  summary: 'The recipient of an invitation; 404 if it was used, withdrawn or has expired',
  errors: ['too-many'],
  status: 200,
  answer: z.object({ name: z.string(), email: z.string(), expires_at: timestamp }).meta({ id: 'Invitation' }),
});

export const acceptInvitation = route({
  ...open,
  ...invitation,
  method: 'POST',
  summary: 'Accept an invitation: set a password and sign in',
  body: z.object({ password: newPassword, name: name.optional() }),
  errors: ['too-many'],
  status: 200,
  answer: loginAnswer,
});
