// The form in which all texts are stored: with composed letters and, in names and single lines, without invisible characters.

/** Soft hyphens, and zero-width spaces and joiners, which are copied from web pages and PDFs. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

/** @returns the text with composed letters (NFC), as all systems except macOS write them, and without NUL, which PostgreSQL cannot store */
export const composed = (text: string): string => text.replaceAll('\u0000', '').normalize('NFC');

/** Like `composed`, without invisible characters. Joiners of scripts and emoji remain. */
export const plainLetters = (text: string): string => composed(text.replaceAll(invisible, ''));
