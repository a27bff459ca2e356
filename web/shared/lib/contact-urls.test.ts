import { expect, it } from 'vitest';
import { mailUrl } from './contact-urls.ts';

it('encodes an email address in its link (FOOT-02)', () => {
  expect(mailUrl('sales@example.com')).toBe('mailto:sales@example.com');
  expect(mailUrl('a?b%2@example.com')).toBe('mailto:a%3Fb%252@example.com');
});
