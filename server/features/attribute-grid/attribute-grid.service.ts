// The products of a category with their attributes, edited like a spreadsheet.
import type { z } from 'zod';
import type { GridRow, saveAttributeGrid as saveContract } from '#contract/attribute-grid.ts';
import type { AdminProduct } from '#contract/products.ts';
import { specificationError } from '#contract/rules/specifications.ts';
import type { ActingContext } from '#server/database/context.ts';
import { lockAttributes } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { versionConflictText } from '#server/database/versions.ts';
import { formatted, toValueAnswer } from '#server/features/attributes/attributes.answers.ts';
import { type Definition, definitionReader, listDefinitions } from '#server/features/attributes/attributes.definitions.repository.ts';
import { readSpecifications } from '#server/features/attributes/attributes.reading.ts';
import { requireCategory } from '#server/features/categories/categories.service.ts';
import { type RecordChange, recordChanges } from '#server/features/history/record-change.ts';
import { findProduct, listAdminProducts, productRecords } from '#server/features/products/products.service.ts';
import { AppError, invalid } from '#server/http/errors.ts';
import { setCell } from './attribute-cells.ts';

const toRow = (product: AdminProduct, definitions: readonly Definition[]): GridRow => {
  const { id: product_id, name, model, slug, version, is_active } = product;
  const cells: GridRow['cells'] = {};
  for (const { definition, name: row, text, value, problem } of readSpecifications(product.specifications, definitions))
    cells[definition.key] = {
      name: row,
      text,
      value: value && toValueAnswer(value),
      formatted: value && formatted(value, definition),
      problem,
    };
  return { product_id, name, model, slug, version, is_active, cells };
};

interface GridFilter {
  categoryId: number;
  search?: string;
  page: number;
  perPage: number;
}

/** @throws AppError 'invalid' when the category does not exist */
export const getGrid = async (db: Database, { categoryId, search, page, perPage }: GridFilter) => {
  await requireCategory(db, categoryId);
  const attributes = await listDefinitions(db, categoryId);
  const products = await listAdminProducts(db, { category_id: categoryId, search, sort: 'sort_order', direction: 'asc', page, perPage });
  return { attributes, products: { ...products, data: products.data.map((product) => toRow(product, attributes)) } };
};

/** @throws AppError 'not-found' */
export const getGridRow = async (db: Database, id: number) => {
  const product = await productRecords.get(db, id);
  return { category_id: product.category_id, product: toRow(product, await listDefinitions(db, product.category_id)) };
};

type Cells = z.output<typeof saveContract.body>['cells'];
type NumberedCell = Cells[number] & { at: number };

/** Collects the errors of all cells, to throw them together. */
class CellErrors {
  readonly #errors: Record<string, string[]> = {};
  #hasConflict = false;

  add(cells: readonly NumberedCell[], text: string, isConflict = false): void {
    for (const { at } of cells) this.#errors[`cells.${at}`] = [text];
    this.#hasConflict ||= isConflict && cells.length > 0;
  }

  /** @throws AppError 'version-conflict', 'invalid' */
  throwAny(): void {
    if (Object.keys(this.#errors).length === 0) return;
    if (this.#hasConflict)
      throw new AppError('version-conflict', { message: versionConflictText('products', 'these'), errors: this.#errors });
    throw invalid(this.#errors);
  }
}

const byProduct = (cells: Cells): Map<number, NumberedCell[]> => {
  const grouped = new Map<number, NumberedCell[]>();
  cells.forEach((cell, at) => {
    grouped.set(cell.product_id, [...(grouped.get(cell.product_id) ?? []), { ...cell, at }]);
  });
  return new Map([...grouped].toSorted(([one], [other]) => one - other));
};

/** Saves all cells or none. @throws AppError 'version-conflict', 'invalid', with errors named `cells.<number>` */
export const saveGrid = (context: ActingContext, cells: Cells): Promise<GridRow[]> =>
  inTransaction(context.db, async (transaction) => {
    await lockAttributes(transaction, 'shared');
    const errors = new CellErrors();
    const definitionsOf = definitionReader(transaction);
    const saved: GridRow[] = [];
    const changes: RecordChange[] = [];
    // in id order, so that two saves cannot deadlock
    for (const [id, changed] of byProduct(cells)) {
      const before = await findProduct(transaction, id);
      if (!before) {
        errors.add(changed, 'The product does not exist any more.', true);
        continue;
      }
      const stale = changed.filter(({ version }) => version !== undefined && version !== before.version);
      errors.add(stale, versionConflictText('product'), true);
      const definitions = await definitionsOf(before.category_id);
      let { specifications } = before;
      for (const cell of changed) {
        const definition = definitions.find(({ key }) => key === cell.key);
        if (!definition) errors.add([cell], 'The category has no such attribute.');
        else specifications = setCell(specifications, { definition, definitions, text: cell.text });
      }
      const error = specificationError(specifications);
      if (error) errors.add(changed, error);
      else if (stale.length === 0) {
        const after = await productRecords.write({ ...context, db: transaction }, before, { specifications });
        saved.push(toRow(after, definitions));
        changes.push({ kind: 'product', id, action: 'update', before, after });
      }
    }
    errors.throwAny();
    await recordChanges({ ...context, db: transaction }, changes);
    return saved;
  });
