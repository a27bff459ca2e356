// Exports texts with their translations. They are read while the file is sent.
import type { ExportedTexts, TranslationFileFormat } from '#contract/rules/translation-files.ts';
import { type TranslatedKind, translatedKinds } from '#contract/rules/translations.ts';
import { translationFileTypes } from '#contract/translation-files.ts';
import type { ActingContext } from '#server/database/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { getLanguages, getTimeZone } from '#server/features/settings/settings.values.ts';
import { localTime } from '#server/features/sheet-columns/columns.ts';
import { requireOtherLanguage } from '#server/features/translations/translations.service.ts';
import { AppError } from '#server/http/errors.ts';
import type { FileAnswer } from '#server/http/mount.ts';
import { timestamp } from '#server/platform/clock.ts';
import { type ExportedRecord, exportedRecords } from './exported-records.ts';
import { writeTranslationSheet } from './sheet/sheet-rows.ts';
import { writeXliff } from './xliff/write-xliff.ts';

interface Request {
  language: string;
  format: TranslationFileFormat;
  texts: ExportedTexts;
  kinds?: readonly TranslatedKind[] | undefined;
}

/** With capital letters as BCP 47 recommends, which some translation programs require. */
const languageTag = (code: string): string => {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? code;
  } catch {
    return code;
  }
};

async function* following(first: ExportedRecord, others: AsyncGenerator<ExportedRecord>): AsyncGenerator<ExportedRecord> {
  yield first;
  yield* others;
}

const extensions = { xliff: 'xlf', xlsx: 'xlsx' } as const;
const writers = { xliff: writeXliff, xlsx: writeTranslationSheet } as const;

/** Also adds the export to the audit log. @throws AppError 'conflict' if there is nothing to export, 'invalid' for an unknown language */
export const exportTranslations = async (context: ActingContext, request: Request): Promise<FileAnswer> => {
  const { db, clock } = context;
  const { language, format, texts } = request;
  const kinds = translatedKinds.filter((kind) => request.kinds?.includes(kind) ?? true);
  await requireOtherLanguage(db, language);
  const [main] = await getLanguages(db);
  const records = exportedRecords(db, { language, texts, kinds });
  const first = await records.next();
  if (first.done) {
    const wanted = texts === 'all' ? 'has no texts' : 'has no such texts';
    throw new AppError('conflict', { message: `There is nothing to export: the site ${wanted}. Choose other kinds or texts.` });
  }
  await inTransaction(db, (transaction) =>
    recordAction({ ...context, db: transaction }, { action: 'export', kind: 'translation', details: { language, format, texts, kinds } }),
  );
  const { date } = localTime(timestamp(clock), await getTimeZone(db));
  const content = writers[format]({ from: languageTag(main.code), to: languageTag(language) }, following(first.value, records));
  return { name: `translations-${language}-${date.slice(0, 10)}.${extensions[format]}`, type: translationFileTypes[format], content };
};
