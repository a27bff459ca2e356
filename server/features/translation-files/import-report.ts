// Counts what an import does, and lists its first changes and refusals.
import { htmlToText } from '#contract/rules/html-text.ts';
import type { TranslationImportReport } from '#contract/translation-imports.ts';
import type { FileRecord } from './file-texts.ts';
import { isWritten, type PlannedText } from './plan-texts.ts';

const mostListed = 500;
const mostCharacters = 300;

const shortened = (text: string): string => (text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text);

export const emptyReport: TranslationImportReport = {
  counts: { new: 0, changed: 0, unchanged: 0, untranslated: 0, refused: 0, outdated: 0 },
  changes: [],
  refused: [],
};

/** @returns the report with the texts of another record */
export const withRecord = (
  { counts: before, ...listed }: TranslationImportReport,
  { kind, id }: FileRecord,
  planned: readonly PlannedText[],
): TranslationImportReport => {
  const counts = { ...before };
  const changes = [...listed.changes];
  const refused = [...listed.refused];
  for (const text of planned) {
    const { outcome, title, label, olderSource, reason } = text;
    const of = { kind, id, title, label };
    const shown = (value: string) => shortened(text.isHtml ? htmlToText(value) : value);
    counts[outcome]++;
    if (isWritten(text)) {
      if (olderSource !== null) counts.outdated++;
      const change = { ...of, before: text.before && shown(text.before), after: shown(text.after) };
      if (changes.length < mostListed) changes.push({ ...change, is_outdated: olderSource !== null });
    } else if (outcome === 'refused' && refused.length < mostListed) refused.push({ ...of, text: shown(text.after), reason: reason ?? '' });
  }
  return { counts, changes, refused };
};
