// Finds the pages that visitors reach only through the sitemap: no menu, slide or visible text has a link to them.
import type { Menus } from '#contract/menus.ts';
import { published } from '#contract/records/kinds.ts';
import type { Context } from '#server/database/context.ts';
import { followAddresses } from '#server/features/redirects/text-links.service.ts';
import { getMenus } from '#server/features/settings/menus/menus.service.ts';
import { withSlideButtons } from '#server/features/settings/menus/slide-buttons.ts';
import { getHomeSettings } from '#server/features/settings/settings.values.ts';
import { timestamp } from '#server/platform/clock.ts';
import * as repository from './unlinked-pages.repository.ts';

const pageAddress = /\/page\/[^"\\\s<>#?&]+/g;

const urlsOf = ({ header, footer }: Menus): string[] =>
  [...header, ...footer].flatMap((entry) => ('items' in entry ? entry.items.map(({ url }) => url) : [entry.url]));

/** @returns the ids of the published pages without a link */
export const listUnlinkedPages = async (context: Context): Promise<number[]> => {
  const { db, clock } = context;
  const pages = new Map(
    (await repository.listPublishedPages(db)).map(({ id, slug }) => [published.page.address + encodeURIComponent(slug), id]),
  );
  // addresses of texts that were followed already
  const known = new Set<string>();
  const follow = async (texts: readonly string[], of?: number) => {
    const found = texts.flatMap((text) => text.match(pageAddress) ?? []).filter((address) => !known.has(address));
    if (found.length === 0) return;
    for (const target of (await followAddresses(context, found)).values()) if (pages.get(target) !== of) pages.delete(target);
    if (of === undefined) for (const address of found) known.add(address);
  };
  const { slides_data } = await withSlideButtons(context, (await getHomeSettings(db)).hero);
  await follow([...urlsOf(await getMenus(context)), slides_data ?? '']);
  await follow(await repository.listSettingsWithPages(db));
  for (const definition of Object.values(published)) {
    if (pages.size === 0) break;
    const isPage = definition === published.page;
    for await (const { id, text } of repository.textsWithPages(db, definition, timestamp(clock)))
      await follow([text], isPage ? id : undefined);
  }
  return [...pages.values()];
};
