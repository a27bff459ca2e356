// Columns of translations that are generated from the texts that visitors read.
import type { TranslatedKind, UnitTexts } from '#contract/rules/translations.ts';
import type { Database } from '#server/database/schema.ts';

interface Translated {
  kind: TranslatedKind;
  language: string;
  /** The original, as services return it. */
  record: object;
  /** Published texts. */
  texts: UnitTexts;
}

/** @returns a function that generates the columns of several translations */
export const columnGenerator =
  (_db: Database) =>
  async (_translation: Translated): Promise<object> => ({});
