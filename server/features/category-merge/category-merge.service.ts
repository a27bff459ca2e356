// Merges a category into another one, in one transaction.
import { createHash } from 'node:crypto';
import type { AdminCategory } from '#contract/categories.ts';
import type { mergeCategory as contract } from '#contract/category-merge.ts';
import type { AnswerOf } from '#contract/route.ts';
import { counted } from '#contract/rules/numbers.ts';
import { lockAttributes, lockRows } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { requireVersion } from '#server/database/versions.ts';
import * as attributes from '#server/features/attributes/attributes.definitions.repository.ts';
import { listIdsOfProducts } from '#server/features/attributes/attributes.product-ids.repository.ts';
import { readAgain } from '#server/features/attributes/attributes.values.repository.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { addChanged, createChange } from '#server/features/bulk/bulk.repository.ts';
import { undoableUntil } from '#server/features/bulk/bulk.service.ts';
import { followMerged } from '#server/features/redirects/merged-categories.repository.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import { AppError, invalid, notFound } from '#server/http/errors.ts';
import { kinds } from '#server/kinds.ts';
import { timestamp } from '#server/platform/clock.ts';
import { copyTranslations } from '#server/records/translations/belongings.ts';
import { removeRecords } from '#server/records/trash/trash.removal.repository.ts';
import { type AttributePlan, planAttributes } from './attribute-plan.ts';
import * as repository from './category-merge.repository.ts';
import { recordMoves } from './moved-products.ts';
import type { MergeUndo } from './undo-merge.ts';

const merged = (text: string) => new AppError('conflict', { message: text });

/** @throws AppError 'not-found', 'invalid', 'conflict' in words, also for a category that was merged already */
export const findBoth = async (db: Database, id: number, into: number): Promise<{ category: AdminCategory; target: AdminCategory }> => {
  if (id === into) throw invalid({ into: ['A category cannot be merged into itself.'] });
  const list = await kinds.category.list(db, [id, into]);
  const [category, target] = [id, into].map((wanted) => list.find((one) => one.id === wanted));
  if (category && target) return { category, target };
  const replaced = (await followMerged(db, [category ? into : id])).values().next().value;
  const replacement = replaced === undefined ? null : await kinds.category.get(db, replaced);
  if (replacement) throw merged(`${category ? 'The other' : 'This'} category was merged into “${replacement.name}” already.`);
  if (!category) throw notFound();
  throw invalid({ into: ['The selected category does not exist.'] });
};

export interface Merging {
  category: AdminCategory;
  target: AdminCategory;
  source: attributes.Definition[];
  before: attributes.Definition[];
  plan: AttributePlan;
  /** Identifies the definitions. */
  definitions: string;
}

/** @throws AppError 'not-found', 'invalid', 'conflict' */
export const planMerge = async (db: Database, id: number, into: number): Promise<Merging> => {
  const { category, target } = await findBoth(db, id, into);
  const [source, before] = [await attributes.listDefinitions(db, id), await attributes.listDefinitions(db, into)];
  const plan = planAttributes({
    source: { name: category.name, definitions: source },
    target: { id: into, name: target.name, definitions: before },
    taken: await attributes.listTakenKeys(db, into, 0),
  });
  const versions = [...source, ...before].map((one) => `${one.id}.${one.version}`).join();
  return { category, target, source, before, plan, definitions: createHash('sha256').update(versions).digest('hex').slice(0, 16) };
};

/** Stores the attributes of the plan. @returns what undoing needs */
const saveAttributes = async (
  db: Database,
  { before, plan, source }: Merging,
  at: string,
): Promise<Pick<MergeUndo, 'changed' | 'created'>> => {
  const known = new Map(before.map((one) => [one.id, one]));
  const undo: Pick<MergeUndo, 'changed' | 'created'> = { changed: [], created: [] };
  for (const definition of plan.after) {
    const old = known.get(definition.id);
    if (old === definition) continue;
    if (old) {
      await attributes.updateDefinition(db, definition, at);
      undo.changed.push(old);
    } else {
      const id = await attributes.createDefinition(db, definition, at);
      const moved = source.find(({ key, label }) => key === definition.key || label === definition.label);
      if (moved) await copyTranslations(db, 'attribute', moved.id, id);
      undo.created.push(id);
    }
  }
  return undo;
};

interface Wanted {
  into: number;
  version?: number | undefined;
  into_version?: number | undefined;
  definitions?: string | undefined;
}

const lock = async (db: Database, id: number, into: number): Promise<void> => {
  // in the order of a save of a product; a product that is added meanwhile is in the category before its row is locked
  await lockRows(db, 'products', [...(await listIdsOfProducts(db, id))], { isRemoval: true });
  await lockRows(db, 'categories', [id, into], { isRemoval: true });
  await lockAttributes(db, 'exclusive');
};

const requireUnchanged = ({ category, target, definitions }: Merging, wanted: Wanted): void => {
  requireVersion(category.version, wanted.version, 'category');
  requireVersion(target.version, wanted.into_version, 'category');
  if (wanted.definitions !== undefined && wanted.definitions !== definitions)
    throw new AppError('version-conflict', { message: 'Somebody else changed the attributes of these categories meanwhile.' });
};

/** @throws AppError 'not-found', 'invalid', 'conflict', 'version-conflict' */
export const mergeCategory = (context: SavingContext, id: number, wanted: Wanted): Promise<AnswerOf<typeof contract>> =>
  inTransaction(context.db, async (db) => {
    const { into } = wanted;
    const acting = { ...context, db };
    const at = timestamp(context.clock);
    await lock(db, id, into);
    const merging = await planMerge(db, id, into);
    requireUnchanged(merging, wanted);
    const { category, target } = merging;
    const expires_at = undoableUntil(context.clock);
    const administratorId = context.actor?.id ?? null;
    const changeId = await createChange(db, { kind: 'category', action: 'merge', administratorId, at, expiresAt: expires_at });
    const undo = {
      ...(await saveAttributes(db, merging, at)),
      redirect: await repository.findRedirect(db, category.slug),
    } satisfies MergeUndo;
    const moved = await repository.moveProducts(db, { changeId, from: id, to: into, at });
    await recordMoves(acting, moved, id);
    await removeRecords(acting, 'category', [id], { bulkChangeId: changeId, mergedInto: into });
    await repository.saveMerged(db, { categoryId: id, targetId: into, changeId, undo, at });
    const pending = await readAgain(db, [into]);
    await addChanged(db, changeId, 1);
    const details = { into: target.name, products: moved.length };
    await recordAction(acting, { action: 'merge', kind: 'category', id, name: category.name, details });
    const message = `“${category.name}” was merged into “${target.name}”: ${counted(moved.length, 'product')} moved`;
    return { message, bulk_change: { id: changeId, expires_at }, products: moved.length, pending };
  });
