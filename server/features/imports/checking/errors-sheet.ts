// The rows with errors as a spreadsheet: the columns of the file, and what is wrong, to be corrected and uploaded again.
import type { Readable } from 'node:stream';
import type { ReadingOptions } from '#contract/imports.ts';
import type { ImportKind, SheetFormat } from '#contract/rules/imports.ts';
import { withLocalFiles } from '#server/features/imports/import-files.ts';
import { completeOptions, readOptions } from '#server/features/imports/import-options.ts';
import { listErrors } from '#server/features/imports/import-rows.repository.ts';
import { readReport } from '#server/features/imports/imports.answers.ts';
import * as repository from '#server/features/imports/imports.repository.ts';
import { errorColumns } from '#server/features/imports/reading/column-matching.ts';
import { readFacts } from '#server/features/imports/reading/facts.ts';
import { openSource } from '#server/features/imports/reading/open-source.ts';
import { orNotFound } from '#server/http/errors.ts';
import type { Cell, SheetRow } from '#server/platform/sheets/sheet.ts';
import { writeSheet } from '#server/platform/sheets/write-sheet.ts';
import type { CheckContext } from './check-context.ts';

const rowsOfPage = 500;

/** Lines with errors, in the order of the file, and their texts. */
async function* errorsOf(context: CheckContext, id: number, kind: ImportKind): AsyncGenerator<{ line: number; text: string }> {
  for (let after = 0; ; ) {
    const page = await listErrors(context.db, id, kind, { after, limit: rowsOfPage });
    for (const { line, report } of page) {
      const texts = readReport(report).errors.map(({ column, text }) => (column === null ? text : `${column}: ${text}`));
      if (line !== null) yield { line, text: texts.join('\n') };
    }
    after = page.at(-1)?.number ?? after;
    if (page.length < rowsOfPage) return;
  }
}

async function* withErrors(rows: AsyncIterable<SheetRow>, errors: AsyncGenerator<{ line: number; text: string }>, width: number) {
  let next = await errors.next();
  for await (const { line, cells } of rows) {
    if (next.done) return;
    if (line !== next.value.line) continue;
    const padded: Cell[] = Array.from({ length: width }, (_, index) => cells[index] ?? null);
    yield [...padded, line, next.value.text];
    next = await errors.next();
  }
}

/** @returns the spreadsheet as a stream, which must be read or destroyed. @throws AppError 'not-found' */
export const writeErrors = async (context: CheckContext, id: number, format: SheetFormat): Promise<Readable> => {
  const row = orNotFound(await repository.findImport(context.db, id));
  const facts = readFacts(row.facts);
  const options = completeOptions(readOptions(row.options), facts);
  // the file is read while the spreadsheet is sent
  return new Promise((resolve, reject) => {
    withLocalFiles(context, [row.file_path], async ([path = '']) => {
      const source = await openSource({ path, name: row.file_name }, options as ReadingOptions);
      try {
        const table = orNotFound(source.tables[facts.table] ?? null);
        const heads = [...table.columns.map(({ name }) => name), ...errorColumns];
        const sheet = {
          name: 'Errors',
          columns: heads.map((head) => ({ head, width: head === errorColumns[1] ? 60 : 16 })),
          rows: withErrors(table.rows(), errorsOf(context, id, options.kind), table.columns.length),
        };
        const stream = writeSheet(format, sheet);
        const closed = new Promise<void>((done) => stream.once('close', done));
        resolve(stream);
        await closed;
      } finally {
        await source.close();
      }
    }).catch(reject);
  });
};
