// Starts, pauses, continues, cancels and undoes imports; the work itself is done in the background (apply-work.ts).
import { type ImportState, undoDays } from '#contract/rules/imports.ts';
import type { Actor } from '#server/database/context.ts';
import { parseJson } from '#server/database/json.ts';
import { type Caller, requireKindsOf } from '#server/features/imports/reading/import-scopes.ts';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { AppError, orNotFound } from '#server/http/errors.ts';
import * as repository from './apply.repository.ts';
import { listRowsWithFiles, type PrepareContext, removePrepared } from './apply-files.ts';
import type { ImportWork } from './apply-work.ts';

export interface ApplyContext extends PrepareContext {
  work: ImportWork;
}

const dayMs = 24 * 60 * 60 * 1000;

const texts: Partial<Record<ImportState, string>> = {
  uploaded: 'Check the import first.',
  checking: 'The import is being checked. Wait for the result.',
  preparing: 'The import is being applied.',
  paused: 'The import is paused.',
  writing: 'The records are being written. Wait until the import is complete.',
  applied: 'The import has been applied already.',
  undoing: 'The import is being undone.',
  undone: 'The import has been undone already.',
  cancelled: 'The import was cancelled. Check it again to apply it.',
  failed: 'The import failed. Check it again to apply it.',
  checked: 'The import has not been applied.',
};

const conflict = (message: string) => new AppError('conflict', { message });

/** @throws AppError 'not-found', 'conflict' in words if the import is in another state */
const change = async ({ db }: ApplyContext, id: number, transition: repository.Transition): Promise<void> => {
  if (await repository.changeState(db, id, transition)) return;
  const { state } = orNotFound(await repository.findImport(db, id));
  throw conflict(texts[state] ?? 'This is not possible now.');
};

const hasQuestions = ({ facts }: repository.StoredImport): boolean => {
  const { questions } = (parseJson(facts) ?? {}) as { questions?: unknown[] };
  return (questions?.length ?? 0) > 0;
};

/** @throws AppError 'not-found', 'forbidden' for an API token without the scopes for the records of the import */
export const requireScopes = async ({ db }: ApplyContext, caller: Caller, id: number): Promise<void> =>
  requireKindsOf(caller, orNotFound(await repository.findImport(db, id)));

const actingOf = (actor: Actor | undefined) =>
  actor ? { actor_id: actor.id, actor_token_id: actor.apiTokenId ?? null, acting_name: actor.name } : {};

/** Rows with errors are omitted. @param actor default: who uploaded the file @throws AppError 'not-found', 'conflict' */
export const startApply = async (context: ApplyContext, id: number, actor?: Actor): Promise<void> => {
  const stored = orNotFound(await repository.findImport(context.db, id));
  if (hasQuestions(stored)) throw conflict('Answer the questions about the file first, and check it again.');
  const total = (await listRowsWithFiles(context, id)).length;
  await change(context, id, { from: ['checked'], to: 'preparing', set: { done: 0, total, failure: null, ...actingOf(actor) } });
  context.work.start(id);
};

/** @throws AppError 'not-found', 'conflict' */
export const pause = (context: ApplyContext, id: number): Promise<void> => change(context, id, { from: ['preparing'], to: 'paused' });

/** @throws AppError 'not-found', 'conflict' */
export const resume = async (context: ApplyContext, id: number): Promise<void> => {
  await change(context, id, { from: ['paused'], to: 'preparing' });
  context.work.start(id);
};

/** Removes the files that were prepared. @throws AppError 'not-found', 'conflict' */
export const cancel = async (context: ApplyContext, id: number): Promise<void> => {
  await change(context, id, { from: ['checked', 'preparing', 'paused'], to: 'cancelled' });
  await removePrepared(context, id);
  await removeUnusedFiles(context).catch(() => {});
};

/** @param actor default: who applied it @throws AppError 'not-found', 'conflict' */
export const undo = async (context: ApplyContext, id: number, actor?: Actor): Promise<void> => {
  const { db, clock } = context;
  const { applied_at } = orNotFound(await repository.findImport(db, id));
  const oldest = new Date(clock().getTime() - undoDays * dayMs).toISOString();
  if (applied_at !== null && applied_at <= oldest) throw conflict(`An import can be undone for ${undoDays} days.`);
  const total = (await repository.listNumbers(db, id, ['written'])).length;
  await change(context, id, { from: ['applied'], to: 'undoing', set: { done: 0, total, ...actingOf(actor) } });
  context.work.start(id);
};
