// The state of a translation, computed from its texts and those of the original.
import type { TranslationState, TranslationUnit, UnitTexts } from '#contract/rules/translations.ts';
import { toFlag } from '#server/database/flags.ts';

interface Texts {
  texts: UnitTexts;
  source: UnitTexts;
  draft: UnitTexts | null;
}

/** The units whose published text was made from another original text than the present one. */
export const isOutdated = ({ key, format, source }: TranslationUnit, stored: Pick<Texts, 'texts' | 'source'>): boolean =>
  format !== 'slug' && Boolean(stored.texts[key]) && stored.source[key] !== source;

export const isMissing = ({ key, format, source }: TranslationUnit, { texts }: Pick<Texts, 'texts'>): boolean =>
  format !== 'slug' && source !== '' && !texts[key];

/** @returns the columns that follow from the texts. @param titleOf key of the unit with the name of the record */
export const stateColumns = (units: readonly TranslationUnit[], stored: Texts, title: string) => {
  const missing = units.filter((unit) => isMissing(unit, stored)).length;
  const outdated = units.filter((unit) => isOutdated(unit, stored)).length;
  const isInWork = missing > 0 || stored.draft !== null;
  const state: Exclude<TranslationState, 'none'> = outdated > 0 ? 'outdated' : isInWork ? 'in-work' : 'ready';
  const hasTitle = Boolean(stored.texts[title]);
  return { state, missing, outdated, has_title: toFlag(hasTitle), slug: (hasTitle && stored.texts.slug) || null };
};
