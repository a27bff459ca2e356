// The words of the visible catalogue, to which typing errors are corrected.
import { lastChange, vocabularyOf } from '#server/database/vocabulary.ts';
import { visibleProducts } from './products.rows.ts';

const batch = 500;

export const productVocabulary = vocabularyOf({
  version: async (db) => {
    const versions = await Promise.all([lastChange(db, 'products'), lastChange(db, 'categories')]);
    return JSON.stringify(versions);
  },
  read: async (db, afterId) => {
    const rows = await visibleProducts(db)
      .select(['product.id', 'product.search_name', 'product.search_text', 'product.category_search_name'])
      .where('product.id', '>', afterId)
      .orderBy('product.id')
      .limit(batch)
      .execute();
    return rows.map(({ id, search_name, search_text, category_search_name }) => ({
      id,
      columns: [search_name, search_text, category_search_name],
    }));
  },
});
