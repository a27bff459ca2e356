// Where an address leads: the redirect that answers a request, and the end of a chain of redirects.
import { readRecordLink, recordAddress } from '#contract/records/links.ts';
import { type DocumentLanguage, localAddress, splitLanguage } from '#contract/rules/languages.ts';
import type { Database } from '#server/database/schema.ts';
import { listKnownPaths } from '#server/records/known-pages.repository.ts';
import { addressKey, fillTarget, isExternal, matchSource, type Source, withQuery } from './redirect-addresses.ts';
import { findMatch, type Match } from './site-redirects.repository.ts';
import { currentSlugs } from './text-links.service.ts';

/** @returns the address as pages are looked up */
const decoded = (key: string): string => decodeURIComponent(key);

const queryOf = (address: string): string => address.replace(/#.*/s, '').split(/\?(.*)/s)[1] ?? '';

const leadingTo = ({ redirect, text }: Match, key: string, address: string): string =>
  withQuery(fillTarget(redirect.target, text), key, queryOf(address));

/** @param keys of `addressKey` @returns those that show a page to visitors */
export const listKnownKeys = async (db: Database, keys: readonly string[], at: string): Promise<Set<string>> => {
  const known = await listKnownPaths(db, keys.map(decoded), at);
  return new Set(keys.filter((key) => known.has(decoded(key))));
};

/**
 * @param address path and query of a request that no page answers
 * @returns the id of the redirect and where it leads; null if there is none, or it leads to the same address
 */
export const findRedirect = async (db: Database, address: string): Promise<{ id: number; location: string } | null> => {
  const key = addressKey(address);
  const match = key === null ? null : await findMatch(db, key);
  if (key === null || match === null) return null;
  const location = leadingTo(match, key, address);
  return addressKey(location) === key ? null : { id: match.redirect.id, location };
};

/**
 * Redirects without a code also apply in other languages and lead to the page in the language, unless there is one with the code.
 * @param address as for `findRedirect`
 */
export const findRedirectIn = async (
  db: Database,
  address: string,
  { prefix, all }: DocumentLanguage,
): Promise<{ id: number; location: string } | null> => {
  const found = await findRedirect(db, address);
  if (found || prefix === null) return found;
  const general = await findRedirect(db, splitLanguage(address, [prefix]).rest);
  if (!general) return null;
  const codes = all.map(({ code }) => code);
  const location = localAddress(general.location, prefix, codes);
  return addressKey(location) === addressKey(address) ? null : { ...general, location };
};

/** @returns the present address of a renamed record; null if the address is not the old one of a record that visitors can see */
export const findRenamed = async (db: Database, key: string): Promise<string | null> => {
  const link = readRecordLink(key);
  const slug = link && (await currentSlugs(db, link.kind, [link.slug])).get(link.slug);
  return link && slug ? recordAddress({ ...link, slug }) : null;
};

/** In place of the `*` while a chain is followed. */
const wildcard = 'wildcard.0.text';

/** The next address of a chain; null at its end. */
const nextOf = async (db: Database, address: string, key: string, exceptId: number | undefined): Promise<string | null> => {
  const match = await findMatch(db, key, exceptId);
  return match ? leadingTo(match, key, address) : findRenamed(db, key);
};

interface Chain extends Source {
  target: string;
  /** The redirect that is changed. */
  exceptId?: number;
}

const mostSteps = 20;

/** @returns the end of the chain that begins with a target; null if it leads back to the source */
export const findEnd = async (db: Database, { target, exceptId, ...source }: Chain, at: string): Promise<string | null> => {
  let address = target.replace('*', wildcard);
  for (let step = 0; step < mostSteps; step++) {
    const key = isExternal(address) ? null : addressKey(address);
    if (key === null || (await listKnownKeys(db, [key], at)).size > 0) break;
    if (matchSource(source, key) !== null) return null;
    const next = await nextOf(db, address, key, exceptId);
    if (next === null) break;
    address = next;
  }
  return address.replace(wildcard, '*');
};

/** @returns where a redirect leads when its target is answered by another one; null if it is not */
export const leadOn = (target: string, source: Source & { target: string }): string | null => {
  const address = target.replace('*', wildcard);
  const key = isExternal(address) ? null : addressKey(address);
  const text = key === null ? null : matchSource(source, key);
  if (key === null || text === null) return null;
  return withQuery(fillTarget(source.target, text), key, queryOf(address)).replace(wildcard, '*');
};
