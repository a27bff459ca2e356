// Links to records in formatted texts. If the slug of a record changes, visitors get a link to the current address.

import { published } from '#contract/records/kinds.ts';
import { readRecordLink, recordAddress } from '#contract/records/links.ts';
import { type PublishedKind, publishedKinds } from '#contract/rules/record-kinds.ts';
import type { Context } from '#server/database/context.ts';
import { readingLanguage } from '#server/database/reading-language.ts';
import type { Database } from '#server/database/schema.ts';
import { listVisible } from '#server/database/visible.ts';
import { timestamp } from '#server/platform/clock.ts';
import { shownSlugs } from '#server/records/translations/slugs.ts';
import * as repository from './text-links.repository.ts';

// matches attributes as the sanitiser writes them
const ownHref = /href="(\/[^"]+)"/g;

/** The distinct slugs of addresses by kind. */
const slugsByKind = (addresses: Iterable<string>): Map<PublishedKind, string[]> => {
  const found = new Map<PublishedKind, Set<string>>();
  for (const address of addresses) {
    const link = readRecordLink(address);
    if (link) found.set(link.kind, (found.get(link.kind) ?? new Set()).add(link.slug));
  }
  return new Map([...found].map(([kind, slugs]) => [kind, [...slugs]]));
};

/** Skips slugs that another record has now. @returns current slugs by old ones */
export const currentSlugs = async (db: Database, kind: PublishedKind, slugs: readonly string[]): Promise<Map<string, string>> => {
  const moved = await repository.listMoved(db, kind, slugs);
  if (moved.size === 0) return new Map();
  const [used, current] = await Promise.all([
    repository.listUsedSlugs(db, kind, [...moved.keys()]),
    repository.listVisibleSlugs(db, kind, [...new Set(moved.values())]),
  ]);
  const taken = new Set(used);
  return new Map(
    [...moved].flatMap(([old, id]) => {
      const slug = current.get(id);
      return slug === undefined || taken.has(old) ? [] : [[old, slug]];
    }),
  );
};

/** New slugs by kind and slug. */
type Slugs = Map<PublishedKind, Map<string, string>>;

const addressesIn = <T, K extends keyof T>(records: readonly T[], fields: readonly K[]): string[] => {
  const texts = records.flatMap((record) => fields.map((field) => record[field])).filter((text) => typeof text === 'string');
  return texts.flatMap((text) => [...text.matchAll(ownHref)].map(([, address]) => address ?? ''));
};

const withSlugs = <T, K extends keyof T>(records: readonly T[], fields: readonly K[], slugs: Slugs): T[] => {
  if ([...slugs.values()].every(({ size }) => size === 0)) return [...records];
  const follow = (whole: string, address: string): string => {
    const link = readRecordLink(address);
    const slug = link && slugs.get(link.kind)?.get(link.slug);
    return link && slug ? `href="${recordAddress({ ...link, slug })}"` : whole;
  };
  return records.map((record) => {
    const changed = fields.map((field) => {
      const text = record[field];
      return [field, typeof text === 'string' ? text.replaceAll(ownHref, follow) : text];
    });
    return { ...record, ...Object.fromEntries(changed) };
  });
};

/**
 * Replaces old addresses in the texts of records shown to visitors. Texts without links to records need no query; others need one per
 * kind, and two more if a slug was changed.
 * @param fields names of the fields with formatted texts
 */
export const followTextLinks = async <T, K extends keyof T>(db: Database, records: readonly T[], fields: readonly K[]): Promise<T[]> => {
  const current: Slugs = new Map();
  for (const [kind, slugs] of slugsByKind(addressesIn(records, fields))) current.set(kind, await currentSlugs(db, kind, slugs));
  return withSlugs(records, fields, current);
};

/** The addresses of records in the language of the reader, with one query per kind; none for the main language. */
export const translateTextLinks = async <T, K extends keyof T>(db: Database, records: readonly T[], fields: readonly K[]): Promise<T[]> => {
  if (readingLanguage() === null) return [...records];
  const shown: Slugs = new Map();
  for (const [kind, slugs] of slugsByKind(addressesIn(records, fields))) shown.set(kind, await shownSlugs(db, kind, slugs));
  return withSlugs(records, fields, shown);
};

/** @returns the current addresses of the records that visitors can see, by the given ones; addresses of no record are left out */
export const followAddresses = async ({ db, clock }: Context, addresses: readonly string[]): Promise<Map<string, string>> => {
  const slugs = new Map<string, string>();
  for (const [kind, wanted] of slugsByKind(addresses)) {
    const visible = new Set(await listVisible(db, published[kind], wanted, timestamp(clock)));
    const hidden = wanted.filter((slug) => !visible.has(slug));
    for (const slug of visible) slugs.set(`${kind} ${slug}`, slug);
    for (const [old, slug] of hidden.length > 0 ? await currentSlugs(db, kind, hidden) : []) slugs.set(`${kind} ${old}`, slug);
  }
  const shown: Slugs = new Map();
  for (const [kind, wanted] of slugsByKind(addresses))
    shown.set(kind, await shownSlugs(db, kind, [...new Set(wanted.map((slug) => slugs.get(`${kind} ${slug}`) ?? slug))]));
  return new Map(
    addresses.flatMap((address) => {
      const link = readRecordLink(address);
      const slug = link && slugs.get(`${link.kind} ${link.slug}`);
      return link && slug ? [[address, recordAddress({ ...link, slug: shown.get(link.kind)?.get(slug) ?? slug })]] : [];
    }),
  );
};

/**
 * Checks the links of a text for the editor, with at most three queries per kind of record.
 * @returns the state of each address of a record
 */
export const checkTextLinks = async ({ db, clock }: Context, addresses: readonly string[]) => {
  const wanted = slugsByKind(addresses);
  const states = new Map<string, 'visible' | 'hidden' | 'moved'>();
  for (const kind of publishedKinds) {
    const slugs = wanted.get(kind);
    if (!slugs) continue;
    // later states take precedence
    for (const slug of (await repository.listMoved(db, kind, slugs)).keys()) states.set(`${kind} ${slug}`, 'moved');
    for (const slug of await repository.listUsedSlugs(db, kind, slugs)) states.set(`${kind} ${slug}`, 'hidden');
    for (const slug of await listVisible(db, published[kind], slugs, timestamp(clock))) states.set(`${kind} ${slug}`, 'visible');
  }
  return addresses.flatMap((address) => {
    const link = readRecordLink(address);
    return link ? [{ address, state: states.get(`${link.kind} ${link.slug}`) ?? ('missing' as const) }] : [];
  });
};
