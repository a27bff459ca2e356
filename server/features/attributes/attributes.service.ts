// Attribute definitions for administrators, with their values and names of rows.
import type { AdminAttribute } from '#contract/attributes.ts';
import type { Paged } from '#contract/paging.ts';
import { attributeLimits } from '#contract/rules/attributes/limits.ts';
import type { AuditAction } from '#contract/rules/history.ts';
import type { ActingContext } from '#server/database/context.ts';
import { lockAttributes } from '#server/database/lock.ts';
import { type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { requireVersion } from '#server/database/versions.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { requireCategory } from '#server/features/categories/categories.service.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import { AppError, invalid, orNotFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { numberedSlug, slugify } from '#server/platform/slugs.ts';
import { type Removal, type Removed, removeRecords } from '#server/records/trash/trash.removal.repository.ts';
import {
  type ChangedAttribute,
  changedDefinition,
  mergedDefinition,
  type NewAttribute,
  newDefinition,
  readsDifferently,
} from './attributes.changes.ts';
import { countValues, listRanges } from './attributes.counts.repository.ts';
import * as repository from './attributes.definitions.repository.ts';
import { listNames } from './attributes.names.repository.ts';
import { definitionOf } from './attributes.reading.ts';
import * as values from './attributes.values.repository.ts';

type Definition = repository.Definition;

/** @throws AppError 'invalid' when the category does not exist */
export const listAttributes = async (db: Database, categoryId: number | null) => {
  if (categoryId !== null) await requireCategory(db, categoryId);
  const definitions = await repository.listDefinitions(db, categoryId);
  const isOwn = ({ category_id }: Definition) => category_id === categoryId;
  const problems = await values.listProblems(db, categoryId);
  return {
    attributes: definitions.filter(isOwn),
    general: definitions.filter((definition) => !isOwn(definition)),
    problems: problems.length,
    counts: await countValues(db, { categoryId, definitions, problems }),
  };
};

const find = async (db: Database, id: number): Promise<Definition> => orNotFound(await repository.getDefinition(db, id));

interface Saved {
  attribute: AdminAttribute;
  pending: number;
}

/** @returns a key made from the label */
export const freeKey = (label: string, taken: ReadonlySet<string>): string => {
  const wanted =
    slugify(label)
      .slice(0, attributeLimits.key - 4)
      .replace(/-$/, '') || 'attribute';
  let number = 1;
  while (taken.has(numberedSlug(wanted, number))) number++;
  return numberedSlug(wanted, number);
};

const requireFreeKey = (key: string | undefined, taken: ReadonlySet<string>): void => {
  if (key !== undefined && taken.has(key)) throw invalid({ key: ['Another attribute has this key.'] });
};

/** Serialises changes of definitions and excludes concurrent saves of products. */
const changing = <T>(
  context: ActingContext,
  action: AuditAction,
  work: (transaction: Database) => Promise<{ result: T; id?: number; name?: string }>,
): Promise<T> =>
  inTransaction(context.db, async (db) => {
    await lockAttributes(db, 'exclusive');
    const { result, ...record } = await work(db);
    if (context.actor) await recordAction({ ...context, db }, { action, kind: 'attribute', ...record });
    return result;
  });

const named = ({ id, label }: Pick<Definition, 'id' | 'label'>) => ({ id, name: label });

/** Requires a transaction that has locked the attributes, and reads no products. @returns its id @throws AppError 'invalid' */
export const addDefinition = async ({ db, clock }: Pick<ActingContext, 'db' | 'clock'>, input: NewAttribute): Promise<number> => {
  const { category_id } = input;
  const own = (await repository.listDefinitions(db, category_id)).filter((one) => one.category_id === category_id);
  const { definitions: most } = attributeLimits;
  if (own.length >= most) throw invalid({ label: [`There can be at most ${most} attributes.`] });
  const taken = await repository.listTakenKeys(db, category_id, 0);
  requireFreeKey(input.key, taken);
  const definition = newDefinition(input, input.key ?? freeKey(input.label, taken), (own.at(-1)?.sort_order ?? 0) + 1);
  return repository.createDefinition(db, definition, timestamp(clock));
};

/** @throws AppError 'invalid' */
export const createAttribute = (context: ActingContext, input: NewAttribute): Promise<Saved> =>
  changing(context, 'create', async (transaction) => {
    const { category_id } = input;
    if (category_id !== null) await requireCategory(transaction, category_id);
    const id = await addDefinition({ ...context, db: transaction }, input);
    const pending = await values.readAgain(transaction, [category_id]);
    const attribute = await find(transaction, id);
    return { result: { attribute, pending }, ...named(attribute) };
  });

/** @throws AppError 'not-found', 'version-conflict', 'invalid' */
export const updateAttribute = (context: ActingContext, id: number, input: ChangedAttribute): Promise<Saved> =>
  changing(context, 'update', async (transaction) => {
    const before = await find(transaction, id);
    requireVersion(before.version, input.version, 'attribute');
    requireFreeKey(input.key, await repository.listTakenKeys(transaction, before.category_id, id));
    const definition = changedDefinition(before, input);
    await repository.updateDefinition(transaction, definition, timestamp(context.clock));
    const pending = readsDifferently(before, definition) ? await values.readAgain(transaction, [before.category_id]) : 0;
    const attribute = await find(transaction, id);
    return { result: { attribute, pending }, ...named(attribute) };
  });

/** Requires a transaction that has locked the attributes. @returns the removed ones */
export const removeAttributes = async (
  context: SavingContext,
  ids: readonly number[],
  bulkChangeId?: number,
  removal: Pick<Removal, 'hasEntries'> = {},
): Promise<Removed[]> => {
  const categories = await repository.listCategoriesOf(context.db, ids);
  const removed = await removeRecords(context, 'attribute', ids, { bulkChangeId, ...removal });
  await values.readAgain(context.db, categories);
  return removed;
};

/** Moves it to the trash. @returns its id there @throws AppError 'not-found' */
export const removeAttribute = (context: SavingContext, id: number): Promise<number> =>
  inTransaction(context.db, async (db) => {
    await lockAttributes(db, 'exclusive');
    return orNotFound((await removeAttributes({ ...context, db }, [id]))[0] ?? null).trashId;
  });

/** The definition that reads each name, to be compared before and after a change of order. */
const readersOf = (definitions: readonly Definition[]): string =>
  definitions
    .flatMap(({ label, aliases }) => [label, ...aliases])
    .toSorted()
    .map((name) => definitionOf(name, definitions)?.id)
    .join();

/** Attributes missing in `ids` keep their order after the others. @throws AppError 'invalid' */
export const orderAttributes = (context: ActingContext, categoryId: number | null, ids: readonly number[]): Promise<void> =>
  changing(context, 'reorder', async (transaction) => {
    const before = await repository.listDefinitions(transaction, categoryId);
    const own = before.filter(({ category_id }) => category_id === categoryId);
    const known = new Set(own.map(({ id }) => id));
    if (ids.some((id) => !known.has(id))) throw invalid({ ids: ['An attribute does not belong to this category.'] });
    const order = [...new Set([...ids, ...known])];
    for (const [at, id] of order.entries()) await repository.setOrder(transaction, id, at + 1);
    const after = await repository.listDefinitions(transaction, categoryId);
    if (readersOf(after) !== readersOf(before)) await values.readAgain(transaction, [categoryId]);
    return { result: undefined };
  });

/** @throws AppError 'not-found', 'conflict', 'invalid' if the other definition does not exist or gets too many aliases or choices */
export const mergeAttribute = (context: ActingContext, id: number, intoId: number): Promise<Saved> =>
  changing(context, 'merge', async (transaction) => {
    const from = await find(transaction, id);
    const into = await repository.getDefinition(transaction, intoId);
    if (!into) throw invalid({ into: ['The selected attribute does not exist.'] });
    const isSeen = into.category_id === null || into.category_id === from.category_id;
    if (id === intoId || !isSeen) throw new AppError('conflict', { message: 'These attributes cannot be merged.' });
    await repository.removeDefinition(transaction, id);
    await repository.updateDefinition(transaction, mergedDefinition(into, from), timestamp(context.clock));
    const pending = await values.readAgain(transaction, [into.category_id]);
    const attribute = await find(transaction, intoId);
    return { result: { attribute, pending }, ...named(attribute) };
  });

/** @throws AppError 'invalid' when the category does not exist */
export const listAttributeRanges = async (db: Database, categoryId: number, exceptId: number | undefined) => {
  if (categoryId !== null) await requireCategory(db, categoryId);
  return listRanges(db, categoryId, exceptId);
};

/** @throws AppError 'invalid' when the category does not exist */
export const listAttributeNames = async (db: Database, categoryId: number | null) => {
  if (categoryId !== null) await requireCategory(db, categoryId);
  return listNames(db, categoryId, await repository.listDefinitions(db, categoryId));
};

interface ProblemFilter extends PageRequest {
  categoryId: number | null;
}

export const listProblems = async (db: Database, { categoryId, ...request }: ProblemFilter) => {
  const attributes = new Map((await repository.listAllDefinitions(db)).map(({ id, key, label }) => [id, { id, key, label }]));
  const found = (await values.listProblems(db, categoryId)).flatMap(({ attribute: id, ...problem }) => {
    const attribute = attributes.get(id);
    return attribute ? [{ ...problem, attribute }] : [];
  });
  const { limit, offset } = toLimitOffset(request);
  return toPaged(found.slice(offset, offset + limit), found.length, request) satisfies Paged<unknown>;
};
