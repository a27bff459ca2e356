// Compares the texts of a file with the translation of their record as it is now.
import type { TranslatedKind, TranslationUnit, UnitTexts } from '#contract/rules/translations.ts';
import { translatedKinds } from '#contract/rules/translations.ts';
import type { Context } from '#server/database/context.ts';
import { findOriginal } from '#server/features/translations/originals.ts';
import { readUnitTexts } from '#server/features/translations/unit-texts.ts';
import { AppError } from '#server/http/errors.ts';
import { sanitiseRichText } from '#server/platform/rich-text/rich-text.ts';
import { type OfLanguage, type Stored, toStored } from '#server/records/translations/stored.ts';
import { getRow } from '#server/records/translations/translations.repository.ts';
import type { FileContent, FileRecord, FileText } from './file-texts.ts';
import { markupError } from './markup/same-markup.ts';
import { presentText } from './present-text.ts';
import { fingerprint, unitId } from './unit-ids.ts';

export interface PlannedText {
  outcome: 'new' | 'changed' | 'unchanged' | 'untranslated' | 'refused';
  /** Key of the unit; null for an unknown one. */
  key: string | null;
  title: string;
  label: string;
  isHtml: boolean;
  before: string | null;
  /** What the file contains; for a text that is written, as it is stored. */
  after: string;
  /** The original text of the file, if the present one is another. */
  olderSource: string | null;
  reason: string | null;
}

const contentFor = ({ format }: TranslationUnit, content: FileContent): string | null => (format === 'html' ? content.html : content.plain);

/** Two originals that differ only in notation are the same. */
const comparable = ({ format }: TranslationUnit, text: string): string =>
  format === 'html' ? sanitiseRichText(text) : text.replaceAll('\r\n', '\n').trim();

/** @returns null if the file does not have the original, or if it has the present one */
const olderSource = (unit: TranslationUnit, original: FileContent | null): string | null => {
  if (original === null) return null;
  const text = comparable(unit, contentFor(unit, original) ?? original.html);
  return text === comparable(unit, unit.source) ? null : text;
};

const withoutQuotes = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** The cleaned text, or what is wrong with it. */
const readText = (unit: TranslationUnit, content: FileContent, siteUrl: string | undefined): { text: string } | { reason: string } => {
  const typed = contentFor(unit, content);
  if (typed === null) return { reason: 'The original has no formatting. Remove the codes from the translation.' };
  try {
    return { text: readUnitTexts([unit], { [unit.key]: typed }, siteUrl)[unit.key] ?? '' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { reason: Object.values(error.details.errors ?? {})[0]?.[0] ?? error.message };
  }
};

/** The formatting must be that of the original, or that of the translation that it replaces. */
const formattingError = (unit: TranslationUnit, text: string, older: string | null, before: string | null): string | null => {
  if (unit.format !== 'html') return null;
  const models = [older ?? unit.source, ...(older === null ? [] : [unit.source]), ...(before === null ? [] : [before])];
  const errors = models.map((model) => markupError(model, text));
  return errors.includes(null) ? null : (errors[0] ?? null);
};

type Change = Pick<PlannedText, 'outcome' | 'isHtml' | 'before' | 'after' | 'olderSource' | 'reason'>;

const compare = (unit: TranslationUnit, stored: Stored | null, file: FileText, siteUrl: string | undefined): Change => {
  const { translation: before, state } = presentText(unit, stored);
  const older = olderSource(unit, file.original);
  const planned = (outcome: PlannedText['outcome'], after: string, reason: string | null = null): Change => ({
    outcome,
    isHtml: unit.format === 'html',
    before,
    after,
    olderSource: older,
    reason,
  });
  if (file.problem !== null) return planned('refused', file.translation?.plain ?? file.translation?.html ?? '', file.problem);
  if (file.translation === null) return planned('untranslated', '');
  const read = readText(unit, file.translation, siteUrl);
  const given = file.translation.plain ?? file.translation.html;
  if ('reason' in read) return planned('refused', given, read.reason);
  const { text } = read;
  if (text === '') return planned('untranslated', '');
  if (text === before) return planned(state === 'outdated' && file.isFinished && older === null ? 'changed' : 'unchanged', text);
  if (file.fingerprint !== null && file.fingerprint !== fingerprint(before)) {
    const now = before === null ? 'It has been removed.' : `It is now “${withoutQuotes(before)}”.`;
    return planned(
      'refused',
      given,
      `Somebody has changed this translation since the export. ${now} Change it in the form, or export again.`,
    );
  }
  const error = formattingError(unit, text, older, before);
  return error === null ? planned(before === null ? 'new' : 'changed', text) : planned('refused', given, error);
};

const refused = (text: FileText, title: string, reason: string): PlannedText => ({
  outcome: 'refused',
  key: null,
  title,
  label: text.unitId,
  isHtml: text.translation?.plain === null,
  before: null,
  after: text.translation?.plain ?? text.translation?.html ?? '',
  olderSource: null,
  reason,
});

const isKind = (kind: string): kind is TranslatedKind => translatedKinds.some((one) => one === kind);

const maxId = 2_147_483_647;

/** @returns the record that the file names; null if there can be no such record */
export const ofFile = ({ kind, id }: FileRecord, language: string): OfLanguage | null =>
  isKind(kind) && id !== null && id > 0 && id <= maxId ? { kind, id, language } : null;

const unknownRecord = 'There is no such record. It may have been deleted since the export.';
const unknownText = 'The record has no such text. It may have been changed or removed since the export.';

/** @param of null for an unknown record */
export const planTexts = async ({ db, siteUrl }: Context, of: OfLanguage | null, record: FileRecord): Promise<PlannedText[]> => {
  const original = of && (await findOriginal(db, of));
  if (!of || !original) return record.texts.map((text) => refused(text, record.title, unknownRecord));
  const row = await getRow(db, of);
  const stored = row && toStored(row);
  const units = new Map(original.units.filter(({ source }) => source !== '').map((unit) => [unitId(unit.key), unit]));
  return record.texts.map((text): PlannedText => {
    const unit = units.get(text.unitId);
    if (!unit) return refused(text, original.title, unknownText);
    return { key: unit.key, title: original.title, label: unit.label, ...compare(unit, stored, text, siteUrl) };
  });
};

export const isWritten = ({ outcome }: PlannedText): boolean => outcome === 'new' || outcome === 'changed';

/** @returns the texts to write, and the older originals from which some of them were translated */
export const toWrite = (planned: readonly PlannedText[]): { texts: UnitTexts; sources: UnitTexts } => {
  const written = planned.filter(isWritten);
  const withKey = (value: (text: PlannedText) => string | null): UnitTexts =>
    Object.fromEntries(
      written.flatMap((text) => {
        const found = value(text);
        return text.key === null || found === null ? [] : [[text.key, found]];
      }),
    );
  return { texts: withKey(({ after }) => after), sources: withKey((text) => text.olderSource) };
};
