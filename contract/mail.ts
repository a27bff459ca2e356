// Mail of the product, as administrators see it.
import { z } from 'zod';
import { id, idParams, timestamp } from './fields.ts';
import { route } from './route.ts';

export const mailKinds = ['message', 'acknowledgement', 'test', 'invitation', 'password-reset'] as const;

export const outgoingMail = z
  .object({
    id,
    kind: z.enum(mailKinds).meta({ description: 'message: to the company; acknowledgement: to the sender of the message.' }),
    state: z.enum(['waiting', 'sent', 'failed']),
    recipients: z.string().nullable().meta({ description: 'Separated by commas; null as long as the settings determine them.' }),
    attempts: z.number().int().nonnegative(),
    created_at: timestamp,
    next_attempt_at: timestamp.nullable().meta({ description: 'Null unless the mail is waiting.' }),
    sent_at: timestamp.nullable(),
    last_error: z.string().nullable().meta({ description: 'Why the last attempt failed, or which recipients were refused.' }),
  })
  .meta({ id: 'OutgoingMail' });
export type OutgoingMail = z.output<typeof outgoingMail>;

const admin = { tag: 'Mail', access: 'admin' } as const;
const path = '/api/admin/mail';
const mailAnswer = z.object({ message: z.string(), mail: outgoingMail });

export const getMailOverview = route({
  ...admin,
  permission: 'messages.read',
  method: 'GET',
  path,
  summary: 'Whether mail is sent, to whom, and what needs attention',
  status: 200,
  answer: z
    .object({
      is_enabled: z.boolean().meta({ description: 'A mail server is configured.' }),
      from: z.string().nullable(),
      recipients: z.array(z.string()).meta({ description: 'Of the mail about messages.' }),
      delayed: z.number().int().meta({ description: 'Mail about messages and invitations that has waited for more than 15 minutes.' }),
      failed: z.number().int().meta({ description: 'Mail about messages and invitations that has failed.' }),
      problem: z
        .object({ contact_id: id.nullable(), last_error: z.string().nullable() })
        .nullable()
        .meta({ description: 'The oldest failed mail, otherwise the oldest delayed one; null without either.' }),
    })
    .meta({ id: 'MailOverview' }),
});

export const listContactMail = route({
  ...admin,
  permission: 'messages.read',
  method: 'GET',
  path: `${path}/contacts/:id`,
  summary: 'Mail about a contact message',
  params: idParams,
  status: 200,
  answer: z.object({ mails: z.array(outgoingMail) }),
});

export const getMail = route({
  ...admin,
  permission: 'mail.manage',
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One mail with its state',
  params: idParams,
  errors: ['not-found'],
  status: 200,
  answer: z.object({ mail: outgoingMail }),
});

export const sendMailAgain = route({
  ...admin,
  permission: 'messages.write',
  method: 'POST',
  path: `${path}/:id/send`,
  summary: 'Send a mail now that failed or is waiting',
  params: idParams,
  errors: ['not-found', 'conflict'],
  status: 200,
  answer: mailAnswer,
});

export const sendFailedMail = route({
  ...admin,
  permission: 'mail.manage',
  method: 'POST',
  path: '/api/admin/mail-retry',
  summary: 'Send all failed mail about messages and invitations again',
  errors: ['conflict'],
  status: 200,
  answer: z.object({ message: z.string(), mails: z.number().int() }),
});

export const sendTestMail = route({
  ...admin,
  permission: 'mail.manage',
  method: 'POST',
  path: '/api/admin/mail-test',
  summary: 'Send a test mail to the recipients of mail about messages; its state is read with its id',
  errors: ['conflict'],
  status: 201,
  answer: mailAnswer,
});
