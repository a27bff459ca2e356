// The language of the page, and its texts. It is the same as long as the document is open: a change of the language loads another one.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { defaultLanguage, type Language } from '#contract/rules/languages.ts';
import { writeNumber } from '#contract/rules/numbers.ts';
import { type Part, type Say, sayOf, splitText, type Texts, type TranslatedParts } from '#contract/texts/text.ts';
import { useFormats } from './formats.ts';

export interface PageLanguage extends Language {
  /** Null in the main language, whose addresses have no code. */
  prefix: string | null;
  /** All published languages, the main one first; only this one on a site with one language. */
  all: readonly Language[];
  translated?: TranslatedParts | undefined;
}

export const LanguageContext = createContext<PageLanguage>({ ...defaultLanguage, prefix: null, all: [defaultLanguage] });

export const useLanguage = (): PageLanguage => useContext(LanguageContext);

/** Returns a function for the texts of a part. */
export type TextsFor = <T extends Texts>(part: Part<T>) => Say<T>;

/** @param locale of numbers */
export const textsFor = ({ code, translated }: Pick<PageLanguage, 'code' | 'translated'>, locale: string): TextsFor => {
  const options = { language: code, translated, number: (value: number) => writeNumber(`${value}`, locale) };
  return (part) => sayOf(part, options);
};

/** For code that is not part of a page, such as tests. */
export const englishTexts: TextsFor = textsFor(defaultLanguage, defaultLanguage.locale);

/** @returns a function for the texts of a part, e.g. `say('found', { count: 3 })` */
export const useTexts = <T extends Texts>(part: Part<T>): Say<T> => {
  const { code, translated } = useLanguage();
  const { locale } = useFormats();
  return useMemo(() => textsFor({ code, translated }, locale)(part), [part, code, translated, locale]);
};

/** @param text in which {name} stands for an element @returns the text with the elements, as children of one element */
export const withElements = (text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode[] =>
  splitText(text).map((piece, at) => (at % 2 === 0 ? piece : elements[piece]));
