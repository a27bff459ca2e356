// The addresses of the shown page in the published languages. Documents contain those of their page; browsers load this code with the first
// navigation on a site in several languages.
import { inLanguagePath } from '#contract/rules/languages.ts';
import type { HeadOf } from '#web/site/lib/head.ts';
import type { LanguageLinks } from '#web/site/lib/language.ts';
import { headInput } from './head-input.ts';

type Shown = Parameters<typeof headInput>[0] & { head: HeadOf | undefined };

/** @returns the path with its own query and that of the shown page, such as filters and campaign parameters */
const withShownQuery = (path: string, { searchParams }: URL): string => {
  const [pathname = '', own] = path.split('?');
  const query = new URLSearchParams(searchParams);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  return pathname + (query.size > 0 ? `?${query}` : '');
};

export const languageLinks = ({ head, ...shown }: Shown): LanguageLinks => {
  const { url, language } = shown;
  const [main] = language.all;
  const paths = head?.(headInput(shown)).alternates;
  const addresses = language.all.map(({ code }) => {
    // a record without a translation is shown at the address of the main language
    const path = paths?.[code] ?? paths?.[main?.code ?? ''];
    const address = path === undefined ? url.pathname + url.search : withShownQuery(path, url);
    return [code, inLanguagePath(address, code === main?.code ? null : code)] as const;
  });
  return Object.fromEntries(addresses);
};
