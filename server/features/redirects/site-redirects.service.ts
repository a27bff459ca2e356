// Redirects that administrators write: saving them without loops and chains, and listing them beside those of renamed records.
import type { Paged } from '#contract/paging.ts';
import { published } from '#contract/records/kinds.ts';
import { readRecordLink, recordAddress } from '#contract/records/links.ts';
import type { Redirect } from '#contract/redirects.ts';
import { publishedKinds } from '#contract/rules/record-kinds.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { lockRedirects } from '#server/database/lock.ts';
import { type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { requireVersion } from '#server/database/versions.ts';
import { listVisibleSlugs } from '#server/database/visible.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { invalid, notFound, orNotFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { findRenamed, listKnownKeys } from './follow-redirects.ts';
import { listMissing } from './missing-addresses.repository.ts';
import { addressKey, isExternal, readSource, readTarget, type Source } from './redirect-addresses.ts';
import { isRemovedAddress } from './removed-addresses.repository.ts';
import { countRenamed, listRenamed } from './renamed.repository.ts';
import * as repository from './site-redirects.repository.ts';
import { readTyped, writeRedirect } from './write-redirect.ts';

const isCheckable = (target: string): boolean => !isExternal(target) && !target.includes('*') && !target.startsWith('/storage/');

/** @returns the state of each redirect, by the pages that visitors can see */
const statesOf = async (db: Database, rows: readonly { source: string; target: string }[], at: string): Promise<Redirect['state'][]> => {
  const keyOf = (target: string) => (isCheckable(target) ? addressKey(target) : null);
  const keys = rows.flatMap(({ source, target }) => [source, keyOf(target) ?? []].flat());
  const known = await listKnownKeys(db, [...new Set(keys)], at);
  return rows.map(({ source, target }) => {
    const key = keyOf(target);
    if (known.has(source)) return 'covered';
    if (isExternal(target)) return 'external';
    return key === null || known.has(key) ? 'works' : 'missing';
  });
};

const presentWritten = async (db: Database, rows: readonly repository.SiteRedirect[], at: string): Promise<Redirect[]> => {
  const states = await statesOf(db, rows, at);
  return rows.map(({ id, source, target, hits, created_by, created_at, version }, index) => ({
    ...{ id, origin: 'written' as const, from: source, to: target, state: states[index] ?? 'works' },
    ...{ hits, created_by, created_at, version },
  }));
};

const presentRenamed = async (db: Database, rows: Awaited<ReturnType<typeof listRenamed>>, at: string): Promise<Redirect[]> => {
  const slugs = new Map<string, string>();
  for (const kind of publishedKinds) {
    const ids = rows.filter((row) => row.kind === kind).map(({ target_id }) => target_id);
    if (ids.length === 0) continue;
    for (const [id, slug] of await listVisibleSlugs(db, published[kind], ids, at)) slugs.set(`${kind} ${id}`, slug);
  }
  const addresses = rows.map(({ kind, old_slug, target_id }) => {
    const slug = slugs.get(`${kind} ${target_id}`);
    const to = slug === undefined ? null : recordAddress({ kind, slug, rest: '' });
    return { from: recordAddress({ kind, slug: old_slug, rest: '' }), to };
  });
  const covered = await listKnownKeys(
    db,
    addresses.map(({ from }) => from),
    at,
  );
  return rows.map(({ id, created_at, hits }, index) => {
    const { from = '', to = null } = addresses[index] ?? {};
    const state = covered.has(from) ? 'covered' : to === null ? 'missing' : 'works';
    return { id: -id, origin: 'renamed', from, to, state, hits, created_by: null, created_at, version: 1 };
  });
};

interface Filter extends PageRequest {
  search?: string;
  origin?: Redirect['origin'];
}

/** Written redirects, then those of renamed records. */
export const listRedirects = async ({ db, clock }: Context, filter: Filter): Promise<Paged<Redirect>> => {
  const at = timestamp(clock);
  const search = filter.search?.trim() ?? '';
  const { limit, offset } = toLimitOffset(filter);
  const written = filter.origin === 'renamed' ? 0 : await repository.countSiteRedirects(db, search);
  const renamed = filter.origin === 'written' ? 0 : await countRenamed(db, search);
  const first = offset < written ? await repository.listSiteRedirects(db, search, { limit, offset }) : [];
  const left = limit - first.length;
  const others = renamed > 0 && left > 0 ? await listRenamed(db, search, { limit: left, offset: Math.max(0, offset - written) }) : [];
  const data = [...(await presentWritten(db, first, at)), ...(await presentRenamed(db, others, at))];
  return toPaged(data, written + renamed, filter);
};

export const getRedirect = async ({ db, clock }: Context, id: number): Promise<Redirect> => {
  const row = orNotFound((await repository.findSiteRedirect(db, id)) ?? null);
  const [redirect] = await presentWritten(db, [row], timestamp(clock));
  return orNotFound(redirect ?? null);
};

/** @throws AppError 'invalid' if something else answers the address */
const requireUnanswered = async (db: Database, { source, suffix }: Source, at: string, id?: number): Promise<void> => {
  const same = await repository.findBySource(db, source);
  if (same && same.id !== id) throw invalid({ from: ['There is a redirect from this address already.'] });
  if (suffix !== null) return;
  if ((await listKnownKeys(db, [source], at)).size > 0)
    throw invalid({ from: ['A page has this address: visitors see the page, not a redirect.'] });
  const renamed = await findRenamed(db, source);
  if (renamed !== null) throw invalid({ from: [`The page with this address was renamed: visitors already get to ${renamed}.`] });
  const link = readRecordLink(source);
  if (link?.kind === 'category' && !(await isRemovedAddress(db, 'category', link.slug)))
    throw invalid({ from: ['Visitors see products at this address: of categories, only those that were deleted can be redirected.'] });
};

export interface TypedRedirect {
  from: string;
  to: string;
}

/**
 * Call it in a transaction that holds the lock.
 * @param id null for a new one
 * @returns the id
 */
const store = async (context: ActingContext, id: number | null, { from, to }: TypedRedirect): Promise<number> => {
  const { db, clock, siteUrl } = context;
  const source = readTyped('from', () => readSource(from, siteUrl));
  await requireUnanswered(db, source, timestamp(clock), id ?? undefined);
  return writeRedirect(context, id, source, { field: 'to', typed: to });
};

/** Changes redirects, one person after the other. */
export const changing = <T>(context: ActingContext, work: (context: ActingContext) => Promise<T>): Promise<T> =>
  inTransaction(context.db, async (db) => {
    await lockRedirects(db);
    return work({ ...context, db });
  });

export const createRedirect = (context: ActingContext, typed: TypedRedirect): Promise<Redirect> =>
  changing(context, async (acting) => {
    const redirect = await getRedirect(acting, await store(acting, null, typed));
    await recordAction(acting, { action: 'create', kind: 'redirect', id: redirect.id, name: redirect.from, details: { to: redirect.to } });
    return redirect;
  });

export const updateRedirect = (
  context: ActingContext,
  id: number,
  change: Partial<TypedRedirect> & { version?: number },
): Promise<Redirect> =>
  changing(context, async (acting) => {
    const before = orNotFound((await repository.findSiteRedirect(acting.db, id)) ?? null);
    requireVersion(before.version, change.version, 'redirect');
    await store(acting, id, { from: change.from ?? before.source, to: change.to ?? before.target });
    const redirect = await getRedirect(acting, id);
    await recordAction(acting, { action: 'update', kind: 'redirect', id, name: redirect.from, details: { to: redirect.to } });
    return redirect;
  });

export const removeRedirect = (context: ActingContext, id: number): Promise<void> =>
  changing(context, async (acting) => {
    const found = await repository.findSiteRedirect(acting.db, id);
    if (!found) throw notFound();
    await repository.removeSiteRedirect(acting.db, id);
    await recordAction(acting, { action: 'delete', kind: 'redirect', id, name: found.source, details: { to: found.target } });
  });

/** @returns what a line of an import has done */
export const storeLine = async (context: ActingContext, typed: TypedRedirect): Promise<'created' | 'changed' | 'unchanged'> => {
  const { db, siteUrl } = context;
  const source = readTyped('from', () => readSource(typed.from, siteUrl));
  const before = await repository.findBySource(db, source.source);
  if (before?.target === readTyped('to', () => readTarget(typed.to, source, siteUrl))) return 'unchanged';
  await store(context, before?.id ?? null, typed);
  return before ? 'changed' : 'created';
};

export const listMissingAddresses = async ({ db, clock }: Context) => {
  const rows = await listMissing(db, clock().getTime());
  const known = await listKnownKeys(
    db,
    rows.map(({ address }) => address),
    timestamp(clock),
  );
  return rows.filter(({ address }) => !known.has(address));
};
