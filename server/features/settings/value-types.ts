// What the value of each type may be. Empty means "not set" and is always allowed here.
import { emailPattern } from '#contract/fields.ts';
import { settingLimits as limits, type SettingType } from '#contract/rules/settings.ts';
import { optionalRichText } from '#server/platform/rich-text.ts';

/** The value as it is stored, or what is wrong with it. */
export type Checked = { value: string | null } | { errors: string[] };
export type Check = (text: string) => Checked;

export const ok = (value: string | null): Checked => ({ value });
export const fail = (...errors: string[]): Checked => ({ errors });

/** @param error what is said where the test fails */
export const validator =
  (test: (text: string) => boolean, error: string): Check =>
  (text) =>
    test(text) ? ok(text) : fail(error);

const characters = (text: string) => [...text].length;
const atMost = (max: number, check: Check): Check => {
  const error = `The value must not be longer than ${max} characters.`;
  return (text) => (characters(text) > max ? fail(error) : check(text));
};

/** @returns whether it is an address of the web that a browser can open */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '..';
  }
};

// no scheme, no other host, no way out of the folder, whether it is written plainly or encoded
const isPath = (text: string): boolean => {
  const path = decoded(text);
  return /^\/?[^/\s\\:?#][^\\:?#]*$/.test(path) && !/\p{Cc}/u.test(path) && !path.split('/').includes('..');
};

/** @returns whether it is the path of a stored file (or of a file of the site), or an address of the web */
export const isFileAddress = (text: string): boolean => isWebAddress(text) || isPath(text);

export const fileAddressError = 'must be the path of a file, or an address that begins with http:// or https://.';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** What is said of JSON text that cannot be read. */
export const jsonError = 'The value must be valid JSON.';
const fileAddress = atMost(limits.address, validator(isFileAddress, `The value ${fileAddressError}`));

const checks: Record<SettingType, Check> = {
  text: atMost(limits.text, ok),
  textarea: atMost(limits.textarea, (text) => ok(optionalRichText(text))),
  color: validator((text) => /^#[\da-f]{6}$/i.test(text), 'The value must be a colour such as #2563eb.'),
  file: fileAddress,
  image: fileAddress,
  number: validator((text) => /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text), 'The value must be a number.'),
  boolean: validator((text) => text === 'true' || text === 'false', 'The value must be true or false.'),
  email: validator((text) => emailPattern.test(text) && characters(text) <= 255, 'The value must be a valid email address.'),
  url: atMost(limits.address, validator(isWebAddress, 'The value must be an address that begins with http:// or https://.')),
  json: atMost(limits.json, validator(isJson, jsonError)),
};

const isSpacePart: readonly SettingType[] = ['text', 'textarea'];

/** PostgreSQL cannot store NUL; spaces around a value mean something only in texts. */
export const toValue = (type: SettingType, raw: string): string => {
  const text = raw.replaceAll('\u0000', '');
  return isSpacePart.includes(type) ? text : text.trim();
};

export const checkType = (type: SettingType, text: string): Checked => (text === '' ? ok(null) : checks[type](text));
