// The mail server, as owners set it in the admin area.
import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { optionalText, requiredText } from './fields.ts';
import { route } from './route.ts';
import { isMailHost, isMailSender, mailServerLengths as lengths, mailSecurities, mailSenderText } from './rules/mail.ts';

const server = z
  .object({
    set_by: z.enum(['environment', 'settings']).nullable().meta({
      description: 'environment: SMTP_URL and MAIL_FROM, which cannot be changed here; null without a mail server.',
    }),
    host: z.string(),
    port: z.number().int(),
    security: z.enum(mailSecurities).meta({
      description:
        'tls: from the beginning; starttls: required; automatic: if the server offers it. A password always requires encryption.',
    }),
    user: z.string().nullable(),
    has_password: z.boolean().meta({ description: 'A password is stored; it is never returned.' }),
    from: z.string(),
    problem: z.string().nullable().meta({ description: 'Why the stored server cannot be used.' }),
  })
  .meta({ id: 'MailServer' });
export type MailServerSettings = z.output<typeof server>;

const admin = { tag: 'Mail', access: 'admin', permission: 'mail.manage' } as const;
const path = '/api/admin/mail-server';
const answer = z.object({ message: z.string(), server });

export const getMailServer = route({
  ...admin,
  method: 'GET',
  path,
  summary: 'The mail server, without its password',
  status: 200,
  answer: z.object({ server }),
});

const host = requiredText({ label: 'server', max: lengths.host }).refine(
  (text) => text === '' || isMailHost(text),
  'The server must be a host name or an address, without a port.',
);

const from = requiredText({ label: 'sender', max: lengths.from }).refine(
  (text) => text === '' || isMailSender(text),
  `The sender must be ${mailSenderText}.`,
);

const port = z.number('The port must be a whole number from 1 to 65535.').int().min(1).max(65_535);

export const putMailServer = route({
  ...admin,
  requiresPassword: true,
  method: 'PUT',
  path,
  summary: 'Set the mail server; without a password, the stored one remains if server, port, security and user are the same',
  body: z.object({
    host,
    port,
    security: z.enum(mailSecurities, `The security must be one of ${mailSecurities.join(', ')}.`),
    user: optionalText({ label: 'user', max: lengths.user }),
    password: z.string('The password must be text.').max(lengths.password, 'The password is too long.').optional(),
    from,
  }),
  errors: ['conflict'],
  status: 200,
  answer,
});

export const removeMailServer = route({
  ...admin,
  requiresPassword: true,
  method: 'DELETE',
  path,
  summary: 'Remove the mail server of the settings: no mail is sent any more',
  errors: ['conflict'],
  status: 200,
  answer: messageAnswer,
});
