import { type Insertable, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { ContactMessage, ContactStats } from '#contract/contacts.ts';
import type { Paged } from '#contract/paging.ts';
import { type ContactStatus, type ContactType, nobody, quoteSubjectPrefix } from '#contract/rules/contacts.ts';
import { idList } from '#server/database/id-list.ts';
import { parseList } from '#server/database/json.ts';
import { countRows, inOrderOf, type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { storedRolesWith } from '#server/database/stored-roles.ts';
import { containsAnywhere } from '#server/database/substring-index.ts';
import type { ContactMessagesTable } from '#server/database/tables/messages.ts';
import { findRedirectTarget } from '#server/features/redirects/redirects.repository.ts';
import { findByFormerSlug, findBySlug } from '#server/records/translations/translations.repository.ts';
import { listNotes } from './notes.repository.ts';

const selectMessages = (db: Database) =>
  db
    .selectFrom('contact_messages as contact')
    .leftJoin('products as product', 'product.id', 'contact.product_id')
    .leftJoin('administrators as assignee', 'assignee.id', 'contact.assigned_to')
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
      'contact.language',
      'contact.created_at',
      'contact.product_slug',
      'contact.product_name',
      'product.name as product_current_name',
      'product.slug as product_current_slug',
      'assignee.id as assignee_id',
      'assignee.name as assignee_name',
      'contact.note',
      'contact.quarantined_at',
      'contact.spam_reasons',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

const toMessage = ({
  product_current_name,
  product_current_slug,
  assignee_id,
  assignee_name,
  quarantined_at,
  spam_reasons,
  language,
  ...row
}: Row): Omit<ContactMessage, 'notes'> => ({
  ...row,
  ...(language !== null && { language }),
  product:
    product_current_name !== null && product_current_slug !== null ? { name: product_current_name, slug: product_current_slug } : null,
  assigned_to: assignee_id !== null && assignee_name !== null ? { id: assignee_id, name: assignee_name } : null,
  ...(quarantined_at !== null && { spam: { quarantined_at, reasons: parseList(spam_reasons, z.string()) } }),
});

const withNotes = async (db: Database, rows: readonly Row[]): Promise<ContactMessage[]> => {
  const notes = await listNotes(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...toMessage(row), notes: notes.get(row.id) ?? [] }));
};

export interface ContactFilter {
  search?: string;
  type?: ContactType;
  status?: ContactStatus;
  /** Id of an administrator. */
  assigned_to?: number | typeof nobody;
  /** If set, only quote requests. */
  quotes?: '1';
  /** Created at this time or later; ISO 8601 in UTC, as stored. */
  since?: string;
  /** Created before this time. */
  before?: string;
  /** If set, only messages in quarantine; otherwise only the others. */
  spam?: '1';
}

/** The index finds the messages whose subjects are compared. */
const isQuote = (db: Database) =>
  sql<SqlBool>`${containsAnywhere(db, 'contact_substrings', 'contact', quoteSubjectPrefix.toLowerCase())}
    and substr(contact.subject, 1, ${quoteSubjectPrefix.length}) = ${quoteSubjectPrefix}`;

/** Selects only ids, so that indexes on the filter columns cover the query. */
const selectFiltered = (db: Database, filter: ContactFilter) => {
  let matching = db
    .selectFrom('contact_messages as contact')
    .select('contact.id')
    .where('contact.quarantined_at', filter.spam ? 'is not' : 'is', null);
  if (filter.type) matching = matching.where('contact.type', '=', filter.type);
  if (filter.status) matching = matching.where('contact.status', '=', filter.status);
  if (filter.assigned_to === nobody) matching = matching.where('contact.assigned_to', 'is', null);
  else if (filter.assigned_to) matching = matching.where('contact.assigned_to', '=', filter.assigned_to);
  if (filter.quotes) matching = matching.where(isQuote(db));
  if (filter.since) matching = matching.where('contact.created_at', '>=', filter.since);
  if (filter.before) matching = matching.where('contact.created_at', '<', filter.before);
  return matching;
};

const selectMatching = (db: Database, filter: ContactFilter) => {
  const filtered = selectFiltered(db, filter);
  const text = filter.search?.trim().toLowerCase();
  return text ? filtered.where(containsAnywhere(db, 'contact_substrings', 'contact', text)) : filtered;
};

/** The ids of the matching messages. */
export const listContactIds = async (db: Database, filter: ContactFilter, limit: number): Promise<number[]> => {
  const matching = selectMatching(db, filter);
  return (await matching.orderBy('contact.id').limit(limit).execute()).map(({ id }) => id);
};

export const listContacts = async (db: Database, filter: ContactFilter & PageRequest): Promise<Paged<ContactMessage>> => {
  const { limit, offset } = toLimitOffset(filter);
  const matching = selectMatching(db, filter);
  const count = await countRows(matching);
  if (offset >= count) return toPaged([], count, filter);
  const page = await matching.orderBy('contact.created_at', 'desc').orderBy('contact.id', 'desc').limit(limit).offset(offset).execute();
  const ids = page.map(({ id }) => id);
  const rows = await selectMessages(db).where('contact.id', 'in', ids).execute();
  return toPaged(await withNotes(db, inOrderOf(ids, rows)), count, filter);
};

/**
 * The neighbours of a message in list order, even if the message itself does not match the filter.
 * @returns ids; null at either end of the list
 */
export const getNeighbours = async (db: Database, { id, created_at }: Pick<ContactMessage, 'id' | 'created_at'>, filter: ContactFilter) => {
  const matching = selectMatching(db, filter);
  const next = async (comparison: '<' | '>', direction: 'asc' | 'desc'): Promise<number | null> => {
    const row = await matching
      .where(sql<SqlBool>`(contact.created_at, contact.id) ${sql.raw(comparison)} (${created_at}, ${id})`)
      .orderBy('contact.created_at', direction)
      .orderBy('contact.id', direction)
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? null;
  };
  return { newer: await next('>', 'asc'), older: await next('<', 'desc') };
};

/** Messages in any order. */
export const listContactsOf = async (db: Database, ids: readonly number[]): Promise<ContactMessage[]> =>
  withNotes(db, await selectMessages(db).where('contact.id', 'in', idList(db, ids)).execute());

export const getContact = async (db: Database, id: number): Promise<ContactMessage | null> => {
  const row = await selectMessages(db).where('contact.id', '=', id).executeTakeFirst();
  return row ? ((await withNotes(db, [row]))[0] ?? null) : null;
};

/** @returns the id of the current product of a message; 0 without one */
export const getProductId = async (db: Database, id: number): Promise<number> =>
  (await db.selectFrom('contact_messages').select('product_id').where('id', '=', id).executeTakeFirst())?.product_id ?? 0;

const countQuarantined = (db: Database) => countRows(selectFiltered(db, { spam: '1' }));

/** `total` includes closed messages, but not those in quarantine. */
export const getContactStats = async (db: Database): Promise<ContactStats> => {
  const rows = await db
    .selectFrom('contact_messages')
    .select((eb) => ['status', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')] as const)
    .where('quarantined_at', 'is', null)
    .groupBy('status')
    .execute();
  const count = (status: ContactStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  const spam = await countQuarantined(db);
  return { new: count('new'), read: count('read'), replied: count('replied'), total, ...(spam > 0 && { spam }) };
};

/** @returns the product with the slug, otherwise the last one that had it */
/** @returns the product that has or had the slug in the language; null if there is none */
const findTranslated = async (db: Database, slug: string, language: string | null | undefined): Promise<number | null> =>
  language ? ((await findBySlug(db, 'product', language, slug)) ?? (await findByFormerSlug(db, 'product', language, slug))) : null;

const findProduct = async (db: Database, { slug, language }: { slug: string; language: string | null | undefined }) => {
  const select = db.selectFrom('products').select(['id', 'name']);
  const translated = await findTranslated(db, slug, language);
  const named = await (translated === null ? select.where('slug', '=', slug) : select.where('id', '=', translated)).executeTakeFirst();
  if (named) return named;
  const id = await findRedirectTarget(db, 'product', slug);
  const renamed = id === null ? null : await select.where('id', '=', id).executeTakeFirst();
  return renamed ?? null;
};

/** @returns whether one of the messages is in another language than the main one */
export const hasOtherLanguages = async (db: Database, ids: readonly number[]): Promise<boolean> => {
  const row = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('id', 'in', idList(db, ids))
    .where('language', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export type NewContact = Omit<
  Insertable<ContactMessagesTable>,
  'id' | 'product_id' | 'product_name' | 'assigned_to' | 'note' | 'search_text'
>;

/** Ignores an unknown slug. @returns its id; null if its submission is already stored */
export const createContact = async (db: Database, contact: NewContact): Promise<number | null> => {
  const { product_slug: slug, language } = contact;
  const product = slug ? await findProduct(db, { slug, language }) : null;
  const search_text = [contact.name, contact.email, contact.company, contact.subject, contact.message].join('\n').toLowerCase();
  const row = await db
    .insertInto('contact_messages')
    .values({ ...contact, product_id: product?.id ?? null, product_name: product?.name ?? null, search_text })
    .onConflict((conflict) => conflict.column('submission_hash').where('submission_hash', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

/** @returns the number of messages in a period that were stored with mail */
export const countMailed = (db: Database, { since, until }: { since: string; until: string }): Promise<number> =>
  countRows(db.selectFrom('contact_messages').where('created_at', '>', since).where('created_at', '<=', until).where('sends_mail', '=', 1));

export type ContactChange = Partial<Pick<ContactMessagesTable, 'status' | 'assigned_to' | 'note'>>;

/** @returns the number of affected messages */
export const updateContacts = async (db: Database, ids: readonly number[], change: ContactChange, at: string): Promise<number> => {
  const result = await db
    .updateTable('contact_messages')
    .set({ ...change, updated_at: at })
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};

/** @returns the ids of messages with a different status */
export const listWithOtherStatus = async (db: Database, ids: readonly number[], status: ContactStatus): Promise<number[]> => {
  const rows = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '!=', status)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Selects active administrators whose role may handle messages. */
const selectAssignees = (db: Database) =>
  db.selectFrom('administrators').select(['id', 'name']).where('is_active', '=', 1).where('role', 'in', storedRolesWith('messages.write'));

export const listAssignees = (db: Database) => selectAssignees(db).orderBy('name').orderBy('id').execute();

/** @returns whether messages can be assigned to this administrator */
export const isAssignee = async (db: Database, id: number): Promise<boolean> =>
  (await selectAssignees(db).where('id', '=', id).executeTakeFirst()) !== undefined;
