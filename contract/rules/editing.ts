// Open forms: the kinds of records, and the limits of stored changes and reports.
import { languageCodePattern } from './languages.ts';
import { publishedKinds } from './record-kinds.ts';
import { type TranslatedKind, translatedKinds } from './translations.ts';

/** Kinds of records whose unsaved changes are stored. Forms of settings do not report who else has them open. */
export const editedKinds = [
  ...publishedKinds,
  'attribute',
  'setting',
  'brand',
  'slideshow',
  'menus',
  'about-page',
  'about-sections',
  'about-statistics',
  'about-team',
] as const;

/** The translation of a record into a language, e.g. `product.de`. */
export type EditedTranslation = `${TranslatedKind}.${string}`;

export type EditedKind = (typeof editedKinds)[number] | EditedTranslation;

export const editedTranslation = (kind: TranslatedKind, language: string): EditedTranslation => `${kind}.${language}`;

/** @returns the language of an open translation; null for other kinds */
export const editedLanguage = (kind: EditedKind): string | null => {
  const [of, language] = kind.split('.');
  return language !== undefined && translatedKinds.some((one) => one === of) && languageCodePattern.test(language) ? language : null;
};

/** The id, in paths of calls, of a record that is not stored yet. */
export const newRecordId = 0;

/** Delay between the last keystroke and storing the unsaved changes. */
export const keepDelayMs = 2000;

/** Interval of the reports of an open form, and the time without a report after which it counts as closed: two reports may be lost. */
export const presence = { everyMs: 20_000, endsAfterMs: 60_000 } as const;
