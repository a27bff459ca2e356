import { expect, it } from 'vitest';
import { newPasswordError, passwordTexts } from './passwords.ts';

const owner = { email: 'ayu.prameswari@lintara.example', company: 'Lintara Automation' };

it.each([
  'ten characters',
  'correct horse battery',
  'journeys-only-9482',
  'monkey business 1999!',
  'automation tulip garden',
  'V8nq_3fKx0LrTzPa',
  'パスワードを忘れないでください',
  'short and long',
])('accepts %s (AACC-11)', (password) => {
  expect(newPasswordError(password, owner)).toBeUndefined();
});

it.each([
  ['', 'tooShort'],
  ['elevenchars', 'tooShort'],
  ['   seven77   ', 'tooBlank'],
  ['x'.repeat(1001), 'tooLong'],
  ['aaaaaaaaaaaa', 'repeated'],
  ['abcabcabcabca', 'repeated'],
  ['121212121212', 'repeated'],
  ['12 12 12 21 12', 'repeated'],
  ['123456789012', 'ordered'],
  ['zyxwvutsrqponml', 'ordered'],
  ['1qaz2wsx3edc4rfv', 'ordered'],
  ['QWERTYUIOPAS', 'ordered'],
  ['qwerty123456', 'common'],
  ['Password2026!', 'common'],
  ['P@ssw0rd1234', 'common'],
  ['passwordpassword', 'common'],
  ['1234iloveyou', 'common'],
  ['Summer-2026!!', 'common'],
  ['ＰＡＳＳＷＯＲＤ１２３４', 'common'],
  ['Administrator', 'common'],
  ['ayu.prameswari@lintara.example', 'personal'],
  ['my ayu prameswari', 'personal'],
  ['LintaraAutomation77', 'personal'],
  ['lintara automation rocks', 'personal'],
  ['Lintara-2026!', 'personal'],
  ['automation1234', 'personal'],
] as const)('refuses %s as %s (AACC-11)', (password, reason) => {
  expect(newPasswordError(password, owner)).toBe(passwordTexts[reason]);
});

it('needs no email or company', () => {
  expect(newPasswordError('Lintara-2026!')).toBeUndefined();
  expect(newPasswordError('a good long one', { email: '', company: 'PT' })).toBeUndefined();
});

it('accepts a long password with repeated parts', () => {
  const password = 'ab1'.repeat(300).concat('x'.repeat(99), 'y');
  expect(newPasswordError(password, owner)).toBeUndefined();
});
