// Notices and refusals in the language of their address. Their texts are known without the database.
import type { FastifyRequest } from 'fastify';
import { defaultLanguage, inLanguagePath, type Language, splitLanguage } from '#contract/rules/languages.ts';
import { builtInLanguage } from '#contract/texts/built-in.ts';
import { contactAnswers as deAnswers } from '#contract/texts/de/contact-answers.ts';
import { notices as de } from '#contract/texts/de/notices.ts';
import { contactAnswersTexts } from '#contract/texts/en/contact-answers.ts';
import { noticesTexts } from '#contract/texts/en/notices.ts';
import { contactAnswers as idAnswers } from '#contract/texts/id/contact-answers.ts';
import { notices as id } from '#contract/texts/id/notices.ts';
import { sayOf, type TextOptions } from '#contract/texts/text.ts';
import { addressCodes } from './languages.ts';

const translations = {
  de: { notices: de, 'contact-answers': deAnswers },
  id: { notices: id, 'contact-answers': idAnswers },
} as const satisfies Record<NonNullable<ReturnType<typeof builtInLanguage>>, unknown>;

/** @param code of a published language; undefined for English */
const optionsOf = (code: string | undefined): TextOptions => {
  const builtIn = code === undefined ? null : builtInLanguage(code);
  return { language: code ?? 'en', translated: builtIn === null ? undefined : translations[builtIn], number: String };
};

export interface LocalNotice {
  title: string;
  text: string;
  language: Pick<Language, 'code' | 'direction'>;
  home: { text: string; path: string };
}

/** @param languages published ones, the main one first @param url path of the request */
export const localNotice = (
  languages: readonly Language[],
  url: string,
  name: 'badAddress' | 'busy' | 'excess' | 'starting',
): LocalNotice => {
  const { code } = splitLanguage(url, addressCodes(languages));
  const own = languages.find((one) => one.code === code) ?? languages[0];
  const say = sayOf(noticesTexts, optionsOf(own?.code));
  // English texts are in English, whatever the language of the address
  const language = own && builtInLanguage(own.code) !== null ? own : { code: 'en', direction: 'ltr' as const };
  return {
    title: say(`${name}Title`),
    text: say(`${name}Text`),
    language,
    home: { text: say('home'), path: inLanguagePath('/', code === languages[0]?.code ? null : code) },
  };
};

/** For a site whose languages are not known yet: a code at the beginning of the address is that of a language. */
export const startingNotice = (url: string): LocalNotice => {
  const [, code = ''] = /^\/([^/?]*)/.exec(url) ?? [];
  const languages = builtInLanguage(code) === null ? [] : [{ ...defaultLanguage, code }];
  return localNotice([defaultLanguage, ...languages], url, 'starting');
};

const publicCall = /^\/(?:api\/public\/|site-access(?:\?|$))/;

/** @returns the code of the language of a call: that which it names, otherwise that of the page from which it comes */
const codeOfCall = ({ query, headers: { referer = '' } }: FastifyRequest, codes: readonly string[]): string | null => {
  const { locale } = query as { locale?: unknown };
  if (typeof locale === 'string') return codes.includes(locale) ? locale : null;
  return URL.canParse(referer) ? splitLanguage(new URL(referer).pathname, codes).code : null;
};

/** @returns the message of a call of a visitor that exceeds a limit; undefined for other calls, which are answered in English */
export const excessMessage = (request: FastifyRequest): string | undefined => {
  if (!publicCall.test(request.url)) return undefined;
  const languages = request.server.languages.known();
  const code = codeOfCall(request, addressCodes(languages)) ?? languages[0]?.code;
  return sayOf(contactAnswersTexts, optionsOf(code))('tooMany');
};
