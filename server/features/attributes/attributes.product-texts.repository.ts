// The translated texts of products depend on the definitions of their category: a name that a definition reads is translated with it.
import { products } from '#contract/records/products.ts';
import { idList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';
import { refreshTranslations } from '#server/records/translations/refresh.ts';
import { recordUnits } from '#server/records/translations/units.ts';
import { fromColumns } from '#server/records/values.ts';
import type { Definition } from './attributes.definitions.repository.ts';
import { specificationUnits } from './attributes.translated-rows.ts';

/** Updates the states of the translations of products whose definitions have changed. One query if none is translated. */
export const refreshProductTexts = async (
  db: Database,
  ids: readonly number[],
  definitionsOf: (categoryId: number) => Promise<Definition[]>,
): Promise<void> => {
  const translated = db.selectFrom('translations').select('record_id').where('kind', '=', 'product');
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', translated.where('record_id', 'in', idList(db, ids)))
    .execute();
  const definitions = new Map<number, Definition[]>();
  for (const { category_id } of rows) definitions.set(category_id, await definitionsOf(category_id));
  await refreshTranslations(
    db,
    'product',
    rows.map((row) => ({ id: row.id, ...fromColumns(products, row) })),
    (changed) =>
      changed.map((product) =>
        recordUnits(products, product, specificationUnits(product.specifications, definitions.get(product.category_id) ?? [])),
      ),
  );
};
