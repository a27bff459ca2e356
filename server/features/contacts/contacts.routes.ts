import type { FastifyInstance } from 'fastify';
import { createContact } from '#contract/contact-form.ts';
import * as notesContract from '#contract/contact-notes.ts';
import * as contract from '#contract/contacts.ts';
import { counted } from '#contract/rules/numbers.ts';
import { actingAs } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { limitedTo } from '#server/http/rate-limits.ts';
import type { MailQueue } from '#server/platform/mail-queue.ts';
import type { CountRequest } from '#server/platform/request-counts.ts';
import { confirmation, refusalsInLanguage } from './contact-answers.ts';
import * as service from './contacts.service.ts';
import { countMessages } from './message-limits.ts';
import * as notes from './notes.service.ts';

interface ContactsContext extends UploadsContext {
  contactRateLimit: number;
  mail: MailQueue;
  /** Public origin. */
  siteUrl: string;
  countRequest: CountRequest;
}

const registerNotesRoutes = (app: FastifyInstance, context: ContactsContext): void => {
  mount(app, notesContract.createContactNote, async ({ administrator, params, body }) => ({
    message: 'Note added',
    contact: await notes.addNote(actingAs(context, administrator), params.id, body.text),
  }));
  mount(app, notesContract.updateContactNote, async ({ administrator, params, body }) => ({
    message: 'Note updated',
    contact: await notes.updateNote(actingAs(context, administrator), params.id, params.note, body.text),
  }));
  mount(app, notesContract.removeContactNote, async ({ administrator, params }) => ({
    message: 'Note deleted',
    contact: await notes.removeNote(actingAs(context, administrator), params.id, params.note),
  }));
};

export const registerContactsRoutes = (app: FastifyInstance, context: ContactsContext): void => {
  const { contactRateLimit, countRequest } = context;
  mount(
    app,
    createContact,
    async ({ body, request }) => {
      const message = await confirmation(context.db, body.language);
      await service.createContact(context, body, () => countMessages(countRequest, request.ip, contactRateLimit > 0));
      return { message };
    },
    { ...limitedTo({ name: 'contact', perMinute: contactRateLimit, countRequest }), ...refusalsInLanguage(context.db) },
  );
  registerNotesRoutes(app, context);
  mount(app, contract.listAssignees, async () => ({ administrators: await service.listAssignees(context) }));
  mount(app, contract.listContacts, ({ query }) => service.listContacts(context, { ...query, perPage: query.per_page }));
  mount(app, contract.getContact, async ({ params }) => ({ contact: await service.getContact(context, params.id) }));
  mount(app, contract.getContactNeighbours, ({ params, query }) => service.getNeighbours(context, params.id, query));
  mount(app, contract.getContactStats, () => service.getContactStats(context));
  mount(app, contract.updateContactStatus, async ({ administrator, params, body }) => ({
    message: 'Status updated successfully',
    contact: await service.updateContactStatus(actingAs(context, administrator), params.id, body.status),
  }));
  mount(app, contract.updateContactSpam, async ({ administrator, params, body }) => ({
    message: body.is_spam ? 'Message moved to spam' : 'Message moved to the inbox',
    contact: await service.updateContactSpam(actingAs(context, administrator), params.id, body.is_spam),
  }));
  mount(app, contract.updateContact, async ({ administrator, params, body }) => ({
    message: 'Message updated successfully',
    contact: await service.handleContact(actingAs(context, administrator), params.id, body),
  }));
  mount(app, contract.updateContactStatuses, async ({ administrator, body }) => {
    const updated = await service.updateContactStatuses(actingAs(context, administrator), body.ids, body.status);
    return { message: `Status of ${counted(updated, 'message')} updated`, updated };
  });
  mount(app, contract.removeContact, async ({ administrator, params }) => {
    const trash_id = await service.removeContact(actingAs(context, administrator), params.id);
    return { message: 'Message deleted successfully', trash_id };
  });
  mount(app, contract.removeContacts, async ({ administrator, body }) => {
    const removed = await service.removeContacts(actingAs(context, administrator), body.ids);
    return { message: `${counted(removed, 'message')} deleted`, removed };
  });
};
