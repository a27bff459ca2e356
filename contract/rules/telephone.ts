// Creates the link that calls a telephone number. Public pages get it from the server.

/** The digits of the keypad letters from A to Z. */
const keys = '22233344455566677778889999';

/** If there are fewer digits before a slash, they are an area code. */
const fewestDigits = 7;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Several numbers are separated by commas, semicolons, words or slashes: "0711/1234567" is one number, "555-0180 / 0181" are two. */
const firstNumber = (text: string): string => {
  const [first = ''] = text.split(/[,;|\n]|\s(?:or|and|oder|und|atau|&)\s/i);
  const slash = first.indexOf('/');
  return slash >= 0 && digitsOf(first.slice(0, slash)).length >= fewestDigits ? first.slice(0, slash) : first;
};

/** Italy, San Marino and the Vatican keep the zero of the area code after the country code. */
const trunkZero = /(\+(?!39|378|379)\d{1,3})[\s-]*\(0[\s-]?(\d*)\)/;
const extension =
  /^[\s(,]*(?:ext(?:ension)?|durchwahl|dw|x|#|poste|interno|int|anexo|ramal|toestel|доб|分機|分机|内線)[.:\s]*(\d{1,8})(?!\d)/i;

/** The digits before a word, a bracket or a second number, and the rest of the text. */
const readDigits = (text: string): { digits: string; rest: string } => {
  let digits = '';
  let isWord = false;
  for (const [index, sign] of text.split('').entries()) {
    const rest = text.slice(index);
    const isKey = /[A-Z]/.test(sign) && digits.length >= 3;
    const isFull = digitsOf(digits).length >= fewestDigits && !(isKey && isWord);
    if (/^#\s?\d/.test(rest) || (isFull && /^[+(\p{L}]/u.test(rest))) return { digits, rest };
    if (sign === '+') digits = sign;
    else if (/[\d*#]/.test(sign)) digits += sign;
    else if (isKey) {
      digits += keys[sign.charCodeAt(0) - 65];
      isWord = true;
    }
  }
  return { digits, rest: '' };
};

/**
 * @param phone in any notation, e.g. "+49 (0)69 1234-0" or "+62 21 5550 0180 ext. 12"
 * @returns a `tel:` link; null if the text is not a number
 */
export const telephoneUrl = (phone: string): string | null => {
  const text = firstNumber(phone.normalize('NFKC')).replace(trunkZero, '$1$2');
  const { digits, rest } = readDigits(text);
  const { length } = digitsOf(digits);
  if (length < 3 || length > 15) return null;
  const [, inner] = extension.exec(rest) ?? [];
  return `tel:${digits.replace(/^00(?=[1-9])/, '+').replaceAll('#', '%23')}${inner ? `;ext=${inner}` : ''}`;
};
