// Scheduled publications of translations, applied by a job and before the first response after their time.
import { applyDue } from '#server/features/drafts/schedule.service.ts';
import { saveWithFiles, type UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { AppError, isPassing } from '#server/http/errors.ts';
import type { TranslationRow } from '#server/records/translations/stored.ts';
import { nextDue, noteFailure } from '#server/records/translations/translations.repository.ts';
import { changeTranslation } from './translations.service.ts';

const actorOf = ({ publish_by: id, saved_by: name }: TranslationRow) => (id === null || name === null ? null : { id, name });

const reasonOf = (error: unknown): string => {
  if (!(error instanceof AppError)) return 'An unexpected error occurred.';
  if (error.code === 'not-found') return 'The record does not exist any more.';
  // the first error of a text says more than that the texts are not valid
  return Object.values(error.details.errors ?? {})[0]?.[0] ?? error.message;
};

const apply = async (context: UploadsContext, row: TranslationRow): Promise<void> => {
  const { kind, record_id: id, language, version } = row;
  try {
    await saveWithFiles({ ...context, actor: actorOf(row) }, [], (saving) =>
      changeTranslation(saving, { kind, id, language }, { action: 'publish', version }),
    );
  } catch (error) {
    if (isPassing(error)) throw error;
    // somebody has saved it in the meantime, which decides about its time
    if (error instanceof AppError && error.code === 'version-conflict') return;
    await noteFailure(context.db, row, reasonOf(error));
  }
};

/** @param now milliseconds since 1970 @returns the time of the next publication; null if none is scheduled */
const applyDueTranslations = async (context: UploadsContext, now: number): Promise<string | null> => {
  const at = new Date(now).toISOString();
  for (;;) {
    const next = await nextDue(context.db);
    if (!next?.publish_at || next.publish_at > at) return next?.publish_at ?? null;
    await apply(context, next);
  }
};

/** Also applies the scheduled changes of records. @returns the time of the next change; null if none is scheduled */
export const applyAllDue = async (context: UploadsContext, now: number): Promise<string | null> => {
  const times = [await applyDue(context, now), await applyDueTranslations(context, now)].filter((time) => time !== null);
  return times.toSorted()[0] ?? null;
};
