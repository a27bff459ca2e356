// What the full-text index contains of single products, read from their rows: for a few products this costs less than a query.
import { type TokenDocument, toDocument } from '#server/database/full-text-document.ts';
import { idList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';

export interface IndexedProduct {
  id: number;
  category_id: number;
  is_active: number;
  document: TokenDocument;
}

/** @returns the products that exist */
export const readIndexedProducts = async (db: Database, ids: readonly number[]): Promise<IndexedProduct[]> => {
  if (ids.length === 0) return [];
  const columns = ['id', 'category_id', 'is_active', 'search_name', 'search_text', 'search_tokens'] as const;
  const rows = await db.selectFrom('products').select(columns).where('id', 'in', idList(db, ids)).execute();
  return rows.map(({ id, category_id, is_active, search_name, search_text, search_tokens }) => ({
    id,
    category_id,
    is_active,
    document: toDocument(`${search_name} ${search_text}  ${search_tokens} =${category_id}`),
  }));
};

interface ProductTexts {
  name: string;
  /** With markup. */
  texts: string;
}

/** @returns the texts of products as they were typed, by id */
export const readProductTexts = async (db: Database, ids: readonly number[]): Promise<Map<number, ProductTexts>> => {
  const columns = ['id', 'name', 'short_description', 'description'] as const;
  const rows = await db.selectFrom('products').select(columns).where('id', 'in', idList(db, ids)).execute();
  return new Map(rows.map(({ id, name, ...texts }) => [id, { name, texts: Object.values(texts).join(' ') }]));
};
