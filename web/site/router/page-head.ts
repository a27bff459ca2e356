// Evaluates the `head` function of the current screen. Browsers load this code with the first navigation, because documents
// already have their head.

import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import type { HeadInput, HeadOf } from '#web/site/lib/head.ts';
import { type HeadTags, headTags } from '#web/site/lib/head-tags.ts';
import { addressIn, type PageLanguage, textsWith } from '#web/site/lib/language.ts';
import type { Params } from '#web/site/lib/navigation.ts';
import type { QueryClient } from '#web/site/query/query-client.ts';

interface Shown {
  client: QueryClient;
  url: URL;
  params: Params;
  /** Undefined if the screen has none, or could not be loaded. */
  head: HeadOf | undefined;
  /** With the built-in texts. */
  language: PageLanguage;
}

/** @returns the input of a `head` function @param url absolute URL at the public origin, without the code of the language */
export const headInput = ({ client, url, params, language }: Omit<Shown, 'head'>): HeadInput => {
  const settings = client.getQueryData(settingsQuery);
  const absolute = (address: string | null | undefined) => (address ? new URL(addressIn(language, address).href, url.origin).href : null);
  return { client, params, url, settings, absolute, language, texts: textsWith(language, settings) };
};

export const pageHeadTags = ({ head, ...shown }: Shown): HeadTags => {
  const input = headInput(shown);
  return headTags(head?.(input) ?? null, input);
};

export { applyHead } from '#web/site/lib/head-tags.ts';
