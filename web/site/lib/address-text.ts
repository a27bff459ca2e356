// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const controls = /[\u0000-\u001f\u007f]/g;

/**
 * @param name of the query parameter
 * @param most in characters
 * @returns what somebody typed, without the control characters that an address can carry but no page can show
 */
export const addressText = (query: URLSearchParams, name: string, most: number): string =>
  (query.get(name) ?? '').replace(controls, ' ').trim().slice(0, most);
