// Valid values of settings by type. The server and the forms share these rules but have different messages.
import { isColor } from './colors.ts';
import { isEmail } from './email.ts';
import type { SettingType } from './settings.ts';

/** A decimal number in plain notation. */
export const isDecimal = (text: string): boolean => /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text);

/** @returns whether it is an http(s) URL */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '..';
  }
};

// no scheme, no other host, no parent folders, not even percent-encoded
const isPath = (text: string): boolean => {
  const path = decoded(text);
  return /^\/?[^/\s\\:?#][^\\:?#]*$/.test(path) && !/\p{Cc}/u.test(path) && !path.split('/').includes('..');
};

/** @returns whether it is an http(s) URL, or the path of a stored file or of a file of the site */
export const isFileAddress = (text: string): boolean => isWebAddress(text) || isPath(text);

export const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Format checks by type, for non-empty texts. Lengths are in `settingLimits`. */
export const hasFormat: Record<SettingType, (text: string) => boolean> = {
  text: () => true,
  textarea: () => true,
  color: isColor,
  file: isFileAddress,
  image: isFileAddress,
  number: isDecimal,
  boolean: (text) => text === 'true' || text === 'false',
  email: isEmail,
  url: isWebAddress,
  json: isJson,
};
