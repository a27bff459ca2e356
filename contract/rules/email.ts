// Rules of email addresses; used by the schemas of the server and by the forms.

/** In characters. */
export const emailMaxLength = 255;

export const emailText = 'The email must be a valid email address.';

const pattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u;

/** @param text trimmed */
export const isEmail = (text: string): boolean => pattern.test(text);
