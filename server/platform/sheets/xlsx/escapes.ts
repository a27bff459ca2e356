// Characters that XML cannot contain are written as `_x0007_` in XLSX (ECMA-376 part 1, 22.9.2.19).
import { escapeXml } from '#server/platform/xml.ts';

/** @returns the text without XML's own escapes */
export const decodeEscapes = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;

const escapeCode = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Also a carriage return, which XML parsers replace with a line feed. */
const needsEscape = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu;

/** @returns the text for an XML element */
export const encodeText = (text: string): string =>
  /[&<>"'_\p{Cc}\ufffe\uffff\p{Cs}]/u.test(text)
    ? escapeXml(text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_').replace(needsEscape, escapeCode))
    : text;
