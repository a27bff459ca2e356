// Title and description of a page as search engines and link previews get them, derived from its record. The admin area shows
// them as placeholders.
import { htmlToText } from '#contract/rules/html-text.ts';
import { shortenText } from './format.ts';

const descriptionLength = 200;

/** Whole title of a page of its own name. */
export const wholeTitle = (name: string, company: string): string => `${name} - ${company}`;

interface Company {
  company_description?: string | null;
  company_tagline?: string | null;
}

/**
 * @param texts of the page: plain text or HTML, the first that is not empty is used
 * @param fallback if neither the page nor the company has a text
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
