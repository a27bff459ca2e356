// Rules of email addresses, for the schemas of the server and for the forms.

/** In characters. */
export const emailMaxLength = 255;

export const emailText = 'The email must be a valid email address.';

/** Maximum length of the part before the @, in characters. */
const localMaxLength = 64;

// without quoted parts, comments and literals, which common mail programs do not use
const local = /^[^\s\p{C}@<>()[\]\\,;:".]+(?:\.[^\s\p{C}@<>()[\]\\,;:".]+)*$/u;
const label = /^(?!-)[\p{L}\p{N}\p{M}-]{1,63}(?<!-)$/u;

/** @param text trimmed */
export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const [name, labels] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1).split('.')];
  const isNumber = /^\d+$/.test(labels.at(-1) ?? '');
  return name.length <= localMaxLength && local.test(name) && labels.length > 1 && !isNumber && labels.every((part) => label.test(part));
};

/** @returns whether every mail server accepts it: non-ASCII letters before the @ require SMTPUTF8, which many servers lack */
export const isAsciiMailbox = (address: string): boolean => /^[\x21-\x7e]+$/.test(address.slice(0, address.lastIndexOf('@')));
