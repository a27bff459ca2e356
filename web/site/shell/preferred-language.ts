import type { Language } from '#contract/rules/languages.ts';

const baseOf = (code: string) => code.split('-')[0];

/**
 * @param preferred by the browser, the best one first, such as ["de-AT", "en"]
 * @returns the published language for the first of them that the site has; undefined if it has none of them
 */
export const preferredLanguage = <L extends Pick<Language, 'code'>>(
  preferred: readonly string[],
  languages: readonly L[],
): L | undefined => {
  for (const wanted of preferred.map((one) => one.toLowerCase())) {
    const found =
      languages.find(({ code }) => code === wanted) ??
      languages.find(({ code }) => code === baseOf(wanted)) ??
      languages.find(({ code }) => baseOf(code) === baseOf(wanted));
    if (found) return found;
  }
  return undefined;
};
