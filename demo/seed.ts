// Fills an empty database with the demonstration company, through the same services as the admin area.
import type { Context } from '#server/database/context.ts';
import { isDone, markDone } from '#server/database/one-time-tasks.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createFiles } from '#server/platform/files.ts';

// files lie where this month's uploads would, whenever the first start is: a second try finds them again
const filesClock = () => new Date('2026-11-21T00:00:00.000Z');

/** Empty, and never filled before: what an administrator emptied stays so. */
const isEmpty = async (db: Database): Promise<boolean> => {
  if (await isDone(db, 'demonstration')) return false;
  for (const table of ['products', 'categories', 'news'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
  }
  return true;
};

/** As many as a company of this size has. */
const visits = { days: 90, views: 18_000 };

interface Options extends Context {
  dataDir: string;
  /** Public origin, which addresses of visited pages begin with. */
  siteUrl: string;
  /** Is told of files that are missing. */
  warn?: (message: string) => void;
}

/**
 * All rows or none: an interrupted start leaves a database that is still empty, and the next one begins again.
 * @returns whether the database was empty and is filled now
 */
export const seedDemo = async ({ db, clock, dataDir, siteUrl, warn = console.warn }: Options): Promise<boolean> => {
  if (!(await isEmpty(db))) return false;
  // loaded only now: most starts never need these texts
  const { brochures, company, pictures } = await import('./company.ts');
  const { storeMedia } = await import('./media.ts');
  const { createCompany } = await import('./rows.ts');
  const { fillVisits } = await import('./visits/fill.ts');
  const sources = [
    ...pictures().map((path) => ({ path, kind: 'image' as const })),
    ...brochures().map((path) => ({ path, kind: 'pdf' as const })),
  ];
  // before the transaction: nothing else can use the database while one is open
  const stored = await storeMedia(createFiles({ dataDir, clock: filesClock }), sources, warn);
  return inTransaction(db, async (transaction) => {
    if (!(await isEmpty(transaction))) return false;
    await createCompany({ db: transaction, clock }, company, stored);
    await fillVisits({ db: transaction, clock }, { siteUrl, ...visits });
    await markDone(transaction, clock, 'demonstration');
    return true;
  });
};
