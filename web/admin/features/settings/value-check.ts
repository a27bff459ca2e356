// What is wrong with a value before it is sent. The server has the last word, and knows more of the keys the site uses.
import type { SettingType } from '#contract/rules/settings.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const isWeb = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
const isFileAddress = (text: string) => isWeb(text) || !/^[a-z][a-z\d+.-]*:|^\/\/|\\|(^|\/)\.\.(\/|$)/i.test(text);
const file = [isFileAddress, 'Enter the path of a file, or an address that begins with https://.'] as const;

const checks: Partial<Record<SettingType, readonly [(text: string) => boolean, string]>> = {
  color: [(text) => /^#[\da-f]{6}$/i.test(text), 'Enter a colour such as #2563eb.'],
  number: [(text) => /^[+-]?\d+(\.\d+)?$/.test(text), 'Enter a number.'],
  boolean: [(text) => text === 'true' || text === 'false', 'Enter true or false.'],
  email: [(text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), 'Enter a valid email address.'],
  url: [isWeb, 'Enter an address that begins with https:// or http://.'],
  json: [isJson, 'This is not valid JSON.'],
  image: file,
  file,
};

/** @returns the text for the field; undefined when the value may be sent. Empty means "not set" and always may. */
export const valueError = (type: SettingType, value: string): string | undefined => {
  const text = value.trim();
  const check = checks[type];
  if (text === '' || !check) return undefined;
  const [isRight, error] = check;
  return isRight(text) ? undefined : error;
};

/** @returns what valid JSON holds, e.g. "Valid JSON, a list of 4"; undefined for what is none */
export const jsonSummary = (text: string): string | undefined => {
  if (text.trim() === '' || !isJson(text)) return undefined;
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value)) return `Valid JSON, a list of ${value.length}`;
  if (typeof value !== 'object' || value === null) return 'Valid JSON';
  const count = Object.keys(value).length;
  return `Valid JSON, ${count} ${count === 1 ? 'key' : 'keys'}`;
};
