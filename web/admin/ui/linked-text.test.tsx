import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkedText, linkParts } from './linked-text.tsx';

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://example.com/a?b=1&c=2.', ['https://example.com/a?b=1&c=2']],
  ['(http://example.com/a_(b))', ['http://example.com/a_(b)']],
  ['[https://example.com/]', ['https://example.com/']],
  ['Write to maya+x@pabrik.example, please', ['mailto:maya%2Bx@pabrik.example']],
  ['javascript:alert(1) data:text/html,x file:///etc/passwd', []],
  ['someone@nowhere and http:// and @example.com', []],
])('finds the addresses in %j', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test('shows the text as it was typed and runs no markup (AMSG-30)', () => {
  const text = 'A <b>bold</b> claim: https://example.com/"onmouseover="x\n\nBye';
  const { container } = render(<LinkedText text={text} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('b')).toBeNull();
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('https://example.com/');
  expect(link.getAttribute('rel')).toContain('noopener');
});
