// Lists as Word writes them to the clipboard.
import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { readHtml, writeHtml } from '../html-document.ts';
import { textExtensions } from '../schema/extensions.ts';
import { cleanPasted } from './pasted-html.ts';

const schema = getSchema(textExtensions);

/** @param rows marker, level and text of items; texts without a level are paragraphs */
const pasted = (...rows: ([sign: string, level: number, text: string] | string)[]) => {
  const html = rows.map((row) => {
    if (typeof row === 'string') return row.startsWith('<') ? row : `<p class=MsoNormal>${row}</p>`;
    const [sign, level, text] = row;
    return `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span>${text}</p>`;
  });
  return writeHtml(readHtml(cleanPasted(`<body>${html.join('')}</body>`, false), schema));
};

describe('a list of Word (EDIT-11)', () => {
  it('continues its numbers after a paragraph', () => {
    expect(pasted(['1.', 1, 'Power'], ['2.', 1, 'Home'], 'Note: keep clear.', ['3.', 1, 'Start'])).toBe(
      '<ol><li>Power</li><li>Home</li></ol><p>Note: keep clear.</p><ol start="3"><li>Start</li></ol>',
    );
  });

  it('keeps the level of items after a paragraph', () => {
    expect(pasted(['1.', 1, 'One'], 'Paragraph', ['a.', 2, 'Two'], ['2.', 1, 'Three'])).toBe(
      '<ol><li><p>One</p><p>Paragraph</p><ol type="a"><li>Two</li></ol></li><li>Three</li></ol>',
    );
  });

  it.each([
    [
      'letters',
      [
        ['a)', 1, 'A'],
        ['b)', 1, 'B'],
      ],
      '<ol type="a"><li>A</li><li>B</li></ol>',
    ],
    [
      'capitals',
      [
        ['C.', 1, 'C'],
        ['D.', 1, 'D'],
      ],
      '<ol start="3" type="A"><li>C</li><li>D</li></ol>',
    ],
    [
      'Roman numbers',
      [
        ['(i)', 1, 'A'],
        ['(ii)', 1, 'B'],
        ['(iii)', 1, 'C'],
      ],
      '<ol type="i"><li>A</li><li>B</li><li>C</li></ol>',
    ],
    [
      'letters beyond h',
      [
        ['h)', 1, 'H'],
        ['i)', 1, 'I'],
        ['j)', 1, 'J'],
      ],
      '<ol start="8" type="a"><li>H</li><li>I</li><li>J</li></ol>',
    ],
    [
      'numbers that are left out',
      [
        ['1.', 1, 'A'],
        ['4.', 1, 'B'],
        ['5.', 1, 'C'],
      ],
      '<ol><li>A</li><li value="4">B</li><li>C</li></ol>',
    ],
    [
      'numbers that begin again',
      [
        ['1.', 1, 'A'],
        ['1.', 1, 'B'],
      ],
      '<ol><li>A</li></ol><ol><li>B</li></ol>',
    ],
    [
      'numbers of several levels',
      [
        ['1.', 1, 'A'],
        ['1.1.', 2, 'B'],
        ['1.2.', 2, 'C'],
        ['2.', 1, 'D'],
      ],
      '<ol><li>A<ol><li>B</li><li>C</li></ol></li><li>D</li></ol>',
    ],
    [
      'bullets',
      [
        ['·', 1, 'A'],
        ['o', 2, 'B'],
        ['§', 3, 'C'],
        ['·', 1, 'D'],
      ],
      '<ul><li>A<ul><li>B<ul><li>C</li></ul></li></ul></li><li>D</li></ul>',
    ],
  ] as const)('keeps %s', (_what, rows, written) => {
    expect(pasted(...(rows as unknown as Parameters<typeof pasted>))).toBe(written);
  });

  it('keeps numbered headings as headings, and removes bullets of headings', () => {
    const heading = (sign: string) =>
      `<h2 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span>Scope</h2>`;
    expect(pasted(heading('1.1'), heading('·'))).toBe('<h2>1.1 Scope</h2><h2>Scope</h2>');
  });
});
