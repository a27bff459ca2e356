import { describe, expect, it } from 'vitest';
import { isAsciiMailbox, isEmail } from './email.ts';

describe('an email address', () => {
  it.each([
    'a@example.com',
    'first.last+tag@sub.example.co.id',
    "o'brien@example.com",
    'a_b-c@xn--mnchen-3ya.de',
    'jörg@münchen.de',
    'a@日本.jp',
    'почта@пример.рф',
    `${'a'.repeat(64)}@example.com`,
  ])('may be %s (CONT-18)', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    '',
    'a',
    '@example.com',
    'a@',
    'test@io',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a@-example.com',
    'a@example-.com',
    'a@example..com',
    'a@.example.com',
    'a@example.com.',
    'a@example.123',
    'a@b@example.com',
    'a b@example.com',
    'a\u200b@example.com',
    'a@exa_mple.com',
    `a@${'b'.repeat(64)}.com`,
    `${'a'.repeat(65)}@example.com`,
    '"a"@example.com',
    'a@[127.0.0.1]',
    'a@example.com, b@example.com',
    'A <a@example.com>',
  ])('is not %s (CONT-18)', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  it('is accepted by every mail server if its mailbox is ASCII (MAIL-19)', () => {
    expect(isAsciiMailbox('joerg@münchen.de')).toBe(true);
    expect(isAsciiMailbox('jörg@example.com')).toBe(false);
  });
});
