// The head of a CSV file of a shop.
import type { ReadingOptions } from '#contract/imports.ts';
import type { SourceFile } from '#server/features/imports/reading/source.ts';
import { openSheets } from '#server/platform/sheets/open-sheet.ts';
import type { SheetRow } from '#server/platform/sheets/sheet.ts';

const delimiters = [',', ';', '\t', '|'] as const;

export interface ShopTable {
  head: string[];
  /** Rows below the head. */
  rows: () => AsyncIterable<SheetRow>;
  /** As detected. */
  options: Pick<ReadingOptions, 'encoding' | 'delimiter'>;
}

/** @returns the name of a column without accents, punctuation and spaces */
export const foldedName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** @returns null for a file without a head; the caller closes nothing, since CSV files are opened for each reading */
export const openHead = async (file: SourceFile, given: ReadingOptions): Promise<ShopTable | null> => {
  const { encoding, delimiter, sheets } = await openSheets(file, given);
  const sheet = sheets[0];
  if (!sheet) return null;
  for await (const { cells } of sheet.rows()) {
    const head = cells.map((cell) =>
      String(cell ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    const rows = async function* () {
      let isHead = true;
      for await (const row of sheet.rows()) {
        if (!isHead) yield row;
        isHead = false;
      }
    };
    return { head, rows, options: { encoding: encoding ?? undefined, delimiter: delimiters.find((one) => one === delimiter) } };
  }
  return null;
};
