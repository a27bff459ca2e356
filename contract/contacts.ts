// Messages of visitors, as administrators read and handle them.
import { z } from 'zod';
import { calendarDay, id, idParams, orAbsent, rowId, slug, timestamp, wholeNumber } from './fields.ts';
import { paged, pageNumber, perPage, searchText } from './paging.ts';
import { route } from './route.ts';
import { contactStatuses, contactsAtOnce, contactTypes, contactLimits as limits, nobody } from './rules/contacts.ts';
import { removedAnswer } from './trash.ts';

export const contactNote = z
  .object({
    id,
    author: z
      .object({ id: id.nullable(), name: z.string() })
      .meta({ description: 'The administrator as named then; the id is null once the account is removed.' }),
    text: z.string(),
    created_at: timestamp,
    edited_at: timestamp.nullable(),
  })
  .meta({ id: 'ContactNote' });
export type ContactNote = z.output<typeof contactNote>;

export const contactMessage = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
    type: z.enum(contactTypes),
    subject: z.string(),
    message: z.string(),
    status: z.enum(contactStatuses),
    language: z.string().optional().meta({
      description: 'Code of the language in which the visitor read the site; absent for the main language.',
    }),
    created_at: timestamp,
    product_slug: z.string().nullable(),
    product: z
      .object({ name: z.string(), slug })
      .nullable()
      .meta({ description: 'The current product; null without one or if it was deleted.' }),
    product_name: z.string().nullable().meta({ description: 'Name of the product when the message was sent.' }),
    assigned_to: z.object({ id, name: z.string() }).nullable().meta({ description: 'The administrator who handles the message.' }),
    note: z.string().nullable().meta({ description: 'An internal note without author, which every administrator can change.' }),
    notes: z.array(contactNote).meta({ description: 'Internal notes, oldest first. Only its author can change one.' }),
    spam: z
      .object({ quarantined_at: timestamp, reasons: z.array(z.string()) })
      .optional()
      .meta({ description: 'Why the message is in quarantine; absent for messages of the inbox.' }),
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.output<typeof contactMessage>;

const spam = z.number().int().optional().meta({ description: 'Messages in quarantine, which no other number includes; absent for none.' });

export const contactStats = z
  .object({ new: z.number().int(), read: z.number().int(), replied: z.number().int(), total: z.number().int(), spam })
  .meta({ id: 'ContactStats' });
export type ContactStats = z.output<typeof contactStats>;

const status = z.enum(contactStatuses, 'The status must be new, read, replied or closed.');

export const unknownAdministrator = 'The administrator is not valid.';

const filter = {
  search: searchText,
  type: orAbsent(z.enum(contactTypes, 'The type must be general, integrator or support.')),
  status: orAbsent(status),
  assigned_to: orAbsent(z.union([z.literal(nobody), wholeNumber(rowId(unknownAdministrator))], unknownAdministrator)).meta({
    description: `Id of an administrator, or \`${nobody}\`: messages that are not assigned.`,
  }),
  quotes: orAbsent(z.enum(['1'], 'The filter quotes must be 1.')).meta({ description: '`1`: only quote requests.' }),
  from: orAbsent(calendarDay).meta({ description: "First day, in the site's time zone." }),
  to: orAbsent(calendarDay).meta({ description: 'Last day, that day included.' }),
  spam: orAbsent(z.enum(['1'], 'The filter spam must be 1.')).meta({
    description: '`1`: only messages in quarantine; absent: only others.',
  }),
};

export const listContacts = route({
  method: 'GET',
  path: '/api/admin/contacts',
  summary: 'Contact messages, newest first',
  tag: 'Contact',
  access: 'admin',
  permission: 'messages.read',
  query: z.object({ ...filter, page: pageNumber, per_page: perPage }),
  status: 200,
  answer: paged(contactMessage),
});

export const getContact = route({
  method: 'GET',
  path: '/api/admin/contacts/:id',
  summary: 'One message',
  tag: 'Contact',
  access: 'admin',
  permission: 'messages.read',
  params: idParams,
  status: 200,
  answer: z.object({ contact: contactMessage }),
});

export const getContactNeighbours = route({
  method: 'GET',
  path: '/api/admin/contacts/:id/neighbours',
  summary: 'The matching messages directly before and after a message',
  tag: 'Contact',
  access: 'admin',
  permission: 'messages.read',
  params: idParams,
  query: z.object(filter),
  status: 200,
  answer: z.object({ newer: id.nullable(), older: id.nullable() }),
});

export const listAssignees = route({
  method: 'GET',
  path: '/api/admin/contacts-assignees',
  summary: 'Administrators to whom messages can be assigned, by name',
  tag: 'Contact',
  access: 'admin',
  permission: 'messages.read',
  status: 200,
  answer: z.object({ administrators: z.array(z.object({ id, name: z.string() })) }),
});

export const getContactStats = route({
  method: 'GET',
  path: '/api/admin/contacts-stats',
  summary: 'Number of new, read and replied messages, and of all messages',
  tag: 'Contact',
  access: 'admin',
  permission: 'messages.read',
  status: 200,
  answer: contactStats,
});

export const updateContactStatus = route({
  method: 'PATCH',
  path: '/api/admin/contacts/:id/status',
  summary: "Set a message's status",
  tag: 'Contact',
  access: 'admin',
  permission: 'messages.write',
  params: idParams,
  body: z.object({ status }),
  status: 200,
  answer: z.object({ message: z.string(), contact: contactMessage }),
});

export const updateContactSpam = route({
  method: 'PATCH',
  path: '/api/admin/contacts/:id/spam',
  summary: 'Move a message to the quarantine, or out of it, which sends mail that was withheld',
  tag: 'Contact',
  access: 'admin',
  permission: 'messages.write',
  params: idParams,
  body: z.object({ is_spam: z.boolean('is_spam must be true or false.') }),
  status: 200,
  answer: z.object({ message: z.string(), contact: contactMessage }),
});

export const removeContact = route({
  method: 'DELETE',
  path: '/api/admin/contacts/:id',
  summary: 'Delete a message',
  tag: 'Contact',
  access: 'admin',
  permission: 'messages.write',
  params: idParams,
  status: 200,
  answer: removedAnswer,
});

export const updateContact = route({
  method: 'PATCH',
  path: '/api/admin/contacts/:id',
  summary: 'Assign a message or change its note without author: only the fields that are sent change',
  tag: 'Contact',
  access: 'admin',
  permission: 'messages.write',
  params: idParams,
  body: z.object({
    assigned_to: rowId(unknownAdministrator).nullable().optional(),
    note: z
      .string('The note must be text.')
      .refine((text) => [...text].length <= limits.note, `The note must not be longer than ${limits.note} characters.`)
      .nullable()
      .optional()
      .meta({ description: `At most ${limits.note} characters; null and the empty text remove it.` }),
    note_before: z.string('The note must be text.').nullable().optional().meta({
      description: 'The note on which the change is based. If another was saved since, the response is 409.',
    }),
  }),
  errors: ['version-conflict'],
  status: 200,
  answer: z.object({ message: z.string(), contact: contactMessage }),
});

const ids = z
  .array(rowId('The messages are not valid.'), 'The messages must be a list.')
  .min(1, 'Select at least one message.')
  .max(contactsAtOnce, `Select at most ${contactsAtOnce} messages.`);

export const updateContactStatuses = route({
  method: 'PATCH',
  path: '/api/admin/contacts-status',
  summary: 'Set the status of several messages; those that no longer exist are skipped',
  tag: 'Contact',
  access: 'admin',
  permission: 'messages.write',
  body: z.object({ ids, status }),
  status: 200,
  answer: z.object({ message: z.string(), updated: z.number().int() }),
});

export const removeContacts = route({
  method: 'POST',
  path: '/api/admin/contacts-remove',
  summary: 'Delete several messages; those that no longer exist are skipped',
  tag: 'Contact',
  access: 'admin',
  permission: 'messages.write',
  body: z.object({ ids }),
  status: 200,
  answer: z.object({ message: z.string(), removed: z.number().int() }),
});
