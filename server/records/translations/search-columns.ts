// The columns that searches of a language compare.
import type { TranslatedKind, UnitTexts } from '#contract/rules/translations.ts';

/** @param record the original @param texts what visitors read */
export const translationSearchColumns = (_kind: TranslatedKind, _record: object, _texts: UnitTexts): object => ({});
