import { expect, it } from 'vitest';
import { readableText } from './readable-text.ts';

it('shows the structure of a formatted text in lines (HIST-08)', () => {
  const html = `<h2>Reach</h2><p>Up to <strong>1.4 m</strong>, see <a href="/contact">contact</a>.<br>Ask us.</p>
    <ul><li><p>Floor</p></li><li><p>Wall</p></li></ul>
    <table><tbody><tr><th>Axis</th><td>170°</td></tr></tbody></table><img src="/storage/uploads/a.png" alt="Arm">`;
  expect(readableText(html)).toBe(
    [
      'Heading 2: Reach',
      'Up to 1.4 m, see contact (/contact).',
      'Ask us.',
      '• Floor',
      '• Wall',
      '| Axis | 170°',
      '[picture a.png: Arm]',
    ].join('\n'),
  );
  expect(readableText('')).toBe('');
});
