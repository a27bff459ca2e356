// BMEcat 1.2 and 2005 name the same elements differently: `ARTICLE` and `PRODUCT`, `SUPPLIER_AID` and `SUPPLIER_PID`. The names of 2005 are
// used for both.
import { childrenOf, textOf, type XmlElement } from '#server/platform/xml/element.ts';

export const nameOf2005 = (given: string): string => {
  const name = given.slice(given.indexOf(':') + 1);
  if (name.startsWith('UDX')) return name;
  return name
    .replace(/^ARTICLE/, 'PRODUCT')
    .replace(/^ART_ID/, 'PROD_ID')
    .replace(/_AID$/, '_PID');
};

const shortLanguages = new Map(
  Object.entries({
    de: 'deu',
    ger: 'deu',
    en: 'eng',
    fr: 'fra',
    fre: 'fra',
    it: 'ita',
    es: 'spa',
    nl: 'nld',
    pl: 'pol',
  }),
);

/** @returns the code of three letters */
export const languageCode = (language: string): string => {
  const code = language.trim().toLowerCase().slice(0, 3).replace(/[-_]$/, '');
  return shortLanguages.get(code) ?? code;
};

const languageOf = ({ attributes }: XmlElement): string => languageCode(attributes.lang ?? attributes['xml:lang'] ?? '');

/** @returns the elements with this name in the language of the catalogue; in no language, or in the first, if it has none */
export const inLanguage = (parent: XmlElement | undefined, name: string, language: string): XmlElement[] => {
  const all = childrenOf(parent, name);
  const wanted = [languageCode(language), '', all[0] ? languageOf(all[0]) : ''];
  const found = wanted.map((one) => all.filter((element) => languageOf(element) === one));
  return found.find((elements) => elements.length > 0) ?? [];
};

export const textInLanguage = (parent: XmlElement | undefined, name: string, language: string): string =>
  textOf(inLanguage(parent, name, language)[0]);
