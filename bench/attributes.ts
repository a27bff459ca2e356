// Measures product lists filtered by attributes, with the counts of all facets. Each category has 40 attributes, five of them from the
// general set, which can filter the whole catalogue.
import type { AttributeValue } from '#contract/rules/attributes/types.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type Cell, encodeCells, generalFirst, toCell } from '#server/features/attributes/attributes.cells.ts';
import { type NewAttribute, newDefinition } from '#server/features/attributes/attributes.changes.ts';
import { createDefinition, type Definition, listDefinitions } from '#server/features/attributes/attributes.definitions.repository.ts';
import { listAttributeNames, listAttributeRanges, listAttributes } from '#server/features/attributes/attributes.service.ts';
import { rulesVersion } from '#server/features/attributes/attributes.values.repository.ts';
import { listProducts } from '#server/features/products/products.list.service.ts';
import { between, type Random, randomNumbers } from './catalogue/texts.ts';

const kinds = [
  ...Array.from({ length: 28 }, () => 'number' as const),
  ...Array.from({ length: 5 }, () => 'range' as const),
  ...Array.from({ length: 5 }, () => 'choices' as const),
  'flag' as const,
  'choice' as const,
];
const choices = Array.from({ length: 12 }, (_, at) => ({ key: `choice-${at}`, label: `Choice ${at}`, aliases: [] }));
/** Every eighth attribute belongs to the general set: three numbers, a range and a choice. */
const isGeneral = (number: number): boolean => number % 8 === 7;
const rowsPerStatement = 500;
const at = '2026-11-20T12:00:00.000Z';

const attributeOf = (category_id: number | null, number: number): NewAttribute => {
  const kind = kinds[number] ?? 'number';
  const isNumeric = kind === 'number' || kind === 'range';
  return {
    category_id,
    label: `Attribute ${number}`,
    kind,
    ...(isNumeric && { quantity: 'length' as const, unit: 'mm' }),
    ...(!isNumeric && kind !== 'flag' && { choices }),
    is_filter: true,
    is_comparable: true,
  };
};

const randomValue = (random: Random, { kind }: Definition): AttributeValue => {
  const minimum = between(random, 1, 2000) / 1000;
  if (kind === 'number') return { minimum, maximum: minimum };
  if (kind === 'range') return { minimum, maximum: minimum + between(random, 1, 500) / 1000 };
  if (kind === 'flag') return { flag: random() < 0.5 };
  return { choices: [`choice-${between(random, 0, 11)}`, `choice-${between(random, 0, 11)}`].slice(0, kind === 'choice' ? 1 : 2) };
};

/** A product has nine of ten values. */
const cellsOf = (random: Random, definitions: readonly Definition[]): Uint8Array =>
  encodeCells(
    generalFirst(definitions, (definition) => definition).flatMap((definition): Cell[] =>
      random() < 0.1 ? [] : [toCell(randomValue(random, definition), definition) ?? []].flat(),
    ),
  );

const define = async (db: Database, category_id: number | null): Promise<void> => {
  for (const number of kinds.keys())
    if (isGeneral(number) === (category_id === null))
      await createDefinition(db, newDefinition(attributeOf(category_id, number), `attribute-${number}`, number + 1), at);
};

/** Gives each category of a generated catalogue 40 attributes and each product its values, unless they already exist. */
export const fillAttributes = async (db: Database): Promise<void> => {
  if ((await db.selectFrom('attribute_definitions').select('id').limit(1).execute()).length > 0) return;
  const random = randomNumbers(5);
  await define(db, null);
  for (const { id } of await db.selectFrom('categories').select('id').orderBy('id').execute()) {
    await inTransaction(db, async (transaction) => {
      await define(transaction, id);
      const definitions = await listDefinitions(transaction, id);
      const products = await transaction.selectFrom('products').select('id').where('category_id', '=', id).orderBy('id').execute();
      for (let start = 0; start < products.length; start += rowsPerStatement) {
        const rows = products.slice(start, start + rowsPerStatement).map((product) => ({
          product_id: product.id,
          rules: rulesVersion,
          cells: cellsOf(random, definitions),
          problem_count: 0,
        }));
        await transaction.insertInto('product_attributes').values(rows).execute();
      }
    });
  }
};

export interface MeasuredFilters {
  kind: string;
  /** CPU time of the process per request. */
  medianMs: number;
  p95Ms: number;
  worstMs: number;
  /** Elapsed time until the response. */
  p95WallMs: number;
}

const requests = 120;

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const summary = (times: readonly number[], walls: readonly number[]) => ({
  medianMs: quantile(times, 0.5),
  p95Ms: quantile(times, 0.95),
  worstMs: Math.max(...times),
  p95WallMs: quantile(walls, 0.95),
});

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const choicesOf = (random: Random) => [`choice-${between(random, 0, 11)}`, `choice-${between(random, 0, 11)}`];

/** Two ranges and a choice; every third list is sorted by another attribute. */
const queryOf = (random: Random, category: string, index: number) => {
  const [one, other] = [between(random, 0, 6), between(random, 16, 22)];
  const from = between(random, 0, 1200);
  return {
    category,
    page: 1,
    [`f.attribute-${one}.min`]: String(from),
    [`f.attribute-${one}.max`]: String(from + 800),
    [`f.attribute-${other}.min`]: String(between(random, 0, 1000)),
    [`f.attribute-${between(random, 33, 37)}`]: choicesOf(random),
    ...(index % 3 === 0 && { sort: `attribute-${between(random, 0, 27)}` }),
  };
};

/** The same for the whole catalogue, with attributes of the general set. */
const wholeQueryOf = (random: Random, _category: string, index: number) => {
  const from = between(random, 0, 1200);
  return {
    page: 1,
    'f.attribute-7.min': String(from),
    'f.attribute-7.max': String(from + 800),
    'f.attribute-15.min': String(between(random, 0, 1000)),
    'f.attribute-39': choicesOf(random),
    ...(index % 3 === 0 && { sort: 'attribute-23' }),
  };
};

const lists = { 'a category': queryOf, 'the whole catalogue': wholeQueryOf };

/** cached: the values have been in memory since the first request; saved: a product was saved before each request */
const modes = ['cached', 'saved'] as const;

const saveOne = async (db: Database, categoryId: number): Promise<void> => {
  const products = db.selectFrom('products').select('id').where('category_id', '=', categoryId).limit(1);
  const { id } = await products.executeTakeFirstOrThrow();
  await db.updateTable('products').set({ updated_at: new Date().toISOString() }).where('id', '=', id).execute();
};

const measure = async (db: Database, list: keyof typeof lists, mode: (typeof modes)[number]): Promise<MeasuredFilters> => {
  const categories = await db.selectFrom('categories').select(['id', 'slug']).where('is_active', '=', 1).orderBy('id').execute();
  const random = randomNumbers(7);
  const [times, walls]: [number[], number[]] = [[], []];
  for (let index = -10; index < requests; index++) {
    const category = categories[Math.abs(index) % 2];
    if (!category) continue;
    if (mode === 'saved') await saveOne(db, category.id);
    const query = lists[list](random, category.slug, Math.abs(index));
    const [start, wallStart] = [processorMs(), performance.now()];
    await listProducts(db, query);
    if (index < 0) continue;
    times.push(processorMs() - start);
    walls.push(performance.now() - wallStart);
  }
  return { kind: `filtered list of ${list} with facets, ${mode}`, ...summary(times, walls) };
};

/** The calls of the attributes screen and of the product editor. */
const adminCalls: Record<string, (db: Database, categoryId: number) => Promise<unknown>> = {
  'attributes of a category with counts': (db, id) => listAttributes(db, id),
  'attributes of all categories with counts': (db) => listAttributes(db, null),
  'ranges of a category': (db, id) => listAttributeRanges(db, id, undefined),
  'names of a category': (db, id) => listAttributeNames(db, id),
  'names of all categories': (db) => listAttributeNames(db, null),
};
const adminRequests = 20;

const measureAdminCall = async (db: Database, name: string): Promise<MeasuredFilters> => {
  const categories = await db.selectFrom('categories').select('id').orderBy('id').execute();
  const [times, walls]: [number[], number[]] = [[], []];
  for (let index = 0; index < adminRequests; index++) {
    const { id } = categories[index % categories.length] ?? { id: 1 };
    const [start, wallStart] = [processorMs(), performance.now()];
    await adminCalls[name]?.(db, id);
    times.push(processorMs() - start);
    walls.push(performance.now() - wallStart);
  }
  return { kind: `for administrators: ${name}`, ...summary(times, walls) };
};

export const measureFilters = async (db: Database, onMeasured: (result: MeasuredFilters) => void): Promise<MeasuredFilters[]> => {
  const results: MeasuredFilters[] = [];
  const add = (result: MeasuredFilters) => {
    onMeasured(result);
    results.push(result);
  };
  if (!process.env.ONLY_ADMIN)
    for (const list of Object.keys(lists) as (keyof typeof lists)[]) for (const mode of modes) add(await measure(db, list, mode));
  for (const name of Object.keys(adminCalls)) add(await measureAdminCall(db, name));
  return results;
};
