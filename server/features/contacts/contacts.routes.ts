import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/contacts.ts';
import { mount } from '#server/http/mount.ts';
import { limitedTo } from '#server/http/rate-limits.ts';
import { getContactStats, listContacts } from './contacts.repository.ts';
import { type ContactsContext, createContact, getContact, removeContact, updateContactStatus } from './contacts.service.ts';

export const registerContactsRoutes = (app: FastifyInstance, context: ContactsContext & { contactRateLimit: number }): void => {
  const { db } = context;
  mount(
    app,
    contract.createContact,
    async ({ body }) => {
      await createContact(context, body);
      return { message: 'Thank you for contacting us. We will get back to you soon.' };
    },
    limitedTo(context.contactRateLimit),
  );
  mount(app, contract.listContacts, ({ query }) => listContacts(db, { ...query, perPage: query.per_page }));
  mount(app, contract.getContact, async ({ params }) => ({ contact: await getContact(context, params.id) }));
  mount(app, contract.getContactStats, () => getContactStats(db));
  mount(app, contract.updateContactStatus, async ({ params, body }) => ({
    message: 'Status updated successfully',
    contact: await updateContactStatus(context, params.id, body.status),
  }));
  mount(app, contract.removeContact, async ({ params }) => {
    await removeContact(context, params.id);
    return { message: 'Message deleted successfully' };
  });
};
