import { expect, test } from 'vitest';
import { contact } from './contacts-api.fixture.ts';
import { replyLink } from './reply-link.ts';

const bodyOf = (message: string) => new URL(replyLink(contact(1, { message }), 'Monday')).searchParams.get('body');

test('quotes the message in the reply (AMSG-19)', () => {
  expect(bodyOf('Two arms.\n\nBye')).toBe('\r\n\r\nOn Monday, Person 1 wrote:\r\n> Two arms.\r\n> \r\n> Bye\r\n');
  expect(bodyOf('')).toBeNull();
});

test('cuts a long message at a line break, so that mail programs accept the address', () => {
  const link = replyLink(contact(1, { message: 'é'.repeat(40).concat('\n').repeat(100) }), 'Monday');
  expect(link.length).toBeLessThan(1800);
  expect(new URL(link).searchParams.get('body')).toMatch(/> é+\r\n> \[…\]\r\n$/);
});

test('encodes the address, so that it cannot add anything to the link', () => {
  expect(replyLink(contact(1, { email: 'a@example.com?bcc=x@example.com&y' }), 'Monday')).toMatch(
    /^mailto:a@example.com%3Fbcc%3Dx%40example.com%26y\?subject=/,
  );
});
