import type { ContactMessage, ContactStats } from '#contract/contacts.ts';
import type { Paged } from '#contract/paging.ts';
import type { ContactStatus, ContactType } from '#contract/rules/contacts.ts';
import { type PageRequest, toPaged, windowOf } from '#server/database/paging.ts';
import type { ContactMessagesTable, Database } from '#server/database/schema.ts';
import { contains } from '#server/database/text-match.ts';

const selectMessages = (db: Database) =>
  db
    .selectFrom('contact_messages as contact')
    .leftJoin('products as product', 'product.id', 'contact.product_id')
    .select([
      'contact.id',
      'contact.name',
      'contact.email',
      'contact.phone',
      'contact.company',
      'contact.type',
      'contact.subject',
      'contact.message',
      'contact.status',
      'contact.created_at',
      'contact.product_slug',
      'contact.product_name',
      'product.name as product_current_name',
      'product.slug as product_current_slug',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

const toMessage = ({ product_current_name: name, product_current_slug: slug, ...row }: Row): ContactMessage => ({
  ...row,
  product: name !== null && slug !== null ? { name, slug } : null,
});

export interface ContactFilter extends PageRequest {
  search?: string;
  type?: ContactType;
  status?: ContactStatus;
}

export const listContacts = async (db: Database, filter: ContactFilter): Promise<Paged<ContactMessage>> => {
  const { limit, offset } = windowOf(filter);
  let matching = selectMessages(db);
  if (filter.type) matching = matching.where('contact.type', '=', filter.type);
  if (filter.status) matching = matching.where('contact.status', '=', filter.status);
  if (filter.search?.trim()) {
    matching = matching.where(contains('contact.search_text', filter.search.trim().toLowerCase()));
  }
  const { count } = await matching
    .clearSelect()
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching.orderBy('contact.created_at', 'desc').orderBy('contact.id', 'desc').limit(limit).offset(offset).execute();
  return toPaged(rows.map(toMessage), count, filter);
};

export const getContact = async (db: Database, id: number): Promise<ContactMessage | null> => {
  const row = await selectMessages(db).where('contact.id', '=', id).executeTakeFirst();
  return row ? toMessage(row) : null;
};

export const getContactStats = async (db: Database): Promise<ContactStats> => {
  const rows = await db
    .selectFrom('contact_messages')
    .select((eb) => ['status', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')] as const)
    .groupBy('status')
    .execute();
  const count = (status: ContactStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return { new: count('new'), read: count('read'), replied: count('replied'), total: rows.reduce((sum, row) => sum + row.count, 0) };
};

/** @returns the product that has the slug, or else the one that had it last */
const findProduct = async (db: Database, slug: string): Promise<{ id: number; name: string } | null> => {
  const named = await db.selectFrom('products').select(['id', 'name']).where('slug', '=', slug).executeTakeFirst();
  if (named) return named;
  const renamed = await db
    .selectFrom('redirects')
    .innerJoin('products', 'products.id', 'redirects.target_id')
    .select(['products.id', 'products.name'])
    .where('redirects.kind', '=', 'product')
    .where('redirects.old_slug', '=', slug)
    .executeTakeFirst();
  return renamed ?? null;
};

export type NewContact = Omit<ContactMessagesTable, 'id' | 'product_id' | 'product_name' | 'search_text'>;

/** Stores the message with the product that its slug leads to now; an unknown slug leads to none. */
export const createContact = async (db: Database, contact: NewContact): Promise<void> => {
  const product = contact.product_slug === null ? null : await findProduct(db, contact.product_slug);
  const search_text = [contact.name, contact.email, contact.company, contact.subject, contact.message].join('\n').toLowerCase();
  await db
    .insertInto('contact_messages')
    .values({ ...contact, product_id: product?.id ?? null, product_name: product?.name ?? null, search_text })
    .execute();
};

/** @returns whether there was such a message */
export const updateContactStatus = async (db: Database, id: number, status: ContactStatus, at: string): Promise<boolean> => {
  const result = await db.updateTable('contact_messages').set({ status, updated_at: at }).where('id', '=', id).executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** @returns whether there was such a message */
export const removeContact = async (db: Database, id: number): Promise<boolean> => {
  const result = await db.deleteFrom('contact_messages').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
};
