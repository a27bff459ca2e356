// Contact messages and quote requests: what visitors send and administrators work through.
import type { ContactInput, ContactMessage } from '#contract/contacts.ts';
import type { ContactStatus } from '#contract/rules/contacts.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/http/errors.ts';
import { type Clock, timestamp } from '#server/platform/clock.ts';
import * as repository from './contacts.repository.ts';

export interface ContactsContext {
  db: Database;
  clock: Clock;
}

const isTrapFilled = (website: unknown) => website !== undefined && website !== null && website !== '';

/** Stores a message. A filled trap field is answered like any message, and nothing is stored. */
export const createContact = async ({ db, clock }: ContactsContext, { website, product_slug, ...input }: ContactInput): Promise<void> => {
  if (isTrapFilled(website)) return;
  const at = timestamp(clock);
  await repository.createContact(db, { ...input, product_slug: product_slug || null, status: 'new', created_at: at, updated_at: at });
};

/** @throws AppError 'not-found' */
export const getContact = async ({ db }: ContactsContext, id: number): Promise<ContactMessage> => {
  const contact = await repository.getContact(db, id);
  if (!contact) throw notFound();
  return contact;
};

/** @throws AppError 'not-found' */
export const updateContactStatus = async (context: ContactsContext, id: number, status: ContactStatus): Promise<ContactMessage> => {
  if (!(await repository.updateContactStatus(context.db, id, status, timestamp(context.clock)))) throw notFound();
  return getContact(context, id);
};

/** @throws AppError 'not-found' */
export const removeContact = async ({ db }: ContactsContext, id: number): Promise<void> => {
  if (!(await repository.removeContact(db, id))) throw notFound();
};
