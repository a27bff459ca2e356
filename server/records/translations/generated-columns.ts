// Columns of translations that are generated from the texts that visitors read.
import type { TranslatedKind, UnitTexts } from '#contract/rules/translations.ts';
import type { Database } from '#server/database/schema.ts';

interface Generating {
  kind: TranslatedKind;
  language: string;
  /** The original, as services return it. */
  record: object;
  /** Published texts. */
  texts: UnitTexts;
}

export const generatedColumnsOf = async (_db: Database, _translation: Generating): Promise<object> => ({});
