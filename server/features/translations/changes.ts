// What a save changes in a translation: pure functions over its texts.
import type { TranslationUnit, UnitTexts } from '#contract/rules/translations.ts';
import type { Stored } from '#server/records/translations/stored.ts';

type Texts = Pick<Stored, 'texts' | 'source' | 'draft' | 'draftSource'>;

export const nothing: Texts = { texts: {}, source: {}, draft: null, draftSource: null };

const without = (texts: UnitTexts, remove: (key: string) => boolean): UnitTexts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !remove(key)));

const orNull = (texts: UnitTexts): UnitTexts | null => (Object.keys(texts).length > 0 ? texts : null);

/** Adds texts to the draft. A text that equals the published one stays in it only if it confirms that text for a changed original. */
export const withDraft = (stored: Texts, units: readonly TranslationUnit[], given: UnitTexts): Texts => {
  const sourceOf = new Map(units.map(({ key, source }) => [key, source]));
  const isNothingNew = (key: string, text: string | undefined) =>
    text === (stored.texts[key] ?? '') && (text === '' || stored.source[key] === (givenSource[key] ?? ''));
  const givenSource: UnitTexts = {
    ...stored.draftSource,
    ...Object.fromEntries(Object.keys(given).map((key) => [key, sourceOf.get(key) ?? ''])),
  };
  const all: UnitTexts = { ...stored.draft, ...given };
  const draft = without(all, (key) => isNothingNew(key, all[key]));
  return { ...stored, draft: orNull(draft), draftSource: orNull(without(givenSource, (key) => !(key in draft))) };
};

/** Publishes the draft. Texts of units that the record no longer has are dropped. */
export const published = ({ draft, draftSource, ...stored }: Texts, units: readonly TranslationUnit[]): Texts => {
  const known = new Set(units.map(({ key }) => key));
  const all: UnitTexts = { ...stored.texts, ...draft };
  const texts = without(all, (key) => all[key] === '' || !known.has(key));
  const source = without({ ...stored.source, ...draftSource }, (key) => !(key in texts));
  return { texts, source, draft: null, draftSource: null };
};
