import { expect, test } from 'vitest';
import { linesOf, paragraphsOf } from './text-paragraphs.ts';

test('returns text as it was typed (AABOUT-01)', () => {
  const typed = 'Robots & "arms" < 20 kg > none\nSecond line';
  expect(linesOf(paragraphsOf(typed))).toBe(typed);
  expect(paragraphsOf(typed)).toBe('<p>Robots &amp; "arms" &lt; 20 kg &gt; none</p><p>Second line</p>');
  expect(paragraphsOf(' \n ')).toBe('');
  expect(linesOf(null)).toBe('');
});

test('converts formatted text to lines', () => {
  expect(linesOf('<p>A <strong>bold</strong>\n word</p><ul><li>One</li><li>Two &lt;b&gt;</li></ul>')).toBe('A bold word\nOne\nTwo <b>');
});
