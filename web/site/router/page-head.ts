// Evaluates the `head` function of the current screen, and finds the page in other languages. Browsers load this code with the first
// navigation, because documents already have their head and these addresses.
import type { HeadOf } from '#web/site/lib/head.ts';
import { applyHead, type HeadTags, headTags } from '#web/site/lib/head-tags.ts';
import type { LanguageLinks } from '#web/site/lib/language.ts';
import type { Location } from '#web/site/lib/navigation.ts';
import { headInput } from './head-input.ts';
import { languageLinks } from './language-links.ts';
import { laterHeads } from './later-heads.ts';
import type { Screen } from './match-route.ts';
import { watchValue } from './watch-value.ts';

type Shared = Parameters<typeof headInput>[0];

interface Shown extends Omit<Shared, 'url'> {
  location: Pick<Location, 'pathname' | 'search'>;
  /** Null if it could not be loaded. */
  screen: Screen | null;
}

export const pageHeadTags = ({ head, ...shown }: Shared & { head: HeadOf | undefined }): HeadTags => {
  const input = headInput(shown);
  return headTags(head?.(input) ?? null, input);
};

/** Origin of the document's canonical URL, which may differ from the origin it was loaded from. */
const publicOrigin = (): string => {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical ? new URL(canonical).origin : window.location.origin;
};

/** @param routeId of the screen to show */
export const openHeadWriter = async (routeId: string) => {
  const laterHead = await laterHeads[routeId]?.();
  const shownAt = (origin: string, { location, screen, ...shown }: Shown) => ({
    ...shown,
    url: new URL(origin + location.pathname + location.search),
    head: screen ? (screen.head ?? laterHead) : undefined,
  });
  return {
    /** Writes the head, and again when data arrives that changes it. @returns a function that ends it */
    watchHead: (shown: Shown) => watchValue(shown.client, () => pageHeadTags(shownAt(publicOrigin(), shown)), applyHead),
    /** Calls back with the addresses of the page in other languages, and when data arrives that changes them. @returns as above */
    watchLanguageLinks: (shown: Shown, show: (links: LanguageLinks) => void) =>
      watchValue(shown.client, () => languageLinks(shownAt(window.location.origin, shown)), show),
  };
};
