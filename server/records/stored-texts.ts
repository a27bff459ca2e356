// Converts formatted texts that earlier rules have stored to what a save would store now. Nobody edits the records, so their versions stay
// the same.

import { fieldsOf, type RecordDefinition } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import { inBatches } from '#server/database/batches.ts';
import type { Context } from '#server/database/context.ts';
import { parseJson } from '#server/database/json.ts';
import { lockRows } from '#server/database/lock.ts';
import { isDone, markDone } from '#server/database/one-time-tasks.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { cleanRichText } from '#server/platform/rich-text/rich-text.ts';

type Values = Readonly<Record<string, unknown>>;

const textsOf = (definition: RecordDefinition): string[] =>
  fieldsOf(definition).flatMap(([name, { type }]) => (type === 'rich-text' ? [name] : []));

/** @returns the texts that must change */
export const currentTexts = (definition: RecordDefinition, values: Values): Record<string, string> =>
  Object.fromEntries(
    textsOf(definition).flatMap((name) => {
      const stored = values[name];
      if (typeof stored !== 'string') return [];
      const { html } = cleanRichText(stored);
      return html === stored || html === '' ? [] : [[name, html]];
    }),
  );

const withCurrentTexts = (definition: RecordDefinition, json: string): string => {
  const values = parseJson(json) as Values;
  return JSON.stringify({ ...values, ...currentTexts(definition, values) });
};

/** Also updates the draft, which is compared with the texts of the record. */
const updateBatch = async (db: Database, definition: RecordDefinition, ids: readonly number[]): Promise<void> => {
  const { table, kind } = definition;
  await lockRows(db, table, ids);
  for (const row of await db.selectFrom(table).selectAll().where('id', 'in', ids).execute()) {
    const texts = currentTexts(definition, row);
    if (Object.keys(texts).length === 0) continue;
    await db
      .updateTable(table)
      .set(texts as never)
      .where('id', '=', row.id)
      .execute();
  }
  const drafts = db.selectFrom('drafts').select(['id', 'fields', 'base']).where('kind', '=', kind).where('record_id', 'in', ids);
  for (const { id, fields, base } of await drafts.execute()) {
    const texts = { fields: withCurrentTexts(definition, fields), base: withCurrentTexts(definition, base) };
    await db.updateTable('drafts').set(texts).where('id', '=', id).execute();
  }
};

/** Runs once in the life of the database, in batches. If it is interrupted, it starts again. */
export const updateStoredTexts = async ({ db, clock }: Context, closing: AbortSignal): Promise<void> => {
  if (await isDone(db, 'texts')) return;
  for (const definition of Object.values(published)) {
    const rows = await db.selectFrom(definition.table).select('id').orderBy('id').execute();
    const ids = rows.map(({ id }) => id);
    await inBatches(db, ids, async (transaction, batch) => {
      if (!closing.aborted) await updateBatch(transaction, definition, batch);
    });
  }
  if (!closing.aborted) await inTransaction(db, (transaction) => markDone(transaction, clock, 'texts'));
};
