// The texts of notice pages in the language of their address. They are known without the database.
import { inLanguagePath, type Language, splitLanguage } from '#contract/rules/languages.ts';
import { builtInLanguage } from '#contract/texts/built-in.ts';
import { notices as de } from '#contract/texts/de/notices.ts';
import { noticesTexts } from '#contract/texts/en/notices.ts';
import { notices as id } from '#contract/texts/id/notices.ts';
import { sayOf } from '#contract/texts/text.ts';
import { addressCodes } from './languages.ts';

const translations = { de, id } as const satisfies Record<NonNullable<ReturnType<typeof builtInLanguage>>, unknown>;

export interface LocalNotice {
  title: string;
  text: string;
  language: Pick<Language, 'code' | 'direction'>;
  home: { text: string; path: string };
}

/** @param languages published ones, the main one first @param url path of the request */
export const localNotice = (languages: readonly Language[], url: string, name: 'badAddress' | 'busy' | 'excess'): LocalNotice => {
  const { code } = splitLanguage(url, addressCodes(languages));
  const own = languages.find((one) => one.code === code) ?? languages[0];
  const builtIn = own ? builtInLanguage(own.code) : null;
  const translated = builtIn === null ? undefined : { notices: translations[builtIn] };
  const say = sayOf(noticesTexts, { language: own?.code ?? 'en', translated, number: String });
  // English texts are in English, whatever the language of the address
  const language = own && builtIn !== null ? own : { code: 'en', direction: 'ltr' as const };
  return {
    title: say(`${name}Title`),
    text: say(`${name}Text`),
    language,
    home: { text: say('home'), path: inLanguagePath('/', code === languages[0]?.code ? null : code) },
  };
};
