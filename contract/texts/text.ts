// Texts of the public site, and of what visitors receive from it: each part of it has one object of texts for each language.

/** Forms for the categories of `Intl.PluralRules`; the number {count} selects one. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Text with placeholders in braces, e.g. "Page {page} of {last}". */
export type Text = string | Plural;

export type Texts = Readonly<Record<string, Text>>;

/** The texts of a part in English. */
export interface Part<T extends Texts = Texts> {
  /** Name of the part and of its files, e.g. "product-list". */
  name: string;
  texts: T;
}

export const part = <const T extends Texts>(name: string, texts: T): Part<T> => ({ name, texts });

/** The texts of a part in another language. A missing one is a type error. */
export type Translation<P extends Part> = { readonly [K in keyof P['texts']]: Text };

/** The translated texts of a language by part; missing ones are shown in English. */
export type TranslatedParts = Readonly<Record<string, Texts>>;

type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type PlaceholdersOf<T> = T extends { other: infer Other } ? NamesIn<Other> | 'count' : NamesIn<T>;
type ValuesOf<T> = Record<PlaceholdersOf<T>, string | number>;

/** Returns a text of one part in one language. Numbers are written in the notation of the language. */
export type Say<T extends Texts> = <K extends keyof T & string>(
  key: K,
  ...values: [PlaceholdersOf<T[K]>] extends [never] ? [] : [values: ValuesOf<T[K]>]
) => string;

export interface TextOptions {
  /** BCP 47 code of the language, for its plural rules. */
  language: string;
  translated?: TranslatedParts | undefined;
  /** @returns the number in the notation of the language */
  number: (value: number) => string;
}

const select = (text: Text, count: string | number | undefined, language: string): string => {
  if (typeof text === 'string') return text;
  const form = new Intl.PluralRules(language).select(Number(count));
  return text[form] ?? text.other;
};

/** @returns the text that {name} placeholders split, with the names at odd positions */
export const splitText = (text: string): string[] => text.split(/\{(\w+)\}/);

/** @returns a function that returns the texts of a part */
export const sayOf = <T extends Texts>({ name, texts }: Part<T>, { language, translated, number }: TextOptions): Say<T> => {
  const own = translated?.[name];
  return (key, ...[values]) => {
    const given: Readonly<Record<string, string | number>> = values ?? {};
    const translation = own?.[key];
    const text = select(translation ?? texts[key] ?? '', given.count, translation === undefined ? 'en' : language);
    return text.replace(/\{(\w+)\}/g, (whole, placeholder: string) => {
      const value = given[placeholder] ?? whole;
      return typeof value === 'number' ? number(value) : value;
    });
  };
};

/** @returns the texts with those of the owner, which replace the built-in ones */
export const withOwnTexts = (builtIn: TranslatedParts | undefined, own: TranslatedParts | undefined): TranslatedParts | undefined => {
  if (!own) return builtIn;
  return { ...builtIn, ...Object.fromEntries(Object.entries(own).map(([part, texts]) => [part, { ...builtIn?.[part], ...texts }])) };
};
