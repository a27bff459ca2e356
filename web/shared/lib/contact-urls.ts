// Addresses of links that call or write to somebody.

/** The keys of a telephone from A to Z. */
const keys = '22233344455566677778889999';

/** Fewer digits before a slash are an area code. */
const fewestDigits = 7;
const mostDigits = 15;

const digitsOf = (text: string): string => text.replaceAll(/[^\d+*#]/g, '');

/** Several numbers are separated by commas, semicolons, words or slashes: "0711/1234567" is one, "555-0180 / 0181" are two. */
const firstNumber = (text: string): string => {
  const [first = ''] = text.split(/[,;|\n]|\s(?:or|and|oder|und|atau)\s|\s&\s/i);
  const slash = first.indexOf('/');
  return slash >= 0 && digitsOf(first.slice(0, slash)).length >= fewestDigits ? first.slice(0, slash) : first;
};

/** @param phone in any notation, e.g. "+49 (0)69 1234-0" or "+62 21 5550 0180 ext. 12" @returns a `tel:` link; null if it is no number */
export const telephoneUrl = (phone: string): string | null => {
  const [before = '', after = ''] = firstNumber(phone).split(/\bext(?:ension)?\b\.?|\bdurchwahl\b|\bx(?=\s?\d)|#(?=\s?\d)/i);
  const [extension] = /\d{1,8}/.exec(after) ?? [];
  const number = before
    .replace(/(\+\d{1,3})\s*\(0\)/, '$1')
    .replaceAll(/(?<=\d[\s-])[A-Z]{3,}/g, (word) => [...word].map((letter) => keys[letter.charCodeAt(0) - 65]).join(''));
  const digits = digitsOf(number).replaceAll(/(?!^)\+/g, '');
  const count = digits.replaceAll(/\D/g, '').length;
  if (count < 3 || count > mostDigits) return null;
  return `tel:${digits.replaceAll('#', '%23')}${extension ? `;ext=${extension}` : ''}`;
};

export const mailUrl = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
