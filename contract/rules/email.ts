// What an e-mail address is; used by the server's schemas and by the forms.

/** In characters. */
export const emailMaxLength = 255;

export const emailText = 'The email must be a valid email address.';

const pattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u;

/** @param text without spaces at its ends */
export const isEmail = (text: string): boolean => pattern.test(text);
