// The language of the page, and its texts. It is the same as long as the document is open: a change of the language loads another one.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { defaultLanguage } from '#contract/rules/default-language.ts';
import type { DocumentLanguage } from '#contract/rules/languages.ts';
import { defaultLocale, writeNumber } from '#contract/rules/numbers.ts';
import { type Part, type Say, sayOf, splitText, type Texts, type TranslatedParts, withOwnTexts } from '#contract/texts/text.ts';
import type { Transport } from '#web/shared/lib/api.ts';
import { useFormats } from './formats.ts';

/** Where an address on a page leads. */
export interface LocalAddress {
  href: string;
  /** The address without the code, if the router of the document can show it; null for files and pages in other languages. */
  page: string | null;
}

/** What only pages in languages other than the main one need (other-language.ts). */
export interface OtherLanguage {
  /** @param address path, query and fragment; a path without a code leads to the page in the language */
  addressOf: (address: string) => LocalAddress;
  /** @returns sanitised HTML with links to the pages in the language */
  withLinks: (html: string) => string;
  /** Adds the language to the calls that read. */
  withTransport: (transport: Transport) => Transport;
}

/** Addresses of the shown page by the codes of the languages. */
export type LanguageLinks = Readonly<Record<string, string>>;

export interface PageLanguage extends DocumentLanguage {
  /** Those of the page of the document; absent on a site with one language. */
  links?: LanguageLinks | undefined;
  translated?: TranslatedParts | undefined;
  /** Absent in the main language. */
  other?: OtherLanguage;
}

export const englishLanguage: PageLanguage = { ...defaultLanguage, prefix: null, all: [defaultLanguage] };

/** Whether pages in the language need the code in other-language.ts: all but those in English as the main language. */
export const needsCode = ({ code, prefix }: DocumentLanguage): boolean => prefix !== null || code !== defaultLanguage.code;

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

/** @returns where an address leads on a page in the language */
export const addressIn = ({ other }: PageLanguage, address: string): LocalAddress =>
  other ? other.addressOf(address) : { href: address, page: address };

/** @returns a function that adds the code of the language to the path of a page, for links and forms */
export const useHref = (): ((path: string) => string) => {
  const language = useLanguage();
  return (path) => addressIn(language, path).href;
};

/** @param html sanitised @returns the text with links to the pages in the language */
export const withLocalLinks = (html: string, { other }: PageLanguage): string => (other ? other.withLinks(html) : html);
