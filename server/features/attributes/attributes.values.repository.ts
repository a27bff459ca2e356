// Stores the parsed values of each product in one row, which is written again when definitions change.
import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import { normaliseSpecifications, type Specification } from '#contract/rules/specifications.ts';
import { idList } from '#server/database/id-list.ts';
import { parseJson, parseList } from '#server/database/json.ts';
import { lockAttributes } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { rebuildBatch, rebuildSearch } from '#server/database/search-rebuild.ts';
import type { ProductAttributesTable } from '#server/database/tables/catalogue.ts';
import { encodeCells, generalFirst, toCell } from './attributes.cells.ts';
import { type Definition, definitionReader, listDefinitions } from './attributes.definitions.repository.ts';
import { refreshProductTexts } from './attributes.product-texts.repository.ts';
import { readSpecifications } from './attributes.reading.ts';

/** Version of the parsing rules. Incrementing it makes the next start read all products again. */
export const rulesVersion = 5;
const outdated = 0;
/** Maximum number of characters stored of a value with a problem. */
const problemLength = 200;

export const storedProblem = z.object({ attribute: z.number(), name: z.string(), text: z.string(), code: z.string(), reason: z.string() });
type StoredProblem = z.output<typeof storedProblem>;

const toColumns = (specifications: readonly Specification[], definitions: readonly Definition[]) => {
  const rows = readSpecifications(specifications, definitions);
  const cells = generalFirst(rows, ({ definition }) => definition).flatMap(
    ({ value, definition }) => (value && toCell(value, definition)) ?? [],
  );
  const problems = rows.flatMap(({ definition, name, text, problem: found }): StoredProblem[] =>
    found
      ? [
          {
            attribute: definition.id,
            name: name.slice(0, problemLength),
            text: text.slice(0, problemLength),
            code: found.code,
            reason: found.reason,
          },
        ]
      : [],
  );
  return {
    rules: rulesVersion,
    cells: encodeCells(cells),
    problem_count: problems.length,
    problems: problems.length > 0 ? JSON.stringify(problems) : null,
  };
};

interface SavedProduct {
  id: number;
  category_id: number;
  specifications: readonly Specification[];
}

const write = async (db: Database, { id, specifications }: SavedProduct, definitions: readonly Definition[]): Promise<void> => {
  // most catalogues have no definitions, and products then have no row
  if (definitions.length === 0) return void (await db.deleteFrom('product_attributes').where('product_id', '=', id).execute());
  const columns = toColumns(specifications, definitions);
  await db
    .insertInto('product_attributes')
    .values({ product_id: id, ...columns })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(columns))
    .execute();
};

/** Requires the transaction that saves the product. A value that cannot be parsed does not prevent the save. */
export const saveValues = async (db: Database, product: SavedProduct): Promise<void> => {
  await lockAttributes(db, 'shared');
  await write(db, product, await listDefinitions(db, product.category_id));
};

/** Like `saveValues`, for many products; definitions are read once for each category. */
export const saveAllValues = async (db: Database, products: readonly SavedProduct[]): Promise<void> => {
  await lockAttributes(db, 'shared');
  const definitionsOf = definitionReader(db);
  const rows: Insertable<ProductAttributesTable>[] = [];
  const without: number[] = [];
  for (const { id, category_id, specifications } of products) {
    const definitions = await definitionsOf(category_id);
    if (definitions.length === 0) without.push(id);
    else rows.push({ product_id: id, ...toColumns(specifications, definitions) });
  }
  if (without.length > 0) await db.deleteFrom('product_attributes').where('product_id', 'in', idList(db, without)).execute();
  if (rows.length === 0) return;
  await db
    .insertInto('product_attributes')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((eb) => ({
        rules: eb.ref('excluded.rules'),
        cells: eb.ref('excluded.cells'),
        problem_count: eb.ref('excluded.problem_count'),
        problems: eb.ref('excluded.problems'),
      })),
    )
    .execute();
};

/** Marks all products to which the definitions of a category or of the general set apply. */
export const markOutdated = async (db: Database, categoryId: number | null): Promise<void> => {
  const where = categoryId === null ? sql`true` : sql`category_id = ${categoryId}`;
  await sql`insert into product_attributes (product_id, rules, cells, problem_count)
    select id, ${sql.lit(outdated)}, ${new Uint8Array()}, 0 from products where ${where}
    on conflict (product_id) do update set rules = ${sql.lit(outdated)}`.execute(db);
};

const countOutdated = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('product_attributes')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('rules', '<', rulesVersion)
    .executeTakeFirstOrThrow();
  return count;
};

/** Reads the specifications of marked products, and of those last read by an earlier version of the rules. */
export const readOutdated = async (db: Database): Promise<void> => {
  if ((await countOutdated(db)) === 0) return;
  let definitionsOf: ReturnType<typeof definitionReader>;
  await rebuildSearch(db, {
    read: async (transaction) => {
      // otherwise the batch could overwrite the values of a later save
      await lockAttributes(transaction, 'exclusive');
      // definitions can change between two batches
      definitionsOf = definitionReader(transaction);
      const rows = await transaction
        .selectFrom('product_attributes as stored')
        .innerJoin('products as product', 'product.id', 'stored.product_id')
        .select(['product.id', 'product.category_id', 'product.specifications'])
        .where('stored.rules', '<', rulesVersion)
        .orderBy('stored.rules')
        .orderBy('stored.product_id')
        .limit(rebuildBatch)
        .execute();
      await refreshProductTexts(
        transaction,
        rows.map(({ id }) => id),
        definitionsOf,
      );
      return rows;
    },
    write: async (transaction, { id, category_id, specifications }) => {
      const product = { id, category_id, specifications: normaliseSpecifications(parseJson(specifications)) };
      await write(transaction, product, await definitionsOf(category_id));
    },
  });
};

/** Up to this number of products, values are parsed again in the transaction of the change. */
const mostReadAtOnce = 500;

/** @param categoryIds of the changed definitions @returns the number of products whose values remain to be parsed in the background */
export const readAgain = async (db: Database, categoryIds: readonly (number | null)[]): Promise<number> => {
  for (const categoryId of new Set(categoryIds)) await markOutdated(db, categoryId);
  const pending = await countOutdated(db);
  if (pending > mostReadAtOnce) return pending;
  await readOutdated(db);
  return 0;
};

const withProblems = (db: Database, categoryId: number | null) => {
  const rows = db
    .selectFrom('product_attributes as stored')
    .innerJoin('products as product', 'product.id', 'stored.product_id')
    // a literal, because the index contains only these rows
    .where('stored.problem_count', '>', sql.lit(0));
  return categoryId === null ? rows : rows.where('product.category_id', '=', categoryId);
};

/** Grouped by product; all problems of a product are returned, because there are few. */
export const listProblems = async (db: Database, categoryId: number | null) => {
  const rows = await withProblems(db, categoryId)
    .select(['product.id', 'product.name', 'product.slug', 'product.category_id', 'stored.problems'])
    .orderBy('stored.product_id')
    .execute();
  return rows.flatMap(({ problems, ...product }) => parseList(problems, storedProblem).map((found) => ({ product, ...found })));
};
