// How the address of a page is written: /products/lr20 as "products > lr20".

const longest = 50;
/** Addresses are stored whole; a path alone is understood as well. */
const anySite = 'http://site.invalid';

const parse = (address: string): URL | null => {
  try {
    const url = new URL(address, address.startsWith('/') ? anySite : undefined);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
};

/** @returns whether it can be opened as a page */
export const isPageAddress = (address: string): boolean => parse(address) !== null;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * @returns the parts of its path, read from left to right; a single part for what has none: "Home", "Unknown" for an
 * empty address, the beginning of what is no address
 */
export const pagePath = (address: string | null | undefined): string[] => {
  const text = address?.trim();
  if (!text) return ['Unknown'];
  const url = parse(text);
  // by characters, so that none is cut in two
  if (!url) return [`${[...text].slice(0, longest).join('')}...`];
  const segments = url.pathname.split('/').filter(Boolean).map(decoded);
  return segments.length === 0 ? ['Home'] : segments;
};

export const pathSeparator = ' > ';
