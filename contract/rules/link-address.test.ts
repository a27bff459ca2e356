import { describe, expect, it } from 'vitest';
import { readLinkAddress } from './link-address.ts';

describe('the address of a link', () => {
  it.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    [' http://localhost:3000 ', 'http://localhost:3000'],
    ['example.com/robots', 'https://example.com/robots'],
    ['/products?page=2', '/products?page=2'],
    ['#s2', '#s2'],
    ['mailto:sales@example.com', 'mailto:sales@example.com'],
    ['sales@example.com', 'mailto:sales@example.com'],
    ['tel:+62-21-555-0100', 'tel:+62-21-555-0100'],
    ['+62215550100', 'tel:+62215550100'],
  ])('accepts %s', (typed, stored) => {
    expect(readLinkAddress(typed)).toBe(stored);
  });

  it.each([
    '',
    'robots',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//example.com',
    '/\\example.com',
    'https://',
    'ftp://a.example',
    'two words.com',
  ])('refuses "%s"', (typed) => {
    expect(readLinkAddress(typed)).toBeNull();
  });
});
