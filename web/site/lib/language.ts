// The language of the page, and its texts. It is the same as long as the document is open: a change of the language loads another one.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type DocumentLanguage, defaultLanguage, localAddress } from '#contract/rules/languages.ts';
import { defaultLocale, writeNumber } from '#contract/rules/numbers.ts';
import { withOwnTexts } from '#contract/texts/built-in.ts';
import { type Part, type Say, sayOf, splitText, type Texts, type TranslatedParts } from '#contract/texts/text.ts';
import { useFormats } from './formats.ts';

export interface PageLanguage extends DocumentLanguage {
  translated?: TranslatedParts | undefined;
}

export const englishLanguage: PageLanguage = { ...defaultLanguage, prefix: null, all: [defaultLanguage] };

/** The language of the document in its state, if it is not English on a site with one language. */
export const languageQuery = { queryKey: ['language'] } as const;

export const LanguageContext = createContext<PageLanguage>(englishLanguage);

export const useLanguage = (): PageLanguage => useContext(LanguageContext);

/** Returns a function for the texts of a part. */
export type TextsFor = <T extends Texts>(part: Part<T>) => Say<T>;

/** @param locale of numbers */
export const textsFor = ({ code, translated }: Pick<PageLanguage, 'code' | 'translated'>, locale: string): TextsFor => {
  const options = { language: code, translated, number: (value: number) => writeNumber(`${value}`, locale) };
  return (part) => sayOf(part, options);
};

interface OwnTexts {
  texts?: TranslatedParts | undefined;
  currency_locale?: string | undefined;
}

/** @param settings with the texts of the owner @returns a function for the texts of a part, outside of components */
export const textsWith = (language: PageLanguage, settings: OwnTexts | undefined): TextsFor =>
  textsFor({ ...language, translated: withOwnTexts(language.translated, settings?.texts) }, settings?.currency_locale ?? defaultLocale);

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

/** @returns the address of a link to a page, without code, on a page in a language */
export const addressIn = ({ prefix, all }: DocumentLanguage, address: string): ReturnType<typeof localAddress> =>
  localAddress(
    address,
    prefix,
    all.map(({ code }) => code),
  );

/** @returns a function that adds the code of the language to the path of a page, for links and forms */
export const useHref = (): ((path: string) => string) => {
  const language = useLanguage();
  return (path) => addressIn(language, path).href;
};

const link = /<a [^<>]*>/g;
const ownAddress = / href="(\/[^"]*)"/;

/** @param html sanitised @returns the text with links that lead to the pages in the language */
export const withLocalLinks = (html: string, language: DocumentLanguage): string =>
  language.prefix === null
    ? html
    : html.replaceAll(link, (tag) => tag.replace(ownAddress, (_, address: string) => ` href="${addressIn(language, address).href}"`));
