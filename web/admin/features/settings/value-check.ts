// Checks the value of a setting before it is sent. The server also checks lengths, and built-in settings by their key.

import { counted } from '#contract/rules/numbers.ts';
import { hasFormat, isJson } from '#contract/rules/setting-values.ts';
import type { SettingType } from '#contract/rules/settings.ts';

const file = 'Enter the path of a file, or an address that begins with https://.';

const errors: Record<SettingType, string | undefined> = {
  text: undefined,
  textarea: undefined,
  color: 'Enter a colour such as #2563eb.',
  number: 'Enter a number.',
  boolean: 'Enter true or false.',
  email: 'Enter a valid email address.',
  url: 'Enter an address that begins with https:// or http://.',
  json: 'This is not valid JSON.',
  image: file,
  file,
};

/** @returns the error of the field; undefined if the value can be sent. An empty value means "not set" and can always be sent. */
export const valueError = (type: SettingType, value: string): string | undefined => {
  const text = value.trim();
  return text === '' || hasFormat[type](text) ? undefined : errors[type];
};

/** @returns a summary of valid JSON, e.g. "Valid JSON, a list of 4"; undefined for any other text */
export const jsonSummary = (text: string): string | undefined => {
  if (text.trim() === '' || !isJson(text)) return undefined;
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value)) return `Valid JSON, a list of ${value.length}`;
  if (typeof value !== 'object' || value === null) return 'Valid JSON';
  const count = Object.keys(value).length;
  return `Valid JSON, ${counted(count, 'key')}`;
};
