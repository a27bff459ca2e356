// Writes a batch of rows. A row that cannot be written is refused, and does not prevent the others.
import { isPublishedKind } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import * as repository from './apply.repository.ts';
import { writeAttributes } from './write-attributes.ts';
import { type Outcome, type RecordUndo, type Refusal, recordsOfKind, writeRecords } from './write-records.ts';
import { type FormerAddress, writeRedirects } from './write-redirects.ts';
import { type OnError, togetherOrSplit } from './write-together.ts';

type Row = repository.PlannedRow;

const withRedirects = async (acting: SavingContext, importId: number, kind: PublishedKind, rows: readonly Row[], outcome: Outcome) => {
  const old = new Map(rows.flatMap(({ number, changes }) => (changes.old_address ? [[number, changes.old_address]] : [])));
  const moved = outcome.written.filter(({ number }) => old.has(number));
  if (moved.length === 0) return outcome.written;
  const ids = moved.map(({ recordId }) => recordId);
  const slugs = new Map((await recordsOfKind(kind).list(acting.db, ids)).map(({ id, slug }) => [id, slug]));
  const addresses = moved.map(
    ({ number, recordId }): FormerAddress => ({ number, kind, slug: slugs.get(recordId) ?? '', old: old.get(number) ?? '' }),
  );
  const { written, refused } = await writeRedirects(acting, addresses);
  for (const { number, value, text } of refused) await repository.noteRow(acting.db, importId, { number, column: null, value, text });
  return outcome.written.map((row) => {
    const redirect = written.get(row.number);
    if (!redirect) return row;
    const undo: RecordUndo = { ...(JSON.parse(row.undo) as RecordUndo), redirect };
    return { ...row, undo: JSON.stringify(undo) };
  });
};

const writeKind = async (acting: SavingContext, importId: number, kind: Row['kind'], rows: readonly Row[]): Promise<void> => {
  const outcome = isPublishedKind(kind) ? await writeRecords(acting, importId, kind, rows) : await writeAttributes(acting, importId, rows);
  const written = isPublishedKind(kind) ? await withRedirects(acting, importId, kind, rows, outcome) : outcome.written;
  await repository.markWritten(acting.db, importId, written);
  await refuse(acting, importId, outcome.refused);
};

const refuse = async ({ db }: SavingContext, importId: number, refused: readonly Refusal[]): Promise<void> => {
  for (const { number, text } of refused) await repository.noteRow(db, importId, { number, column: null, value: null, text }, 'refused');
};

/**
 * Call it inside a transaction. Categories are written first, because products can belong to one of the same batch.
 * @param onError is called for errors that are not the fault of the row
 */
export const writeRows = async (acting: SavingContext, importId: number, numbers: readonly number[], onError: OnError): Promise<void> => {
  const rows = await repository.readRows(acting.db, importId, numbers);
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const order = [...byKind.keys()].toSorted((one, other) => Number(other === 'category') - Number(one === 'category'));
  for (const kind of order)
    await togetherOrSplit(acting.db, byKind.get(kind) ?? [], {
      work: (some) => writeKind(acting, importId, kind, some),
      onFailure: ({ number }, text) => refuse(acting, importId, [{ number, text }]),
      onError,
    });
};
