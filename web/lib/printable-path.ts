// C0, DEL, and the line and paragraph separators
const unprintable = /%(?:[01][0-9a-f]|7f|e2%80%a[89])/gi;

/**
 * The router's patterns end at a line break, so that no screen, not even the one for what does not exist, would match.
 * @param path as the address has it, encoded
 * @returns the path with the replacement character for what cannot be printed: no page has such an address
 */
export const printablePath = (path: string): string => path.replace(unprintable, '%EF%BF%BD');
