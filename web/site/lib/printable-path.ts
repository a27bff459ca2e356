// C0, DEL, and the line and paragraph separators
const unprintable = /%(?:[01][0-9a-f]|7f|e2%80%a[89])/gi;

const unknown = '%EF%BF%BD';

/** The value is used: a minifier drops a call that it takes to do nothing else. */
const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/**
 * The router's patterns end at a line break, so that no screen, not even the one for what does not exist, would match.
 * @param path as the address has it, encoded
 * @returns the path with the replacement character for what cannot be printed, and in place of a path that cannot be decoded: no page
 * has such an address
 */
export const printablePath = (path: string): string => (decoded(path) === null ? `/${unknown}` : path.replace(unprintable, unknown));
