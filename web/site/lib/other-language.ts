// What pages in languages other than the main one need: addresses with the code, calls with the language, and the texts. Loaded only there.
import '#web/site/styles/other-languages.css';
import { localAddress, splitLanguage } from '#contract/rules/languages.ts';
import { loadBuiltInTexts } from '#contract/texts/built-in.ts';
import type { LocalAddress, OtherLanguage, PageLanguage } from './language.ts';

/**
 * @param address path, query and fragment; a path without a code leads to the page in the language
 * @param prefix code of the language @param codes of all published languages
 */
const linkedAddress = (address: string, prefix: string, codes: readonly string[]): LocalAddress => {
  const href = localAddress(address, prefix, codes);
  if (href !== address || !address.startsWith('/')) return { href, page: address };
  const { code, rest } = splitLanguage(address, [prefix]);
  return { href, page: code === null ? null : rest };
};

const link = /<a [^<>]*>/g;
const ownAddress = / href="(\/[^"]*)"/;

const otherLanguage = (prefix: string, codes: readonly string[]): OtherLanguage => {
  const addressOf = (address: string) => linkedAddress(address, prefix, codes);
  return {
    addressOf,
    withLinks: (html) =>
      html.replaceAll(link, (tag) => tag.replace(ownAddress, (_, address: string) => ` href="${addressOf(address).href}"`)),
    withTransport: (transport) => (request) => {
      const { method, path } = request;
      if (method !== 'GET' || !path.startsWith('/api/public/')) return transport(request);
      return transport({ ...request, path: `${path}${path.includes('?') ? '&' : '?'}locale=${prefix}` });
    },
  };
};

/** @returns the language with its built-in texts, and with what another language than the main one needs */
export const openLanguage = async (language: PageLanguage): Promise<PageLanguage> => {
  const { code, prefix, all } = language;
  const codes = all.map((one) => one.code);
  return {
    ...language,
    translated: await loadBuiltInTexts(code),
    ...(prefix !== null && { other: otherLanguage(prefix, codes) }),
  };
};
