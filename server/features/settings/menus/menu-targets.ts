// What the entries of menus lead to.
import type { MenuLink } from '#contract/menus.ts';
import { published } from '#contract/records/kinds.ts';
import { readRecordLink, recordAddress } from '#contract/records/links.ts';
import type { MenuEntry, MenuList } from '#contract/rules/menus.ts';
import { type PublishedKind, publishedKinds } from '#contract/rules/record-kinds.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { followAddresses } from '#server/features/redirects/text-links.service.ts';
import { timestamp } from '#server/platform/clock.ts';
import { textsOf } from '#server/records/translations/overlay.ts';
import * as repository from './menus.repository.ts';

const linkTo = (kind: PublishedKind, { id, slug, name }: repository.NamedRecord, label: string): MenuLink => ({
  label: label || name,
  url: recordAddress({ kind, slug, rest: '' }),
  ...(kind === 'category' && { category_id: id }),
});

/** With name and slug in the language of the reader. */
const named = async <R extends repository.NamedRecord>(db: Database, kind: PublishedKind, records: readonly R[]): Promise<R[]> => {
  const texts = await textsOf(
    db,
    kind,
    records.map(({ id }) => id),
  );
  return records.map((record) => {
    const shown = texts.get(record.id);
    return shown ? { ...record, name: shown.texts[published[kind].title] || record.name, slug: shown.slug ?? record.slug } : record;
  });
};

const kindOfList = { categories: 'category', pages: 'page' } as const satisfies Record<MenuList, PublishedKind>;

const isRecordKind = (kind: string): kind is PublishedKind => publishedKinds.some((one) => one === kind);

/** What the entries lead to, read with one query for each kind and each list. */
export const readTargets = async (context: Context, entries: readonly MenuEntry[]) => {
  const { db, clock } = context;
  const targetsOf = (kind: MenuEntry['kind']) => [...new Set(entries.filter((one) => one.kind === kind).map(({ target }) => target))];
  const records = new Map<string, repository.NamedRecord>();
  for (const kind of publishedKinds) {
    const ids = targetsOf(kind).map(Number);
    const found = ids.length > 0 ? await repository.findRecords(db, kind, ids, timestamp(clock)) : [];
    for (const record of await named(db, kind, found)) if (record.is_visible) records.set(`${kind} ${record.wanted}`, record);
  }
  const lists = new Map<string, repository.NamedRecord[]>();
  for (const list of targetsOf('list'))
    lists.set(list, await named(db, kindOfList[list as MenuList], await repository.listRecords(db, list as MenuList)));
  return { records, lists, addresses: await followAddresses(context, targetsOf('address')) };
};

export type Targets = Awaited<ReturnType<typeof readTargets>>;

/** @returns none if visitors do not see the target */
export const linksOf = ({ kind, label, target, most }: MenuEntry, { records, lists, addresses }: Targets): MenuLink[] => {
  if (kind === 'list') {
    const found = lists.get(target) ?? [];
    return found.slice(0, most || found.length).map((record) => linkTo(kindOfList[target as MenuList], record, ''));
  }
  if (isRecordKind(kind)) {
    const record = records.get(`${kind} ${target}`);
    return record ? [linkTo(kind, record, label)] : [];
  }
  const url = addresses.get(target) ?? (readRecordLink(target) ? null : target);
  return url === null ? [] : [{ label, url }];
};
