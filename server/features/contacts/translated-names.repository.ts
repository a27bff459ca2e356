// Names in the language of a message: the published translations of products and of the company's name.
import { parseJson } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';

/** The translation of a product, or of a setting. */
const selectTranslation = (db: Database, language: string) =>
  db.selectFrom('translations').select(['texts', 'slug']).where('language', '=', language);

const textOf = (texts: string, key: string): string | null => {
  const value = (parseJson(texts) as Record<string, unknown> | null)?.[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** @returns the name and the slug of the product of a message in a language; null for what is not translated */
export const getProductIn = async (db: Database, contactId: number, language: string) => {
  const row = await selectTranslation(db, language)
    .where('kind', '=', 'product')
    .where('record_id', '=', (eb) => eb.selectFrom('contact_messages').select('product_id').where('id', '=', contactId))
    .executeTakeFirst();
  return { name: row ? textOf(row.texts, 'name') : null, slug: row?.slug ?? null };
};

/** @returns the company's name in a language; null if it is not translated */
export const getCompanyNameIn = async (db: Database, language: string): Promise<string | null> => {
  const row = await selectTranslation(db, language)
    .where('kind', '=', 'setting')
    .where('record_id', '=', (eb) => eb.selectFrom('settings').select('id').where('key', '=', 'company_name'))
    .executeTakeFirst();
  return row ? textOf(row.texts, 'value') : null;
};
