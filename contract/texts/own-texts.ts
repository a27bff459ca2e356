// Rules of the texts of the site that an owner writes, for the server and the form.

import { fold } from '#contract/rules/fold.ts';
import { splitText, type Text } from './text.ts';

/** Maximum length of a text, or of one of its plural forms, in characters. */
export const interfaceTextLength = 1000;

/** Maximum number of texts that one call saves. */
export const interfaceTextsAtOnce = 1000;

type Category = Intl.LDMLPluralRule;

const order: readonly Category[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const rulesOf = (language: string): Intl.PluralRules => {
  try {
    return new Intl.PluralRules(language);
  } catch {
    return new Intl.PluralRules('en');
  }
};

/** @param language code @returns the plural forms that the language distinguishes; "other" is the last one */
export const pluralCategories = (language: string): Category[] => {
  const { pluralCategories: known } = rulesOf(language).resolvedOptions();
  return order.filter((category) => known.includes(category));
};

const examined = [...Array.from({ length: 201 }, (_, number) => number), 1_000_000, 0.5, 1.5];

/** @returns up to three numbers with the plural form, e.g. 2, 3, 4 */
export const pluralExamples = (language: string, category: Category): number[] => {
  const rules = rulesOf(language);
  return examined.filter((number) => rules.select(number) === category).slice(0, 3);
};

/** @returns the forms of a text; one without plural forms is the form "other" */
export const formsOf = (text: Text): Partial<Record<Category, string>> => (typeof text === 'string' ? { other: text } : text);

const placeholdersOf = (text: string): string[] => [...new Set(splitText(text).filter((_piece, at) => at % 2 === 1))].toSorted();

const named = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

const problemOfPlaceholders = (form: string, category: Category, english: Text): string | null => {
  const needed = placeholdersOf(typeof english === 'string' ? english : english.other);
  const found = placeholdersOf(form);
  const unknown = found.filter((name) => !needed.includes(name));
  if (unknown.length > 0) {
    const allowed = needed.length === 0 ? 'This text has no placeholders.' : `It can contain ${named(needed)}.`;
    return `The text contains ${named(unknown)}, which nothing replaces. ${allowed}`;
  }
  // "one product" needs no number
  const missing = needed.filter((name) => !found.includes(name) && (category === 'other' || name !== 'count'));
  return missing.length > 0 ? `The text must contain ${named(missing)}.` : null;
};

const markup = /<[a-z/!?]/i;
const invisible = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** @returns why one form cannot be used; null if it can */
export const problemOfForm = (form: string, category: Category, english: Text): string | null => {
  if (form.trim() === '') return 'Write the text.';
  if ([...form].length > interfaceTextLength) return `The text must not be longer than ${interfaceTextLength} characters.`;
  if (invisible.test(form)) return 'The text must be one line without control characters.';
  if (markup.test(form)) return 'The text must be plain text without HTML.';
  return problemOfPlaceholders(form, category, english);
};

/** @returns why the text cannot be used in the language; null if it can */
export const problemOfText = (text: Text, english: Text, language: string): string | null => {
  const forms = formsOf(text);
  const isPlural = typeof english !== 'string';
  const needed = isPlural ? pluralCategories(language) : (['other'] as const);
  const found = order.filter((category) => forms[category] !== undefined);
  if (!isPlural && typeof text !== 'string') return 'The text has no plural forms.';
  if (found.join() !== needed.join()) return `The text needs these plural forms: ${needed.join(', ')}.`;
  return found.map((category) => problemOfForm(forms[category] ?? '', category, english)).find((problem) => problem !== null) ?? null;
};

/** A text of the site in a language. */
export interface InterfaceTextRow {
  part: string;
  key: string;
  english: Text;
  /** Null if the product has no text in the language. */
  built_in: Text | null;
  /** The text of the owner; null without one. */
  own: Text | null;
}

export const interfaceTextFilters = ['missing', 'changed'] as const;
export type InterfaceTextFilter = (typeof interfaceTextFilters)[number];

/** Whether visitors read it in English although their language is another one. */
export const isMissingText = ({ built_in, own }: InterfaceTextRow): boolean => built_in === null && own === null;

export const isChangedText = ({ own }: InterfaceTextRow): boolean => own !== null;

const wordsOf = ({ part, key, english, built_in, own }: InterfaceTextRow): string =>
  fold([part, key, ...[english, built_in ?? '', own ?? ''].flatMap((text) => Object.values(formsOf(text)))].join('\n'));

/** @returns whether the text belongs to the filter, and contains all words of the search */
export const matchesTextFilter = (
  row: InterfaceTextRow,
  { part, search = '', only }: { part?: string | undefined; search?: string | undefined; only?: InterfaceTextFilter | undefined },
): boolean => {
  if (part !== undefined && row.part !== part) return false;
  if (only === 'missing' && !isMissingText(row)) return false;
  if (only === 'changed' && !isChangedText(row)) return false;
  const words = fold(search).split(/\s+/).filter(Boolean);
  return words.length === 0 || words.every((word) => wordsOf(row).includes(word));
};
