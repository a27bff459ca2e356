// Formats the address of a page: /products/lr20 as "products > lr20".

const longest = 50;
/** Base of addresses that are only a path. */
const anySite = 'http://site.invalid';

const parse = (address: string): URL | null => {
  try {
    const url = new URL(address, address.startsWith('/') ? anySite : undefined);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
};

/** @returns whether the address can be opened as a page */
export const isPageAddress = (address: string): boolean => parse(address) !== null;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * @returns the parts of the path; a single part for an address without any: "Home", "Unknown" if it is empty, or the beginning of
 * an invalid address
 */
export const pagePath = (address: string | null | undefined): string[] => {
  const text = address?.trim();
  if (!text) return ['Unknown'];
  const url = parse(text);
  // by characters, so that no surrogate pair is split
  if (!url) return [`${[...text].slice(0, longest).join('')}...`];
  const segments = url.pathname.split('/').filter(Boolean).map(decoded);
  return segments.length === 0 ? ['Home'] : segments;
};

export const pathSeparator = ' > ';
