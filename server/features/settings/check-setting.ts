// One rule for the value of a setting, whichever call saves it.
import type { SettingType } from '#contract/rules/settings.ts';
import { knownChecks, neededKeys } from './builtin-checks.ts';
import { defaultOf } from './builtin-settings.ts';
import { type Checked, checkType, fail, ok, toValue } from './value-types.ts';

interface Given {
  key: string;
  /** The type that the setting has, or is to have. */
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
 * A built-in setting keeps the rule of its own type when an administrator gives it another one; the value then has to fit both.
 * @returns the value as it is stored, null where it is empty, or what is wrong with it
 */
export const checkSetting = ({ type, ...given }: Given): Checked => {
  const ownType = defaultOf(given.key)?.type ?? type;
  const checked = checkAs(ownType, given);
  if (ownType === type || 'errors' in checked || checked.value === null) return checked;
  const other = checkType(type, checked.value);
  return 'errors' in other ? other : checked;
};
