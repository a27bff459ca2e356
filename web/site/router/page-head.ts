// Evaluates the `head` function of the current screen. Browsers load this code with the first navigation, because documents
// already have their head.

import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import type { HeadOf } from '#web/site/lib/head.ts';
import { type HeadTags, headTags } from '#web/site/lib/head-tags.ts';
import { englishTexts } from '#web/site/lib/language.ts';
import type { Params } from '#web/site/lib/navigation.ts';
import type { QueryClient } from '#web/site/query/query-client.ts';

interface Shown {
  client: QueryClient;
  url: URL;
  params: Params;
  /** Undefined if the screen has none, or could not be loaded. */
  head: HeadOf | undefined;
}

/** @param url absolute URL at the public origin */
export const pageHeadTags = ({ client, url, params, head }: Shown): HeadTags => {
  const settings = client.getQueryData(settingsQuery);
  const absolute = (address: string | null | undefined) => (address ? new URL(address, url.origin).href : null);
  const input = { client, params, url, settings, absolute, texts: englishTexts };
  return headTags(head?.(input) ?? null, input);
};

export { applyHead } from '#web/site/lib/head-tags.ts';
