// Rules of the setting `languages`, for the server and the forms.
import { type Language, languageCodePattern, mostLanguages } from './languages.ts';
import { isLocale } from './numbers.ts';

/** Codes that are the first part of other addresses. */
const reservedCodes: readonly string[] = ['api'];

/** @returns whether programs that know languages, such as `Intl.PluralRules`, accept the code; not `de-12` */
const isCode = (code: string): boolean => {
  if (!languageCodePattern.test(code) || reservedCodes.includes(code)) return false;
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
};

/** @returns the error of each wrong field */
export const languageErrors = ({
  code,
  name,
  locale,
}: Omit<Language, 'is_published'>): { code?: string; name?: string; locale?: string } => ({
  ...(!isCode(code) && {
    code: 'The code must be that of a language, such as de or pt-br.',
  }),
  ...((name === '' || [...name].length > 60) && { name: 'The name must have 1 to 60 characters.' }),
  ...(!isLocale(locale) && { locale: 'The locale must be a language and region, such as de-DE.' }),
});

/** @returns the language, or what is wrong with it */
const readLanguage = (value: unknown): Language | string => {
  if (typeof value !== 'object' || value === null) return 'it must be an object.';
  const { code, name, locale, direction = 'ltr', is_published = false } = value as Record<string, unknown>;
  if (typeof code !== 'string' || typeof name !== 'string' || typeof locale !== 'string') return 'code, name and locale must be text.';
  if (direction !== 'ltr' && direction !== 'rtl') return 'the direction must be ltr or rtl.';
  if (typeof is_published !== 'boolean') return 'is_published must be true or false.';
  const language: Language = { code: code.trim().toLowerCase(), name: name.trim(), locale: locale.trim(), direction, is_published };
  return Object.values(languageErrors(language))[0] ?? language;
};

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/**
 * @param json the setting `languages`
 * @returns the valid languages, the main one first, which is always published; and the errors of the others
 */
export const readLanguages = (json: string): { languages: Language[]; errors: string[] } => {
  const list = parse(json);
  if (!Array.isArray(list)) return { languages: [], errors: ['The value must be a list of languages.'] };
  if (list.length > mostLanguages) return { languages: [], errors: [`There can be at most ${mostLanguages} languages.`] };
  const languages: Language[] = [];
  const errors: string[] = [];
  for (const [index, value] of list.entries()) {
    const read = readLanguage(value);
    if (typeof read === 'string') errors.push(`Language ${index + 1}: ${read}`);
    else if (languages.some(({ code }) => code === read.code)) errors.push(`Language ${index + 1}: the code ${read.code} occurs twice.`);
    else languages.push(languages.length === 0 ? { ...read, is_published: true } : read);
  }
  return { languages, errors };
};
