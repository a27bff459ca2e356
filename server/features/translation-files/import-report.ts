// Counts what an import does, and lists its first changes and refusals.
import type { ImportAction } from '#contract/rules/translation-files.ts';
import type { TranslationImportReport } from '#contract/translation-files.ts';
import type { FileRecord } from './file-texts.ts';
import { isWritten, type PlannedText } from './plan-texts.ts';

const mostListed = 500;
const mostCharacters = 300;

const shortened = (text: string): string => (text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text);

export const createReport = (action: ImportAction) => {
  const report: TranslationImportReport = {
    action,
    counts: { new: 0, changed: 0, unchanged: 0, untranslated: 0, refused: 0, outdated: 0 },
    changes: [],
    refused: [],
  };
  const { counts, changes, refused } = report;
  return {
    report,
    add: ({ kind, id }: FileRecord, planned: readonly PlannedText[]): void => {
      for (const text of planned) {
        const { outcome, title, label, before, after, olderSource, reason } = text;
        const of = { kind, id, title, label };
        counts[outcome]++;
        if (isWritten(text)) {
          if (olderSource !== null) counts.outdated++;
          if (changes.length < mostListed)
            changes.push({ ...of, before: before && shortened(before), after: shortened(after), is_outdated: olderSource !== null });
        } else if (outcome === 'refused' && refused.length < mostListed)
          refused.push({ ...of, text: shortened(after), reason: reason ?? '' });
      }
    },
  };
};
