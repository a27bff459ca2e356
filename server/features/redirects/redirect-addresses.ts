// The notation of addresses in redirects: how a typed address is stored, which requests it matches, and where they lead.
import { redirectLimits } from '#contract/rules/redirects.ts';
import { isUnderApi } from '#server/http/api-path.ts';
import { canonicalPath, pagePath } from '#server/http/page-address.ts';

export interface Source {
  source: string;
  /** The source up to its `*`, or the whole source. */
  prefix: string;
  /** The source after its `*`; null for a source without one. */
  suffix: string | null;
}

/** Why a typed address is refused, for administrators. */
export class AddressError extends Error {}

/** Never requested: addresses are resolved against it to find out whether they stay on the site. */
const here = 'https://site.invalid';

const categoryPath = '/products';
const unreserved = /%(?:2D|2E|3[0-9]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/g;

/** One notation for an address: percent signs in upper case, and only where they are needed. */
const encoded = (path: string): string =>
  path.replaceAll(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase()).replaceAll(unreserved, (code) => decodeURIComponent(code));

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get into a header
const control = /[\u0000-\u001f\u007f]/;

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** @returns the address as redirects store it: an encoded path, of a category with `?category=`; null if it cannot be one */
export const addressKey = (address: string): string | null => {
  if (!address.startsWith('/') || control.test(address) || !isDecodable(address.replace(/[?#].*/s, ''))) return null;
  const [path = '/', query = ''] = address.replace(/#.*/s, '').split(/\?(.*)/s);
  const { pathname } = new URL(here + canonicalPath(path));
  const key = encoded(pagePath(canonicalPath(pathname)));
  const category = key === categoryPath ? new URLSearchParams(query).get('category') : null;
  return category === null ? key : `${key}?category=${encodeURIComponent(category)}`;
};

/** Addresses of this site may be pasted with its origin. */
const withoutOrigin = (typed: string, siteUrl: string | undefined): string => {
  const trimmed = typed.trim();
  return siteUrl !== undefined && `${trimmed}/`.startsWith(`${siteUrl}/`) ? trimmed.slice(siteUrl.length) || '/' : trimmed;
};

const isReserved = (key: string): boolean => isUnderApi(key) || /^\/(?:admin|storage|assets)(?:[/?]|$)/.test(key);

const beginsWithSlash = 'The old address must begin with /, such as /old/page.';

/** @throws AddressError */
export const readSource = (typed: string, siteUrl?: string): Source => {
  const given = withoutOrigin(typed, siteUrl);
  if (!given.startsWith('/')) throw new AddressError(beginsWithSlash);
  const source = addressKey(given);
  if (source === null) throw new AddressError('The old address cannot be read.');
  const stars = source.split('*').length - 1;
  if (stars > 1) throw new AddressError('The old address can contain one * only.');
  if (/[?#]/.test(given) && !source.includes('?'))
    throw new AddressError('The old address must not have a query or fragment: visitors keep theirs.');
  if (isReserved(source)) throw new AddressError('Addresses of the admin area, of files and of the API cannot be redirected.');
  if (source === '/' || source === '/*') throw new AddressError('The whole site cannot be redirected.');
  if (source.length > redirectLimits.source)
    throw new AddressError(`The old address must not be longer than ${redirectLimits.source} characters.`);
  const [prefix = '', suffix = null] = source.split('*');
  return { source, prefix, suffix };
};

const addressText = 'The new address must begin with / for this site, or with https:// for another.';

const readExternal = (given: string): string => {
  const url = URL.canParse(given) && /^https:\/\//i.test(given) ? new URL(given) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') throw new AddressError(addressText);
  if (url.host.includes('*')) throw new AddressError('The * can stand in the path of the new address only.');
  return url.href;
};

const readOwn = (given: string): string => {
  const url = new URL(here + given.replaceAll('\\', '/'));
  if (url.origin !== here || !isDecodable(url.pathname)) throw new AddressError(addressText);
  const path = encoded(pagePath(canonicalPath(url.pathname)));
  if (isUnderApi(path) || /^\/admin(?:\/|$)/.test(path)) throw new AddressError('Visitors cannot be led to the admin area or the API.');
  return path + url.search + url.hash;
};

/** @throws AddressError */
export const readTarget = (typed: string, { suffix }: Source, siteUrl?: string): string => {
  const given = withoutOrigin(typed, siteUrl);
  if (given === '') throw new AddressError('The new address field is required.');
  if (control.test(given)) throw new AddressError('The new address cannot be read.');
  const isOwn = given.startsWith('/') && !/^\/[/\\]/.test(given);
  const target = isOwn ? readOwn(given) : readExternal(given);
  const [path = '', ...others] = target.split('*');
  if (others.length > 1) throw new AddressError('The new address can contain one * only.');
  if (others.length === 1 && suffix === null) throw new AddressError('The new address can contain * only if the old one does.');
  if (/[?#]/.test(path) && others.length > 0) throw new AddressError('The * can stand in the path of the new address only.');
  if (target.length > redirectLimits.target)
    throw new AddressError(`The new address must not be longer than ${redirectLimits.target} characters.`);
  return target;
};

export const isExternal = (target: string): boolean => !target.startsWith('/');

/** @returns every text that a source which matches the address can begin with, up to its `*` */
export const prefixesOf = (key: string): string[] => Array.from({ length: key.length }, (_, index) => key.slice(0, index + 1));

/** @param key of `addressKey` @returns the text at the place of the `*`, empty without one; null if the source does not match */
export const matchSource = ({ prefix, suffix }: Omit<Source, 'source'>, key: string): string | null => {
  if (suffix === null) return key === prefix ? '' : null;
  const matches = key.length >= prefix.length + suffix.length && key.startsWith(prefix) && key.endsWith(suffix) && !key.includes('?');
  return matches ? key.slice(prefix.length, key.length - suffix.length) : null;
};

/** The text is a part of an encoded path, so it changes neither the host nor the query. */
export const fillTarget = (target: string, text: string): string => {
  if (!target.includes('*')) return target;
  const filled = target.replace('*', () => text);
  if (isExternal(target)) return filled;
  const path = filled.replace(/[?#].*/s, '');
  return canonicalPath(path) + filled.slice(path.length);
};

/** Adds the query of the request to a target that has none. @param query without `?` */
export const withQuery = (target: string, key: string, query: string): string => {
  const [address = '', fragment] = target.split(/#(.*)/s);
  const parameters = key.includes('?') ? query.split('&').filter((part) => !/^category(?:=|$)/.test(part)) : query.split('&');
  const kept = parameters.filter(Boolean).join('&');
  if (kept === '' || address.includes('?')) return target;
  return `${address}?${kept}${fragment === undefined ? '' : `#${fragment}`}`;
};
