// A site in several languages.
import type { Database } from '#server/database/schema.ts';

const languageOf = (given: string) => {
  const code = given.replace(/^-/, '');
  return { code, name: code, locale: code, direction: code === 'ar' ? 'rtl' : 'ltr', is_published: code === given };
};

/** @param codes of the languages besides English; `-de` for one that is not published */
export const withLanguages = async ({ db }: { db: Database }, ...codes: string[]): Promise<void> => {
  const value = JSON.stringify(['en', ...codes].map(languageOf));
  const at = '2026-11-01T00:00:00.000Z';
  const row = { key: 'languages', value, type: 'json' as const, group_name: 'languages', created_at: at, updated_at: at };
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};
