// The menus as visitors get them: labels and addresses, without what they do not see.
import type { findMenuRecords, Menu, MenuLink, Menus } from '#contract/menus.ts';
import { recordAddress } from '#contract/records/links.ts';
import type { AnswerOf, BodyOf } from '#contract/route.ts';
import { defaultMenus, type MenuEntry, type MenuKey, menuKeys, readMenu, toBranches } from '#contract/rules/menus.ts';
import { publishedKinds } from '#contract/rules/record-kinds.ts';
import type { Context } from '#server/database/context.ts';
import { timestamp } from '#server/platform/clock.ts';
import { getShownValues } from '../settings.values.ts';
import { linksOf, readTargets, type Targets } from './menu-targets.ts';
import * as repository from './menus.repository.ts';

type Stored = Readonly<Record<MenuKey, string | null>>;

/** A menu that was never stored, or that cannot be read, is the default. */
const entriesOf = (key: MenuKey, stored: Stored): readonly MenuEntry[] => {
  const read = readMenu(key, stored[key] ?? '');
  return 'errors' in read ? defaultMenus[key] : read;
};

/** What a list and an entry of its own both show appears once. */
const distinct = <T extends MenuLink>(links: readonly T[]): T[] =>
  [...new Map(links.toReversed().map((link) => [`${link.label} ${link.url}`, link])).values()].toReversed();

const toMenu = (entries: readonly MenuEntry[], targets: Targets): Menu =>
  toBranches(entries)
    .filter(({ entry }) => entry.is_visible)
    .flatMap(({ entry, nested }): Menu => {
      if (entry.kind !== 'group') return linksOf(entry, targets);
      const items = distinct(nested.filter(({ is_visible }) => is_visible).flatMap((one) => linksOf(one, targets)));
      return items.length > 0 ? [{ label: entry.label, items }] : [];
    });

/** @param stored the settings as JSON */
export const resolveMenus = async (context: Context, stored: Stored): Promise<Menus> => {
  const [header, footer] = [entriesOf('header_menu', stored), entriesOf('footer_menu', stored)];
  const targets = await readTargets(context, [...header, ...footer]);
  return { header: toMenu(header, targets), footer: toMenu(footer, targets) };
};

export const getMenus = async (context: Context): Promise<Menus> => {
  const values = await getShownValues(context.db, menuKeys);
  return resolveMenus(context, { header_menu: values.get('header_menu') ?? null, footer_menu: values.get('footer_menu') ?? null });
};

/** For the form of the menus: the records that exist, visible or not. */
export const listTargets = async (
  { db, clock }: Context,
  wanted: BodyOf<typeof findMenuRecords>['records'],
): Promise<AnswerOf<typeof findMenuRecords>['data']> => {
  const found = publishedKinds.map(async (kind) => {
    const ids = wanted.filter((one) => one.kind === kind).map(({ id }) => id);
    const records = ids.length > 0 ? await repository.findRecords(db, kind, ids, timestamp(clock)) : [];
    return records.map(({ slug, wanted: id, ...record }) => ({ kind, ...record, id, address: recordAddress({ kind, slug, rest: '' }) }));
  });
  return (await Promise.all(found)).flat();
};
