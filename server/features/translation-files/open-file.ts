// Opens translated files. A file that cannot be imported is refused before the first text is written.
import { SheetError } from '#server/platform/sheets/sheet.ts';
import type { FileRecord, TranslationFile } from './file-texts.ts';
import { openTranslationSheet } from './sheet/read-sheet.ts';
import { openXliff } from './xliff/read-xliff.ts';

interface LocalFile {
  /** On the local disk. */
  path: string;
  name: string;
}

interface Languages {
  language: string;
  /** Of all languages of the site, the main one first. */
  codes: readonly string[];
}

/** A program can name a country that the site does not: de-DE for de. */
const isOfLanguage = (named: string, code: string, codes: readonly string[]): boolean => {
  const language = named.toLowerCase();
  return language === code || (language.startsWith(`${code}-`) && !codes.includes(language));
};

const requireLanguages = ({ from, to }: TranslationFile, { language, codes }: Languages): void => {
  const [main = ''] = codes;
  if (!isOfLanguage(to, language, codes))
    throw new SheetError(
      `The file contains translations into “${to}”, not into “${language}”. Import it into that language, or choose another file.`,
    );
  if (!isOfLanguage(from, main, codes))
    throw new SheetError(`The file is translated from “${from}”, but the main language of the site is “${main}”. Export it again.`);
};

/** @returns the result of the work @throws SheetError in words */
export const withFile = async <T>(file: LocalFile, languages: Languages, work: (opened: TranslationFile) => Promise<T>): Promise<T> => {
  const opened = (await openXliff(file)) ?? (await openTranslationSheet(file));
  try {
    requireLanguages(opened, languages);
    return await work(opened);
  } finally {
    await opened.close();
  }
};

const repeatedText = 'The file contains this text of the record before. Delete one of the two.';

/** Texts that the file contains again get a problem. */
export async function* readRecords(file: TranslationFile): AsyncGenerator<FileRecord> {
  const seen = new Set<string>();
  for await (const record of file.records()) {
    const texts = record.texts.map((text) => {
      const name = `${record.kind}/${record.id}/${text.unitId}`;
      if (seen.has(name)) return { ...text, problem: repeatedText };
      seen.add(name);
      return text;
    });
    yield { ...record, texts };
  }
}

const noTexts = {
  xliff: 'The file contains no texts: XLIFF has one <unit> for each. Export the texts again, and choose the translated file.',
  xlsx: 'The file has no texts below its first row. Export the texts again, and choose the translated file.',
} as const;

/** Reads the whole file. @returns the number of its records @throws SheetError if it is damaged or has no texts */
export const countRecords = async (file: TranslationFile): Promise<number> => {
  let [records, texts] = [0, 0];
  for await (const record of file.records()) {
    records++;
    texts += record.texts.length;
  }
  if (texts === 0) throw new SheetError(noTexts[file.format]);
  return records;
};

/** @param skipped records at the beginning that are left out */
export async function* inBatches(records: AsyncIterable<FileRecord>, size: number, skipped: number): AsyncGenerator<FileRecord[]> {
  let left = skipped;
  let some: FileRecord[] = [];
  for await (const record of records) {
    if (left-- > 0) continue;
    some.push(record);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
