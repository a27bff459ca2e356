// Evaluates the `head` function of the current route.
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import type { HeadOf } from '#web/site/lib/head.ts';
import { type HeadTags, headTags } from '#web/site/lib/head-tags.ts';

/** The `handle` of a route. */
export interface RouteHandle {
  head?: HeadOf;
}

interface Shown {
  client: QueryClient;
  url: URL;
  matches: readonly { params: Params; handle?: unknown }[];
}

const headOf = (handle: unknown): HeadOf | undefined => (handle as RouteHandle | undefined)?.head;

/** @param url absolute URL at the public origin */
export const pageHeadTags = ({ client, url, matches }: Shown): HeadTags => {
  const match = matches.findLast(({ handle }) => headOf(handle));
  const head = headOf(match?.handle);
  const settings = client.getQueryData(settingsQuery.queryKey);
  const absolute = (address: string | null | undefined) => (address ? new URL(address, url.origin).href : null);
  const input = { client, params: match?.params ?? {}, url, settings, absolute };
  return headTags(head?.(input) ?? null, input);
};
