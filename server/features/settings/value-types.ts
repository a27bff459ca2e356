// Checks a setting value by its type. An empty value means "not set" and is always allowed here.
import { emailMaxLength } from '#contract/rules/email.ts';
import { hasFormat } from '#contract/rules/setting-values.ts';
import { settingLimits as limits, type SettingType } from '#contract/rules/settings.ts';
import { optionalRichText } from '#server/platform/rich-text/rich-text.ts';

/** The value to store, or its errors. */
export type Checked = { value: string | null } | { errors: string[] };
export type Check = (text: string) => Checked;

/** A valid value. @param value null for an empty one */
export const ok = (value: string | null): Checked => ({ value });
/** An invalid value. */
export const fail = (...errors: string[]): Checked => ({ errors });

/** @param error message if the test fails */
export const validator =
  (test: (text: string) => boolean, error: string): Check =>
  (text) =>
    test(text) ? ok(text) : fail(error);

const characters = (text: string) => [...text].length;
const atMost = (max: number, check: Check): Check => {
  const error = `The value must not be longer than ${max} characters.`;
  return (text) => (characters(text) > max ? fail(error) : check(text));
};

export const fileAddressError = 'must be the path of a file, or an address that begins with http:// or https://.';

export const jsonError = 'The value must be valid JSON.';
const fileAddress = atMost(limits.address, validator(hasFormat.file, `The value ${fileAddressError}`));

const checks: Record<SettingType, Check> = {
  text: atMost(limits.text, ok),
  textarea: atMost(limits.textarea, (text) => ok(optionalRichText(text))),
  color: validator(hasFormat.color, 'The value must be a colour such as #2563eb.'),
  file: fileAddress,
  image: fileAddress,
  number: validator(hasFormat.number, 'The value must be a number.'),
  boolean: validator(hasFormat.boolean, 'The value must be true or false.'),
  email: validator((text) => hasFormat.email(text) && characters(text) <= emailMaxLength, 'The value must be a valid email address.'),
  url: atMost(limits.address, validator(hasFormat.url, 'The value must be an address that begins with http:// or https://.')),
  json: atMost(limits.json, validator(hasFormat.json, jsonError)),
};

const isSpacePart: readonly SettingType[] = ['text', 'textarea'];

/** PostgreSQL cannot store NUL; surrounding spaces are significant only in texts. */
export const toValue = (type: SettingType, raw: string): string => {
  const text = raw.replaceAll('\u0000', '');
  return isSpacePart.includes(type) ? text : text.trim();
};

/** Checks a value by its type. An empty text is valid and becomes null. */
export const checkType = (type: SettingType, text: string): Checked => (text === '' ? ok(null) : checks[type](text));
