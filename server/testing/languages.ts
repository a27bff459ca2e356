// A site in several languages.
import type { ActingContext } from '#server/database/context.ts';

const languageOf = (code: string) => ({
  code,
  name: code,
  locale: code,
  direction: code === 'ar' ? 'rtl' : 'ltr',
  is_published: true,
});

/** @param codes of the languages besides English */
export const withLanguages = async ({ db }: ActingContext, ...codes: string[]): Promise<void> => {
  const value = JSON.stringify(['en', ...codes].map(languageOf));
  const at = '2026-11-01T00:00:00.000Z';
  const row = { key: 'languages', value, type: 'json' as const, group_name: 'languages', created_at: at, updated_at: at };
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};
