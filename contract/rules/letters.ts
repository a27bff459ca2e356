// The one form in which texts are stored: composed letters, and in names and lines no signs that nobody sees.

/** Soft hyphens, and spaces and joiners without a width, which come with texts of web pages and PDFs. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

/** @returns the text with composed letters (NFC), as all systems but macOS write them; without NUL, which PostgreSQL cannot store */
export const composed = (text: string): string => text.replaceAll('\u0000', '').normalize('NFC');

/** As `composed`, without invisible signs. Joiners of scripts and emoji stay. */
export const plainLetters = (text: string): string => composed(text.replaceAll(invisible, ''));
