/**
 * Uses nothing outside of it, because documents contain its source (server/ssr/offer-script.ts).
 * @param preferred by the browser, the best one first, such as ["de-AT", "en"] @param codes of the published languages
 * @returns the code for the first of them that the site has; undefined if it has none of them
 */
export const preferredLanguage = (preferred: readonly string[], codes: readonly string[]): string | undefined => {
  const baseOf = (code: string) => code.split('-')[0];
  for (const wanted of preferred.map((one) => one.toLowerCase())) {
    const found =
      codes.find((code) => code === wanted) ??
      codes.find((code) => code === baseOf(wanted)) ??
      codes.find((code) => baseOf(code) === baseOf(wanted));
    if (found !== undefined) return found;
  }
  return undefined;
};
