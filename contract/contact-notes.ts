// Notes that administrators write about a message. Visitors never see them.
import { z } from 'zod';
import { contactMessage } from './contacts.ts';
import { id, idParams, requiredText, wholeNumber } from './fields.ts';
import { route } from './route.ts';
import { contactLimits } from './rules/contacts.ts';

const common = {
  tag: 'Contact',
  access: 'admin',
  permission: 'messages.write',
  answer: z.object({ message: z.string(), contact: contactMessage }),
} as const;

const body = z.object({ text: requiredText({ label: 'note', max: contactLimits.note, isBody: true }) });
const noteParams = idParams.extend({ note: wholeNumber(id.max(2_147_483_647)) });

export const createContactNote = route({
  ...common,
  method: 'POST',
  path: '/api/admin/contacts/:id/notes',
  summary: 'Add a note to a message; a repetition of the own last note is not added again',
  params: idParams,
  body,
  status: 201,
});

export const updateContactNote = route({
  ...common,
  method: 'PATCH',
  path: '/api/admin/contacts/:id/notes/:note',
  summary: 'Change an own note',
  params: noteParams,
  body,
  status: 200,
});

export const removeContactNote = route({
  ...common,
  method: 'DELETE',
  path: '/api/admin/contacts/:id/notes/:note',
  summary: 'Delete an own note for ever',
  params: noteParams,
  status: 200,
});
