// Writes one redirect: to the end of its chain, and with those that led to its address.
import { recordAddress } from '#contract/records/links.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { redirectLimits } from '#contract/rules/redirects.ts';
import type { ActingContext } from '#server/database/context.ts';
import { lockRedirects } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { invalid } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { findEnd, leadOn } from './follow-redirects.ts';
import { removeAnswered } from './missing-addresses.repository.ts';
import { AddressError, readSource, readTarget, type Source } from './redirect-addresses.ts';
import * as repository from './site-redirects.repository.ts';

/** @throws AppError 'invalid' for the field, with the reason why the typed address is refused */
export const readTyped = <T>(field: string, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw error instanceof AddressError ? invalid({ [field]: [error.message] }) : error;
  }
};

/** Leads redirects to the address on to its target. */
const collapse = async (db: Database, saved: Source & { target: string }, at: string): Promise<void> => {
  for (const { id, target } of await repository.listLeadingTo(db, saved.prefix)) {
    const end = leadOn(target, saved);
    if (end !== null) await repository.updateSiteRedirect(db, id, { target: end, updated_at: at });
  }
};

interface Target {
  /** Field of the call that has it. */
  field: string;
  typed: string;
}

/** The deleted record that had the address. */
interface RemovedRecord {
  removed_kind: PublishedKind;
  removed_id: number;
}

/**
 * Call it in a transaction that holds the lock.
 * @param id null for a new one
 * @returns the id
 * @throws AppError 'invalid'
 */
export const writeRedirect = async (
  context: ActingContext,
  id: number | null,
  source: Source,
  { field, typed }: Target,
  record?: RemovedRecord,
): Promise<number> => {
  const { db, clock, siteUrl, actor } = context;
  const at = timestamp(clock);
  const begin = readTyped(field, () => readTarget(typed, source, siteUrl));
  const target = await findEnd(db, { ...source, target: begin, ...(id !== null && { exceptId: id }) }, at);
  if (target === null) throw invalid({ [field]: ['The new address leads back to the old one.'] });
  if (id === null && (await repository.countSiteRedirects(db)) >= redirectLimits.redirects)
    throw invalid({ [field]: [`There can be at most ${redirectLimits.redirects} redirects.`] });
  const values = { ...source, target, updated_at: at };
  const saved = id ?? (await repository.insertSiteRedirect(db, { ...values, ...record, created_by: actor?.name ?? null, created_at: at }));
  if (id !== null) await repository.updateSiteRedirect(db, id, values);
  await collapse(db, { ...source, target }, at);
  await removeAnswered(db, source);
  return saved;
};

/** The about page has an address without its slug. */
const addressOf = (kind: PublishedKind, slug: string): string =>
  kind === 'page' && slug === 'about' ? '/about' : recordAddress({ kind, slug, rest: '' });

/**
 * Leads the addresses of deleted records elsewhere. A redirect that somebody has written from one of them is changed, and stays when
 * the record is restored. Call it after the deletion, inside its transaction.
 * @throws AppError 'invalid'
 */
export const redirectRemoved = async (
  context: ActingContext,
  kind: PublishedKind,
  removed: readonly { id: number; slug: string }[],
  to: string,
): Promise<void> => {
  const field = 'redirect_to';
  await lockRedirects(context.db);
  for (const { id, slug } of removed) {
    const source = readTyped(field, () => readSource(addressOf(kind, slug)));
    const written = await repository.findBySource(context.db, source.source);
    await writeRedirect(context, written?.id ?? null, source, { field, typed: to }, { removed_kind: kind, removed_id: id });
  }
};
