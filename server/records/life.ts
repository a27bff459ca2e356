// Creating, saving, restoring, duplicating and removing records, the same for all kinds that visitors can see.
import type { ChangedForm, NewForm } from '#contract/records/bodies.ts';
import type { RecordChanges, RecordDefinition, RecordInput } from '#contract/records/kind.ts';
import { nameOfCopy } from '#contract/rules/copies.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { lockRows } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction, tryOut } from '#server/database/transaction.ts';
import { requireVersion } from '#server/database/versions.ts';
import { recordChange } from '#server/features/history/record-change.ts';
import type { Restoring } from '#server/features/history/restorer.ts';
import {
  type SavingContext,
  type StoredFiles,
  saveWithFiles,
  syncFileReferences,
  syncUses,
  withPresentFiles,
} from '#server/features/uploads/uploads.service.ts';
import { notFound } from '#server/http/errors.ts';
import type { ReceivedFile } from '#server/http/received-form.ts';
import type { LanguageRules } from '#server/platform/search/language-rules.ts';
import { copyAsDrafts } from '#server/records/translations/belongings.ts';
import { unitsOfRecords } from '#server/records/translations/changed-records.ts';
import { removeRecords } from '#server/records/trash/trash.removal.repository.ts';
import { findCreated, rememberCreated } from './created-records.repository.ts';
import { fileChangesOf, withoutFiles } from './form-files.ts';
import type { Kind, Stored } from './kind.ts';
import { createMany, lockMany, updateMany } from './many.ts';
import { changesOf, changesOfForm, fromColumns } from './values.ts';
import { getRecord, insertRecord, writeRecord } from './writing.ts';

const recordNew = <D extends RecordDefinition, R extends Stored<D>>(
  { definition: { kind } }: Kind<D, R>,
  context: ActingContext,
  after: R,
  action: 'create' | 'duplicate' = 'create',
): Promise<void> => recordChange(context, { kind, id: after.id, action, before: null, after });

const create = <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  context: ActingContext,
  input: RecordInput<D>,
): Promise<R> =>
  inTransaction(context.db, async (db) => {
    const record = await insertRecord(kind, { ...context, db }, changesOf(kind.definition, input));
    await syncUses(db, { table: kind.definition.table, id: record.id }, null, record);
    await recordNew(kind, { ...context, db }, record);
    return record;
  });

/** The changes of a save, and the version that it is based on. */
interface Changing<D extends RecordDefinition> {
  changes: RecordChanges<D>;
  version: number | undefined;
}

const save = async <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  saving: SavingContext,
  id: number,
  changing: (before: R) => Changing<D> | Promise<Changing<D>>,
  restoredFrom?: number,
): Promise<R> => {
  const { db } = saving;
  const { table, noun, kind: name } = kind.definition;
  await lockRows(db, table, [id]);
  const before = await getRecord(kind, db, id);
  const { changes, version } = await changing(before);
  requireVersion(before.version, version, noun[0]);
  const after = await writeRecord(kind, saving, before, changes);
  await syncFileReferences(saving, before, after, { table, id });
  await recordChange(saving, { kind: name, id, action: restoredFrom ? 'restore' : 'update', before, after, restoredFrom });
  return after;
};

const change = async <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  saving: SavingContext,
  stored: StoredFiles,
  id: number,
  given: ChangedForm<D['fields']>,
): Promise<R> => {
  const plain = changesOfForm(kind.definition, given);
  return save(kind, saving, id, async (before) => {
    const [form, texts] = await withPresentFiles(saving.db, [given, plain] as const);
    const files = await fileChangesOf(saving.db, kind.definition, { form, stored, before });
    return { changes: { ...texts, ...files }, version: (given as { version?: number }).version };
  });
};

const createFromForm = async <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  context: SavingContext,
  given: NewForm<D['fields']>,
  files: readonly ReceivedFile[],
): Promise<R> => {
  const { definition } = kind;
  const plain = changesOfForm(definition, given);
  const attempt = { kind: definition.kind, key: (given as { idempotency_key?: string }).idempotency_key };
  return saveWithFiles(context, files, async (saving, stored) => {
    const created = await findCreated(saving, attempt);
    if (created !== null) return change(kind, saving, stored, created, { ...withoutFiles(definition), ...given });
    const [form, texts] = await withPresentFiles(saving.db, [given, plain] as const);
    const changes = { ...texts, ...(await fileChangesOf(saving.db, definition, { form, stored, before: null })) };
    const record = await insertRecord(kind, saving, changes);
    await syncFileReferences(saving, null, record, { table: definition.table, id: record.id });
    await recordNew(kind, saving, record);
    await rememberCreated(saving, attempt, record.id);
    return record;
  });
};

const edit = <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  context: ActingContext,
  id: number,
  input: RecordInput<D>,
): Promise<R> =>
  inTransaction(context.db, async (db) => {
    const acting = { ...context, db };
    await lockRows(db, kind.definition.table, [id]);
    const before = await getRecord(kind, db, id);
    const after = await writeRecord(kind, acting, before, changesOf(kind.definition, input));
    await syncUses(db, { table: kind.definition.table, id }, before, after);
    await recordChange(acting, { kind: kind.definition.kind, id, action: 'update', before, after });
    return after;
  });

/** The values of a hidden copy. Two pages must not have the same title in search engines. */
const copyOf = <D extends RecordDefinition, R extends Stored<D>>({ definition, copied }: Kind<D, R>, record: R) => {
  const { title, shownBy, fields } = definition;
  const { max } = fields[title] as { max: number };
  const name = nameOfCopy(String((record as Record<string, unknown>)[title]), max);
  return { ...record, seo_title: null, seo_description: null, ...copied?.(record), [title]: name, [shownBy]: false };
};

const duplicate = <D extends RecordDefinition, R extends Stored<D>>(kind: Kind<D, R>, context: SavingContext, id: number): Promise<R> =>
  saveWithFiles(context, [], async (saving) => {
    const { db } = saving;
    const { table } = kind.definition;
    await lockRows(db, table, [id]);
    const record = await getRecord(kind, db, id);
    const { slug: _slug, ...values } = changesOf(kind.definition, copyOf(kind, record));
    const copy = await insertRecord(kind, saving, values as RecordChanges<D>);
    // the copy shares the files, so a file missing from the record may be missing from the copy too
    await syncFileReferences(saving, record, copy);
    await syncUses(db, { table, id: copy.id }, null, copy);
    const [units = []] = await unitsOfRecords(kind, db, [copy]);
    await copyAsDrafts(saving, kind.definition.kind, id, { id: copy.id, units, record: copy });
    await recordNew(kind, saving, copy, 'duplicate');
    return copy;
  });

/** Saves the values, and undoes the save. @param id null for a new record */
const tryValues = <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  context: Context,
  id: number | null,
  input: RecordInput<D>,
): Promise<R> =>
  inTransaction(context.db, (db) =>
    tryOut(db, async () => {
      const changes = changesOf(kind.definition, input);
      if (id === null) return insertRecord(kind, { ...context, db }, changes);
      await lockRows(db, kind.definition.table, [id]);
      return writeRecord(kind, { ...context, db }, await getRecord(kind, db, id), changes);
    }),
  );

const remove = async <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  context: SavingContext,
  id: number,
  redirectTo?: string,
): Promise<number> => {
  const { table, kind: name } = kind.definition;
  const trashId = await inTransaction(context.db, async (db) => {
    if (kind.refuseRemoval) {
      await lockRows(db, table, [id]);
      await kind.refuseRemoval(db, id);
    }
    const [removed] = await removeRecords({ ...context, db }, name, [id], { redirectTo });
    if (!removed) throw notFound();
    return removed.trashId;
  });
  await kind.afterRemoval?.(context, id);
  return trashId;
};

/** The calls for records of a kind. All throw AppError 'not-found' and, if they accept values, 'invalid'. */
export const recordsOf = <D extends RecordDefinition, R extends Stored<D>>(kind: Kind<D, R>) => ({
  ...kind,
  /** @param row of the kind's table @param rules of the main language */
  generatedColumns: (row: object, rules: LanguageRules): object => kind.searchColumns?.(fromColumns(kind.definition, row), rules) ?? {},
  get: (db: Database, id: number) => getRecord(kind, db, id),
  /** For content that is not entered in a form. */
  create: (context: ActingContext, input: RecordInput<D>) => create(kind, context, input),
  /** If the same form, identified by the idempotency key, has already created a record, that record is saved. */
  createFromForm: (context: SavingContext, form: NewForm<D['fields']>, files: readonly ReceivedFile[] = []) =>
    createFromForm(kind, context, form, files),
  /** For content that is not entered in a form, without new files. */
  edit: (context: ActingContext, id: number, input: RecordInput<D>) => edit(kind, context, id, input),
  /** Call it inside a transaction; the caller records the change. @param before the record, whose row is locked */
  write: (context: Context, before: R, changes: RecordChanges<D>) => writeRecord(kind, context, before, changes),
  /** Changes the fields that the form contains. @throws AppError 'version-conflict' */
  update: (context: SavingContext, id: number, form: ChangedForm<D['fields']>, files: readonly ReceivedFile[] = []) =>
    saveWithFiles(context, files, (saving, stored) => change(kind, saving, stored, id, form)),
  /** Like `update`, inside the transaction of `saveWithFiles`. */
  change: (saving: SavingContext, stored: StoredFiles, id: number, form: ChangedForm<D['fields']>) =>
    change(kind, saving, stored, id, form),
  /** Saves some fields according to the current rules, inside the transaction of `saveWithFiles`. */
  restore: (saving: SavingContext, id: number, { fields, version, restoredFrom }: Restoring) =>
    save(kind, saving, id, () => ({ changes: changesOf(kind.definition, fields), version }), restoredFrom),
  /** The record as a save of these values would store it. Nothing is stored, and files are not checked. @param id null for a new record */
  tryOut: (context: Context, id: number | null, input: RecordInput<D>) => tryValues(kind, context, id, input),
  /** For many records in one transaction (many.ts). */
  createMany: (context: SavingContext, given: readonly RecordChanges<D>[]) => createMany(kind, context, given),
  lockMany: (db: Database, ids: readonly number[]) => lockMany(kind, db, ids),
  updateMany: (context: SavingContext, saves: readonly { before: R; changes: RecordChanges<D> }[]) => updateMany(kind, context, saves),
  /** Creates a hidden copy that shares the files. */
  duplicate: (context: SavingContext, id: number) => duplicate(kind, context, id),
  /** Moves the record to the trash. @param redirectTo target of its address from now on @returns its number there @throws AppError 'conflict' */
  remove: (context: SavingContext, id: number, redirectTo?: string) => remove(kind, context, id, redirectTo),
});
