// The values of the form of a translation: the text of each unit, and whether an outdated one was confirmed.
import type { Translation } from '#contract/translations.ts';
import { textOfHtml } from './unit-texts.ts';

export type Unit = Translation['units'][number];

/** By the key of the unit. A confirmation is `yes`, under the key with a prefix. */
export type TranslationValues = Record<string, string>;

const prefix = 'confirmed:';

/** Name of the field that confirms that an outdated text still matches the original. */
export const confirmationOf = (key: string): string => prefix + key;

export const readTranslation = ({ units }: Pick<Translation, 'units'>): TranslationValues =>
  Object.fromEntries(
    units.flatMap(({ key, text, draft }) => [
      [key, draft ?? text ?? ''],
      [confirmationOf(key), ''],
    ]),
  );

export const labelsOf = (units: readonly Unit[]): Record<string, string> =>
  Object.fromEntries(
    units.flatMap(({ key, label }) => [
      [key, label],
      [confirmationOf(key), `${label}: still correct`],
    ]),
  );

/** The texts to send: those that were changed or confirmed, with the originals beside which they were written. */
export const changedTexts = (units: readonly Unit[], values: TranslationValues, changed: readonly string[]) => {
  const names = new Set(changed);
  // somebody else may have removed a text of the original
  const sent = units.filter(({ key }) => names.has(key) || names.has(confirmationOf(key)));
  return {
    texts: Object.fromEntries(sent.map(({ key }) => [key, values[key] ?? ''])),
    sources: Object.fromEntries(sent.map(({ key, source }) => [key, source])),
  };
};

/** @returns a number that differs if the originals do */
export const fingerprintOf = (units: readonly Unit[]): number => {
  let sum = 0;
  for (const character of JSON.stringify(units.map(({ key, source }) => [key, source])))
    sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) & 0x7f_ff_ff_ff;
  return sum;
};

/** The original text from which the text of the form was translated; null if there is none. */
export const originOf = ({ draft, draft_from, translated_from }: Unit): string | null => (draft === null ? translated_from : draft_from);

/** Errors by field. */
export const checkTranslation =
  (units: readonly Unit[]) =>
  (values: TranslationValues): Record<string, string | undefined> =>
    Object.fromEntries(
      units.map(({ key, format, max }) => {
        const text = values[key] ?? '';
        const { length } = format === 'html' ? text : [...text];
        return [
          key,
          length > max
            ? `Shorten this text to ${max.toLocaleString('en-US')} characters; it has ${length.toLocaleString('en-US')}.`
            : undefined,
        ];
      }),
    );

export type UnitMark = 'missing' | 'outdated' | 'draft' | null;

/** @returns what the form says about a unit; null for one that visitors read as it is */
export const markOf = (unit: Unit, values: TranslationValues): UnitMark => {
  const text = values[unit.key] ?? '';
  const stored = unit.draft ?? unit.text ?? '';
  if (text === '') return unit.source === '' || unit.format === 'slug' ? null : 'missing';
  if (text !== stored) return null;
  const origin = originOf(unit);
  if (origin !== null && origin !== unit.source && values[confirmationOf(unit.key)] !== 'yes') return 'outdated';
  return unit.draft === null ? null : 'draft';
};

/** The beginning of an original, on one line. */
export const beginningOf = ({ format, source }: Unit): string => (format === 'html' ? textOfHtml(source) : source);
