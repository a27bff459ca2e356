// Undoes the merge of two categories completely, or not at all.
import { counted } from '#contract/rules/numbers.ts';
import type { ActingContext } from '#server/database/context.ts';
import { lockAttributes, lockRows } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import * as attributes from '#server/features/attributes/attributes.definitions.repository.ts';
import { readAgain } from '#server/features/attributes/attributes.values.repository.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { addChanged, listChangedIds } from '#server/features/bulk/bulk.repository.ts';
import { createRedirect, moveRedirects } from '#server/features/redirects/redirects.repository.ts';
import { restoreRecords } from '#server/features/trash/trash.restoring.repository.ts';
import { AppError } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { listRemoved } from '#server/records/trash/trash.repository.ts';
import { parseTrashData, type TrashData } from '#server/records/trash/trash-data.ts';
import * as repository from './category-merge.repository.ts';
import { recordMoves } from './moved-products.ts';

export interface MergeUndo {
  /** Attributes of the target as they were. */
  changed: attributes.Definition[];
  /** Ids of its new attributes. */
  created: number[];
  /** From the slug of the category, in place of which a redirect to the target was stored. */
  redirect: { target_id: number; created_at: string } | null;
}

const refuse = (reason: string) => new AppError('conflict', { message: `The merge cannot be undone: ${reason}` });

const namesShown = 3;

const requireProducts = async (db: Database, changeId: number, target: number): Promise<void> => {
  const changed = await repository.listChangedSince(db, changeId, target, namesShown + 1);
  if (changed.length === 0) return;
  const names = changed.slice(0, namesShown).map(({ name }) => (name === null ? 'a deleted product' : `“${name}”`));
  throw refuse(`${names.join(', ')}${changed.length > namesShown ? ' and others' : ''} changed since. Move the products instead.`);
};

const requireAttributes = async (db: Database, { changed, created }: MergeUndo): Promise<void> => {
  const versions = await repository.listVersions(db, [...created, ...changed.map(({ id }) => id)]);
  const isSame = created.every((id) => versions.get(id) === 1) && changed.every(({ id, version }) => versions.get(id) === version + 1);
  if (!isSame) throw refuse('an attribute of the other category changed since.');
};

const restoreAttributes = async (db: Database, { changed, created }: MergeUndo, at: string): Promise<void> => {
  for (const id of created) await attributes.removeDefinition(db, id);
  for (const definition of changed) await attributes.updateDefinition(db, definition, at);
};

const leadBack = async (db: Database, { row, redirects }: TrashData, target: number, { redirect }: MergeUndo): Promise<void> => {
  const oldSlug = String(row.slug);
  if (redirect) await createRedirect(db, { kind: 'category', oldSlug, targetId: redirect.target_id, at: redirect.created_at });
  else await repository.removeRedirect(db, oldSlug, target);
  await moveRedirects(db, 'category', { from: target, to: row.id, slugs: redirects.map(({ old_slug }) => old_slug) });
};

const restoreCategory = async (context: ActingContext, trashId: number, data: TrashData): Promise<void> => {
  const [restored] = (await restoreRecords({ ...context, actor: null }, [trashId])).restored;
  if (!restored) throw refuse('the category is not in the trash any more.');
  if (restored.is_slug_changed) throw refuse('another category has its address now.');
  if ((await repository.countDefinitions(context.db, data.row.id)) !== data.attributes.length)
    throw refuse('an attribute of all categories has the key of one of its attributes now.');
};

/** @throws AppError 'conflict' with what stands in its way */
export const undoMerge = (context: ActingContext, changeId: number) =>
  inTransaction(context.db, async (db) => {
    const acting = { ...context, db };
    const at = timestamp(context.clock);
    const products = await listChangedIds(db, changeId);
    await lockRows(db, 'products', products, { isRemoval: true });
    const merged = await repository.findMerged(db, changeId);
    const [trashId] = await listRemoved(db, changeId, at);
    const json = trashId === undefined ? null : await repository.getTrashData(db, trashId);
    if (!merged || trashId === undefined || json === null) throw refuse('the category is not in the trash any more.');
    const [data, undo] = [parseTrashData(json), merged.undo as MergeUndo];
    const { category_id: id, target_id: target } = merged;
    await lockRows(db, 'categories', [target]);
    await lockAttributes(db, 'exclusive');
    await requireProducts(db, changeId, target);
    await requireAttributes(db, undo);
    await restoreAttributes(db, undo, at);
    await leadBack(db, data, target, undo);
    await restoreCategory(acting, trashId, data);
    await repository.setCategory(db, products, id, at);
    await recordMoves(acting, products, target);
    await repository.removeMerged(db, id);
    await readAgain(db, [id, target]);
    await addChanged(db, changeId, -1);
    const name = String(data.row.name);
    if (context.actor)
      await recordAction(acting, { action: 'restore', kind: 'category', id, name, details: { from: 'merge', products: products.length } });
    return { message: `“${name}” restored; ${counted(products.length, 'product')} moved back`, restored: 1, skipped: 0 };
  });
