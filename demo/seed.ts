// Fills an empty database with the demonstration company, through the same services as the admin area.
import type { Context } from '#server/database/context.ts';
import { isDone, markDone } from '#server/database/one-time-tasks.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addMedia } from '#server/features/uploads/media.repository.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { createFiles } from '#server/platform/files.ts';

// a fixed date for the stored paths, so that a second attempt in another month finds the files
const filesClock = () => new Date('2026-11-21T00:00:00.000Z');

/** True if the database is empty and was never filled. A database emptied by an administrator stays empty. */
const isEmpty = async (db: Database): Promise<boolean> => {
  if (await isDone(db, 'demonstration')) return false;
  for (const table of ['products', 'categories', 'news'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
  }
  return true;
};

/** Plausible for a company of this size. */
const visits = { days: 90, views: 18_000 };

interface Options extends Context {
  dataDir: string;
  /** Defaults to the folder `dataDir`. */
  store?: FileStore;
  /** Public origin, for the addresses of visited pages. */
  siteUrl: string;
  /** Whether the company is also in Indonesian and German; otherwise only in English. */
  isTranslated?: boolean;
  /** Called for missing files; defaults to console.warn. */
  warn?: (message: string) => void;
}

/**
 * Runs in one transaction: after an interrupted start the database is still empty, and the next start fills it.
 * @returns whether the database was empty and has been filled
 */
export const seedDemo = async ({
  db,
  clock,
  dataDir,
  store,
  siteUrl,
  isTranslated = false,
  warn = console.warn,
}: Options): Promise<boolean> => {
  if (!(await isEmpty(db))) return false;
  // loaded on demand, because most starts do not need the content
  const { brochures, company, pictures } = await import('./company.ts');
  const { describeBrochures, describePictures } = await import('./library.ts');
  const { storeMedia } = await import('./media.ts');
  const { createCompany, createLanguages } = await import('./rows.ts');
  const { languages, translations } = await import('./content/translations/languages.ts');
  const { createTranslations } = await import('./translated-rows.ts');
  const { fillVisits } = await import('./visits/fill.ts');
  const sources = [
    ...pictures().map((path) => ({ path, kind: 'image' as const })),
    ...brochures().map((path) => ({ path, kind: 'pdf' as const })),
  ];
  // before the transaction, which blocks all other writers
  const stored = await storeMedia(createFiles({ dataDir, clock: filesClock, store }), sources, warn);
  const described = [...(await describePictures(pictures(), stored)), ...(await describeBrochures(brochures(), stored))];
  return inTransaction(db, async (transaction) => {
    if (!(await isEmpty(transaction))) return false;
    await addMedia(transaction, described, clock().toISOString());
    await createCompany({ db: transaction, clock, actor: null }, company, stored);
    if (isTranslated) {
      await createLanguages({ db: transaction, clock, actor: null }, languages);
      await createTranslations({ db: transaction, clock, actor: null }, translations, stored);
    }
    await fillVisits({ db: transaction, clock }, { siteUrl, ...visits });
    await markDone(transaction, clock, 'demonstration');
    return true;
  });
};
