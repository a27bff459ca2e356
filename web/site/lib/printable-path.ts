// C0 controls, DEL, and the line and paragraph separators
const unprintable = /%(?:[01][0-9a-f]|7f|e2%80%a[89])/gi;

const unknown = '%EF%BF%BD';

/** Returns the value, because a minifier may drop a call whose result is unused. */
const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/**
 * Replaces unprintable characters, which no address of the site has, so that neither the API nor the document gets them.
 * @param path percent-encoded path
 * @returns the path with replacement characters; a path that cannot be decoded becomes a single replacement character, which
 * no page has as its path
 */
export const printablePath = (path: string): string => (decoded(path) === null ? `/${unknown}` : path.replace(unprintable, unknown));
