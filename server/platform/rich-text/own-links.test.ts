import { expect, it } from 'vitest';
import { withOwnLinks } from './own-links.ts';
import { sanitiseRichText } from './rich-text.ts';

const written = (html: string) => withOwnLinks(sanitiseRichText(html), 'https://www.example.com');

it.each([
  ['<a href="https://www.example.com/products/lr20?a=1&amp;b=2#x">a</a>', '<a href="/products/lr20?a=1&amp;b=2#x">a</a>'],
  ['<a href="HTTP://WWW.Example.com/news">a</a>', '<a href="/news">a</a>'],
  ['<a href="https://www.example.com" target="_blank">a</a>', '<a href="/" target="_blank" rel="noopener noreferrer nofollow">a</a>'],
  [
    '<img src="https://www.example.com/storage/uploads/2026/11/a.webp?w=480" alt="b">',
    '<img src="/storage/uploads/2026/11/a.webp" alt="b">',
  ],
])('makes the address of the site in %s relative (EDIT-19)', (html, stored) => {
  expect(written(html)).toBe(stored);
});

it.each([
  '<a href="https://www.example.com.evil.example/x" rel="noopener noreferrer nofollow">a</a>',
  '<a href="https://shop.example.com/x" rel="noopener noreferrer nofollow">a</a>',
  '<img src="https://www.example.com/logo.png" alt="">',
])('does not change %s (EDIT-19)', (html) => {
  expect(written(html)).toBe(html);
});
