// One value, held to its type and, where the product itself uses the key, to what that key may be.
import type { SettingType } from '#contract/rules/settings.ts';
import { knownChecks, neededKeys } from './settings.known.ts';
import { accept, type Checked, checkType, refuse, toValue } from './settings.values.ts';

interface Given {
  key: string;
  type: SettingType;
  value: string | null;
}

/** @returns the value as it is stored, null where it is empty, or what is wrong with it */
export const checkSetting = ({ key, type, value }: Given): Checked => {
  const text = toValue(type, value ?? '');
  const own = knownChecks[key];
  if (text === '') return neededKeys.includes(key) ? (own?.(text) ?? refuse('The value field is required.')) : accept(null);
  const checked = checkType(type, text);
  if ('errors' in checked || checked.value === null) return checked;
  return own ? own(checked.value) : checked;
};
