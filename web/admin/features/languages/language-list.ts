// The list of languages as the setting stores it, and what is known about a language from its code.
import { readLanguages as readSetting } from '#contract/rules/language-setting.ts';
import { type Direction, defaultLanguage, type Language, languageCodePattern } from '#contract/rules/languages.ts';

/** @returns the languages of the site, the main one first; only English if the setting is empty or cannot be read */
export const readLanguages = (value: string | null | undefined): readonly Language[] => {
  const { languages } = readSetting(value ?? '[]');
  return languages.length > 0 ? languages : [defaultLanguage];
};

/** The value of the setting; the list with only the default language is empty. */
export const writeLanguages = (languages: readonly Language[]): string => {
  const [first] = languages;
  const isDefault = languages.length === 1 && JSON.stringify({ ...defaultLanguage, ...first }) === JSON.stringify(defaultLanguage);
  return JSON.stringify(isDefault ? [] : languages);
};

/** Offered by name; any other code can be entered. */
const commonCodes =
  'ar bg bn cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt pt-br ro ru sk sl sr sv th tl tr uk ur vi zh-hans zh-hant'.split(
    ' ',
  );

const nameIn = (locale: string, code: string): string | null => {
  try {
    return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code) ?? null;
  } catch {
    return null;
  }
};

/** @returns e.g. "German"; null for an unknown code */
export const englishName = (code: string): string | null => nameIn('en', code);

const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

const capital = (text: string, code: string) => text.charAt(0).toLocaleUpperCase(code) + text.slice(1);

/** The language of a code, not published: name, locale and direction as they are usual. Null for an unknown code. */
export const suggestedLanguage = (code: string): Language | null => {
  if (!languageCodePattern.test(code) || englishName(code) === null) return null;
  const { language, script, region } = new Intl.Locale(code);
  const usual = new Intl.Locale(code).maximize();
  const direction: Direction = rightToLeft.includes(usual.script ?? '') ? 'rtl' : 'ltr';
  return {
    code,
    name: capital(nameIn(code, code) ?? code, code),
    locale: [language, script, region ?? usual.region].filter(Boolean).join('-'),
    direction,
    is_published: false,
  };
};

/** The common languages that the site does not have, by their English names. */
export const languageChoices = (taken: readonly string[]): { value: string; label: string }[] =>
  commonCodes
    .filter((code) => !taken.includes(code))
    .flatMap((code) => {
      const [english, own] = [englishName(code), suggestedLanguage(code)?.name];
      return english && own ? [{ value: code, label: english === own ? english : `${english} – ${own}` }] : [];
    })
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));

/** @returns the list with two neighbours exchanged; the main language stays first */
export const movedLanguage = (languages: readonly Language[], code: string, step: -1 | 1): readonly Language[] => {
  const at = languages.findIndex((language) => language.code === code);
  const [one, other] = [languages[at], languages[at + step]];
  if (!one || !other || at < 1 || at + step < 1) return languages;
  return languages.with(at, other).with(at + step, one);
};

/** @returns the list with another main language, which is published */
export const withMainLanguage = (languages: readonly Language[], code: string): readonly Language[] => {
  const main = languages.find((language) => language.code === code);
  return main ? [{ ...main, is_published: true }, ...languages.filter((language) => language !== main)] : languages;
};
