// Checks the value of a setting; used by every call that saves settings.
import type { SettingType } from '#contract/rules/settings.ts';
import { knownChecks, neededKeys } from './builtin-checks.ts';
import { defaultOf } from './builtin-settings.ts';
import { type Checked, checkType, fail, ok, toValue } from './value-types.ts';

interface Given {
  key: string;
  /** Current or new type of the setting. */
  type: SettingType;
  value: string | null;
}

const checkAs = (type: SettingType, { key, value }: Omit<Given, 'type'>): Checked => {
  const text = toValue(type, value ?? '');
  const own = knownChecks.get(key);
  if (text === '') return neededKeys.includes(key) ? (own?.(text) ?? fail('The value field is required.')) : ok(null);
  const checked = checkType(type, text);
  if ('errors' in checked || checked.value === null) return checked;
  return own ? own(checked.value) : checked;
};

/**
 * Values of built-in settings must be valid for the original type, even if an administrator has changed the type.
 * @returns the value to store, null if it is empty, or the errors
 */
export const checkSetting = ({ type, ...given }: Given): Checked => {
  const ownType = defaultOf(given.key)?.type ?? type;
  const checked = checkAs(ownType, given);
  if (ownType === type || 'errors' in checked || checked.value === null) return checked;
  const other = checkType(type, checked.value);
  return 'errors' in other ? other : checked;
};
