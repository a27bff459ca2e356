// The input of the `head` function of a screen.
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import type { HeadInput } from '#web/site/lib/head.ts';
import { addressIn, type PageLanguage, textsWith } from '#web/site/lib/language.ts';

interface Shown extends Pick<HeadInput, 'client' | 'url' | 'params'> {
  /** With the built-in texts. */
  language: PageLanguage;
}

/** @param url absolute URL at the public origin, without the code of the language */
export const headInput = ({ client, url, params, language }: Shown): HeadInput => {
  const settings = client.getQueryData(settingsQuery);
  const absolute = (address: string | null | undefined) => (address ? new URL(addressIn(language, address).href, url.origin).href : null);
  return { client, params, url, settings, absolute, language, texts: textsWith(language, settings) };
};
