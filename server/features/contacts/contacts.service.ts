// Contact messages and quote requests.
import type { ContactInput } from '#contract/contact-form.ts';
import type { ContactMessage, ContactStats } from '#contract/contacts.ts';
import type { Paged } from '#contract/paging.ts';
import type { ContactStatus } from '#contract/rules/contacts.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import type { PageRequest } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { versionConflictText } from '#server/database/versions.ts';
import { recordActions } from '#server/features/audit/record-actions.ts';
import { isAcknowledging } from '#server/features/mail/mail.settings.ts';
import { getTimeZone } from '#server/features/settings/settings.values.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import { AppError, invalid, notFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { dayRange } from '#server/platform/day-range.ts';
import type { MailQueue } from '#server/platform/mail-queue.ts';
import { addEvents } from '#server/records/record-events.repository.ts';
import { removeRecords } from '#server/records/trash/trash.removal.repository.ts';
import * as repository from './contacts.repository.ts';
import { getVisitorLanguage } from './message-language.ts';
import { countMailed, mailedAnHour } from './message-limits.ts';
import * as spam from './spam.service.ts';

const isTrapFilled = (website: unknown) => website !== undefined && website !== null && website !== '';

/** Minimum interval between two acknowledgements to an address, so that nobody can flood it through the form. */
const acknowledgementPauseMs = 10 * 60 * 1000;

/** @returns the time since when an address must not have received an acknowledgement; null if none are sent */
export const getAcknowledgeSince = async ({ db, clock }: Context): Promise<string | null> =>
  (await isAcknowledging(db)) ? new Date(clock().getTime() - acknowledgementPauseMs).toISOString() : null;

/** Columns from which a trigger creates the mail of a message. */
const mailColumns = async (context: Context & { mail: MailQueue; contactRateLimit: number }) => {
  const { db, clock, mail, contactRateLimit } = context;
  const isAboveLimit = async () => contactRateLimit > 0 && (await countMailed(db, timestamp(clock))) >= mailedAnHour;
  const sendsMail = (await mail.isEnabled(db)) && !(await isAboveLimit());
  return sendsMail ? { sends_mail: 1 as const, acknowledge_since: await getAcknowledgeSince(context) } : {};
};

/**
 * Stores a message with its mail, or in quarantine without mail. If the honeypot field is filled or the submission is already stored, the
 * response is the same, but nothing is stored.
 * @param countMessages counts this message and returns the number of messages from its network in the last hour
 */
export const createContact = async (
  context: Context & { mail: MailQueue; siteUrl: string; contactRateLimit: number },
  input: ContactInput,
  countMessages: () => Promise<number>,
): Promise<void> => {
  const { website, product_slug, form_age_ms: _age, idempotency_key: _key, language: code, ...texts } = input;
  if (isTrapFilled(website)) return;
  const at = timestamp(context.clock);
  const { code: language } = await getVisitorLanguage(context.db, code);
  const message = { ...texts, language, product_slug: product_slug || null, status: 'new' as const, created_at: at, updated_at: at };
  const assessed = await spam.assess(context, input, await countMessages());
  const columns = { ...message, ...assessed, ...(!assessed.quarantined_at && (await mailColumns(context))) };
  await inTransaction(context.db, async (db) => {
    const id = await repository.createContact(db, columns);
    if (id !== null && !assessed.quarantined_at) await addEvents({ ...context, db }, [{ kind: 'message', id, action: 'created' }]);
  });
  context.mail.wake();
};

/** @throws AppError 'not-found' */
export const getContact = async ({ db }: Context, id: number): Promise<ContactMessage> => {
  const contact = await repository.getContact(db, id);
  if (!contact) throw notFound();
  return contact;
};

/** Filter of the list; days are inclusive and in the site's time zone. */
export type DayFilter = Omit<repository.ContactFilter, 'since' | 'before'> & { from?: string; to?: string };

const toFilter = async (db: Database, { from, to, ...filter }: DayFilter): Promise<repository.ContactFilter> => {
  if (!from && !to) return filter;
  return { ...filter, ...dayRange({ from, to }, await getTimeZone(db)) };
};

/** Newest first. */
export const listContacts = async (
  { db }: Context,
  { page, perPage, ...filter }: DayFilter & PageRequest,
): Promise<Paged<ContactMessage>> => repository.listContacts(db, { ...(await toFilter(db, filter)), page, perPage });

/** The ids of the matching messages. */
export const listContactIds = async ({ db }: Context, filter: DayFilter, limit: number): Promise<number[]> =>
  repository.listContactIds(db, await toFilter(db, filter), limit);

/** The messages with these ids, in any order. */
export const listContactsOf = ({ db }: Context, ids: readonly number[]): Promise<ContactMessage[]> => repository.listContactsOf(db, ids);

/** @throws AppError 'not-found' */
export const getNeighbours = async (context: Context, id: number, filter: DayFilter) =>
  repository.getNeighbours(context.db, await getContact(context, id), await toFilter(context.db, filter));

/** Number of messages by status. */
export const getContactStats = ({ db }: Context): Promise<ContactStats> => repository.getContactStats(db);

/** Adds an entry to the audit log with only the id of the message, because names and texts of visitors must be deleted with it. */
const recordMessages = (context: ActingContext, action: 'update' | 'delete', ids: readonly number[], details = {}): Promise<void> =>
  recordActions(
    context,
    ids.map((id) => ({ action, kind: 'message', id, details })),
  );

const updateContact = (
  context: ActingContext,
  id: number,
  change: repository.ContactChange,
  /** Throws if the change is based on an outdated state. */
  check: (before: ContactMessage) => void = () => {},
): Promise<ContactMessage> =>
  inTransaction(context.db, async (db) => {
    const before = await getContact({ ...context, db }, id);
    check(before);
    await repository.updateContacts(db, [id], change, timestamp(context.clock));
    const fields = Object.entries(change).flatMap(([field, value]) => (before[field as keyof typeof change] === value ? [] : [field]));
    if (fields.length > 0) {
      await addEvents({ ...context, db }, [{ kind: 'message', id, action: 'updated', fields }]);
      await recordMessages({ ...context, db }, 'update', [id], { fields });
    }
    return getContact({ ...context, db }, id);
  });

/** @throws AppError 'not-found' */
export const updateContactStatus = (context: ActingContext, id: number, status: ContactStatus): Promise<ContactMessage> =>
  updateContact(context, id, { status });

/** Administrators to whom messages can be assigned. */
export const listAssignees = ({ db }: Context) => repository.listAssignees(db);

/** @throws AppError 'invalid' if messages cannot be assigned to the administrator */
export const requireAssignee = async (db: Database, id: number): Promise<void> => {
  if (await repository.isAssignee(db, id)) return;
  throw invalid({ assigned_to: ['The selected administrator does not exist or is not active.'] });
};

/** @throws AppError 'not-found', 'invalid' if messages cannot be assigned to the administrator, 'version-conflict' */
export const handleContact = async (
  context: ActingContext,
  id: number,
  { assigned_to, note, note_before }: { assigned_to?: number | null; note?: string | null; note_before?: string | null },
): Promise<ContactMessage> => {
  if (typeof assigned_to === 'number') await requireAssignee(context.db, assigned_to);
  const change = {
    ...(assigned_to !== undefined && { assigned_to }),
    ...(note !== undefined && { note: note?.replaceAll('\u0000', '').trim() || null }),
  };
  return updateContact(context, id, change, (before) => {
    if (note_before === undefined || note_before === before.note) return;
    throw new AppError('version-conflict', { message: versionConflictText('note') });
  });
};

/** @returns the number of affected messages */
export const updateContactStatuses = (context: ActingContext, ids: readonly number[], status: ContactStatus): Promise<number> =>
  inTransaction(context.db, async (db) => {
    const changed = await repository.listWithOtherStatus(db, ids, status);
    const count = await repository.updateContacts(db, ids, { status }, timestamp(context.clock));
    const fields = ['status'];
    await addEvents(
      { ...context, db },
      changed.map((id) => ({ kind: 'message', id, action: 'updated', fields })),
    );
    await recordMessages({ ...context, db }, 'update', changed, { fields });
    return count;
  });

/** Moves a message to quarantine or to the inbox. @throws AppError 'not-found' */
export const updateContactSpam = async (
  context: ActingContext & { mail: MailQueue },
  id: number,
  isSpam: boolean,
): Promise<ContactMessage> => {
  const message = await getContact(context, id);
  const acknowledgeSince = await getAcknowledgeSince(context);
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const isMoved = isSpam ? await spam.quarantine(inside, id) : await spam.release(inside, message, acknowledgeSince);
    if (isMoved) await recordMessages(inside, 'update', [id], { is_spam: isSpam });
  });
  if (!isSpam) context.mail.wake();
  return getContact(context, id);
};

/** Moves it to the trash. @returns its id there @throws AppError 'not-found' */
export const removeContact = async (context: SavingContext, id: number): Promise<number> => {
  const [removed] = await inTransaction(context.db, (db) => removeRecords({ ...context, db }, 'message', [id]));
  if (!removed) throw notFound();
  return removed.trashId;
};

/** @returns the number of affected messages */
export const removeContacts = async (context: SavingContext, ids: readonly number[]): Promise<number> =>
  (await inTransaction(context.db, (db) => removeRecords({ ...context, db }, 'message', ids))).length;
