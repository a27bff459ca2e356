// Rules of new passwords, for the schemas of the server, its services and commands, and the forms.
import { commonPasswords, commonWords } from './common-passwords.ts';

/**
 * Limits in characters. The upper limit bounds the cost of hashing.
 * `minVisible` does not count white space at both ends, so that twelve spaces are not a valid password.
 */
export const passwordLimits = { min: 12, minVisible: 8, max: 1000 } as const;

export const passwordHint = `At least ${passwordLimits.min} characters, for example several words`;

export const passwordTexts = {
  tooShort: `The password must be at least ${passwordLimits.min} characters long.`,
  tooBlank: `The password must be at least ${passwordLimits.minVisible} characters long without the spaces at its ends.`,
  tooLong: `The password must not be longer than ${passwordLimits.max} characters.`,
  common: 'The password is too common. Choose another one, for example several words.',
  repeated: 'The password repeats the same few characters. Choose another one, for example several words.',
  ordered: 'The password is a row of keys or letters. Choose another one, for example several words.',
  personal: 'The password must not contain your email or the name of the company.',
} as const;

/** Personal data that a password must not contain. */
export interface PasswordOwner {
  email?: string | undefined;
  company?: string | undefined;
}

/** Converts to lower case, and full-width and similar characters to plain ones. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Removes digits, punctuation and spaces: "Summer-2026!" becomes "summer". */
const lettersOf = (folded: string): string => folded.replace(/[^\p{L}]/gu, '');

const substitutes: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };

/** Replaces digits that stand for letters: "p@ssw0rd" becomes "password". */
const unmask = (folded: string): string => folded.replace(/[013457@$!]/g, (character) => substitutes[character] ?? character);

/** Removes leading and trailing characters that are not letters. */
const trimToLetters = (folded: string): string => folded.replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, '');

/** The words that remain without additions at the ends and with letters in place of digits. */
const coresOf = (folded: string): string[] => {
  const plain = trimToLetters(folded);
  const withoutEnd = folded.replace(/(?<![\d!$@.,;:?*#_-])[\d!$@.,;:?*#_-]+$/, '');
  return [plain, trimToLetters(unmask(withoutEnd)), trimToLetters(unmask(plain))];
};

/** The shortest text whose repetition is the given text; the last repetition may be incomplete. */
const unitOf = (folded: string): string => {
  for (let length = 1; length <= folded.length / 2; length++) {
    const unit = folded.slice(0, length);
    if (unit.repeat(Math.ceil(folded.length / length)).startsWith(folded)) return unit;
  }
  return folded;
};

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '12345678901234567890',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  '1234567890qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
];
const bothWays = rows.flatMap((row) => [row, [...row].reverse().join('')]);

const isOrdered = (folded: string): boolean => bothWays.some((row) => row.includes(folded));

const isRepeated = (folded: string): boolean => unitOf(folded).length <= 4 || new Set(folded).size < 5;

const isCommon = (folded: string): boolean => {
  const texts = [folded, unitOf(folded)];
  return texts.some(
    (text) => commonPasswords.has(text) || coresOf(text).some((core) => commonWords.has(core) || commonPasswords.has(core)),
  );
};

/** Shorter parts occur in other words. */
const minPersonal = 4;

const isPersonal = (folded: string, { email = '', company = '' }: PasswordOwner): boolean => {
  const compact = (text: string) => fold(text).replace(/[\s._+-]/g, '');
  const contained = [email, email.split('@')[0] ?? '', company].map(compact).filter(({ length }) => length >= minPersonal);
  if (contained.some((text) => compact(folded).includes(text))) return true;
  // a single word of the name with additions, e.g. "Lintara-2026!"
  const [, domain = ''] = fold(email).split('@');
  const names = [...fold(company).split(/[^\p{L}\d]+/u), ...domain.split('.')].filter(({ length }) => length >= minPersonal);
  return names.some((name) => lettersOf(folded) === lettersOf(name) || coresOf(folded).includes(name));
};

/** @returns the error of a new password; an empty password is too short */
export const newPasswordError = (password: string, owner: PasswordOwner = {}): string | undefined => {
  const { length } = [...password];
  if (length < passwordLimits.min) return passwordTexts.tooShort;
  if (length > passwordLimits.max) return passwordTexts.tooLong;
  if ([...password.trim()].length < passwordLimits.minVisible) return passwordTexts.tooBlank;
  const folded = fold(password).trim();
  if (isPersonal(folded, owner)) return passwordTexts.personal;
  if (isRepeated(folded)) return passwordTexts.repeated;
  if (isOrdered(folded)) return passwordTexts.ordered;
  return isCommon(folded) ? passwordTexts.common : undefined;
};
