// Previews of drafts at addresses that cannot be guessed, that expire and can be withdrawn.
import type { PreviewLink } from '#contract/drafts.ts';
import type { Preview } from '#contract/rendering.ts';
import { type LinkDays, mostLinks, previewPath } from '#contract/rules/drafts.ts';
import { inLanguagePath } from '#contract/rules/languages.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { inLanguage } from '#server/database/reading-language.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { nameOf } from '#server/features/history/snapshots.ts';
import { getPublishedLanguages } from '#server/features/settings/settings.values.ts';
import { AppError, orNotFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { type OfLanguage, toStored } from '#server/records/translations/stored.ts';
import { getRow } from '#server/records/translations/translations.repository.ts';
import { draftedKind } from './drafted.ts';
import * as repository from './drafts.repository.ts';
import { getDrafted } from './drafts.service.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

interface Wanted {
  ms: number;
  isListed: boolean;
  language?: string;
}

const addLink = async (context: ActingContext, record: repository.OfRecord, { ms, isListed, language }: Wanted) => {
  const { db, clock, actor } = context;
  const current = orNotFound(await draftedKind(record.kind).find(db, record.id));
  const token = newToken();
  const at = timestamp(clock);
  const expiresAt = new Date(clock().getTime() + ms).toISOString();
  await repository.removeExpiredLinks(db, at);
  const id = await repository.addLink(db, record, {
    language: language ?? null,
    tokenHash: hashToken(token),
    isListed,
    by: actor,
    at,
    expiresAt,
  });
  if (isListed) {
    const details = { expires_at: expiresAt };
    await recordAction(context, { action: 'share', ...record, name: nameOf(record.kind, current), details });
  }
  return { link: { id, by: actor?.name ?? null, created_at: at, expires_at: expiresAt }, path: previewPath(token) };
};

/**
 * Creates a link only for this administrator.
 * @param language of the translation to preview; without it, the draft of the record
 * @throws AppError 'not-found'
 */
export const openPreview = async (context: ActingContext, record: repository.OfRecord, language?: string): Promise<{ path: string }> => {
  const { path } = await addLink(context, record, { ms: hourMs, isListed: false, ...(language !== undefined && { language }) });
  return { path };
};

/** @throws AppError 'not-found', 'conflict' if there are too many links */
export const createLink = (
  context: ActingContext,
  record: repository.OfRecord,
  days: LinkDays,
): Promise<{ link: PreviewLink; path: string }> =>
  inTransaction(context.db, async (db) => {
    if ((await repository.listLinks(db, record, timestamp(context.clock))).length >= mostLinks)
      throw new AppError('conflict', { message: `There are ${mostLinks} links already. Withdraw one first.` });
    return addLink({ ...context, db }, record, { ms: days * dayMs, isListed: true });
  });

/** @throws AppError 'not-found' */
export const removeLink = (context: ActingContext, id: number): Promise<void> =>
  inTransaction(context.db, async (db) => {
    const record = orNotFound(await repository.removeLink(db, id));
    const current = await draftedKind(record.kind).find(db, record.id);
    await recordAction({ ...context, db }, { action: 'withdraw', ...record, name: current && nameOf(record.kind, current) });
  });

export const removeExpiredLinks = ({ db, clock }: Context): Promise<void> => repository.removeExpiredLinks(db, timestamp(clock));

/** The page of a record with its translation as it would be after publishing. */
const previewTranslation = async (context: Context, of: OfLanguage & repository.OfRecord): Promise<Preview | null> => {
  const { kind, id, language } = of;
  const record = await draftedKind(kind).find(context.db, id);
  if (!record) return null;
  const row = await getRow(context.db, of);
  const { texts, draft } = row ? toStored(row) : { texts: {}, draft: null };
  const preview = await inLanguage(language, () => draftedKind(kind).preview(context, record as never), {
    kind,
    id,
    texts: { ...texts, ...draft },
  });
  // pages of an unpublished language do not exist: its texts are shown on a page in the main language
  const isPublished = (await getPublishedLanguages(context.db)).some(({ code }) => code === language);
  return { ...preview, page: isPublished ? inLanguagePath(preview.page, language) : preview.page, language };
};

/** @returns null if the link is unknown, expired or withdrawn, or if its author no longer has the permission */
export const findPreview = async (context: Context, token: string): Promise<Preview | null> => {
  const record = await repository.findLink(context.db, hashToken(token), timestamp(context.clock));
  if (record?.language) return previewTranslation(context, { ...record, language: record.language });
  const drafted = record && (await getDrafted(context.db, record));
  return drafted ? draftedKind(record.kind).preview(context, drafted as never) : null;
};

/** @returns whether the record of a valid link or its draft uses the stored file */
export const isInPreview = async ({ db, clock }: Context, token: string, path: string): Promise<boolean> => {
  const record = await repository.findLink(db, hashToken(token), timestamp(clock));
  return record !== null && (await repository.namesFile(db, record, path));
};
