// Derives the title and description of a page for search engines and link previews from its record. The admin area shows them
// as placeholders.
import { htmlToText } from '#contract/rules/html-text.ts';
import { shortenText } from './format.ts';

const descriptionLength = 200;

/** Title of a page: its name and that of the company. */
export const wholeTitle = (name: string, company: string): string => `${name} - ${company}`;

interface Company {
  company_description?: string | null;
  company_tagline?: string | null;
}

/**
 * @param texts plain or HTML texts of the page, of which the first non-empty one is used
 * @param fallback used if neither the page nor the company has a text
 */
export const deriveDescription = (
  texts: readonly (string | null | undefined)[],
  company: Company | undefined,
  fallback: string,
): string => {
  for (const text of [...texts, company?.company_description]) {
    const plain = htmlToText(text);
    if (plain) return shortenText(plain, descriptionLength);
  }
  return shortenText(company?.company_tagline?.trim() || fallback, descriptionLength);
};
