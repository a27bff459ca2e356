// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
const controls = /[\u0000-\u001f\u007f]/g;

/**
 * @param name name of the query parameter
 * @param most maximum length in characters
 * @returns the trimmed value with control characters, which a URL can contain, replaced by spaces
 */
export const addressText = (query: URLSearchParams, name: string, most: number): string =>
  (query.get(name) ?? '').replace(controls, ' ').trim().slice(0, most);
