// Addresses of links that call or write to somebody.

/** The keys of a telephone from A to Z. */
const keys = '22233344455566677778889999';

/** Fewer digits before a slash are an area code. */
const fewestDigits = 7;
const mostDigits = 15;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Several numbers are separated by commas, semicolons, words or slashes: "0711/1234567" is one, "555-0180 / 0181" are two. */
const firstNumber = (text: string): string => {
  const [first = ''] = text.split(/[,;|\n]|\s(?:or|and|oder|und|atau)\s|\s&\s/i);
  const slash = first.indexOf('/');
  return slash >= 0 && digitsOf(first.slice(0, slash)).length >= fewestDigits ? first.slice(0, slash) : first;
};

/** Italy, San Marino and the Vatican dial the zero of the area code also behind the country code. */
const trunkZero = /(\+(?!39|378|379)\d{1,3})[\s-]*\(0[\s-]?(\d*)\)/;
const extension =
  /^[\s(,]*(?:ext(?:ension)?|durchwahl|dw|x|#|poste|interno|int|anexo|ramal|toestel|доб|分機|分机|内線)[.:\s]*(\d{1,8})(?!\d)/i;

/** The digits up to a word, a bracket or a second number behind them, and where they end. */
const readDigits = (text: string): { digits: string; end: number } => {
  let digits = '';
  let isWord = false;
  for (let end = 0; end < text.length; end++) {
    const sign = text.charAt(end);
    const isFull = digitsOf(digits).length >= fewestDigits;
    const isExtension = sign === '#' && /^#\s?\d/.test(text.slice(end));
    if (sign === '+' && !isFull) digits = '+';
    else if (/[\d*#]/.test(sign) && !isExtension) digits += sign;
    else if (/[A-Z]/.test(sign) && (isWord || (!isFull && digits.length >= 3))) {
      digits += keys[sign.charCodeAt(0) - 65];
      isWord = true;
    } else if (isExtension || (isFull && /[+\p{L}(]/u.test(sign))) return { digits, end };
  }
  return { digits, end: text.length };
};

/** @param phone in any notation, e.g. "+49 (0)69 1234-0" or "+62 21 5550 0180 ext. 12" @returns a `tel:` link; null if it is no number */
export const telephoneUrl = (phone: string): string | null => {
  const text = firstNumber(phone.normalize('NFKC')).replace(trunkZero, '$1$2');
  const { digits, end } = readDigits(text);
  const count = digits.replaceAll(/\D/g, '').length;
  if (count < 3 || count > mostDigits) return null;
  const [, inner] = extension.exec(text.slice(end)) ?? [];
  return `tel:${digits.replace(/^00(?=[1-9])/, '+').replaceAll('#', '%23')}${inner ? `;ext=${inner}` : ''}`;
};

export const mailUrl = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
