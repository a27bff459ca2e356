import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { htmlToText } from '#contract/rules/html-text.ts';
import { cleanRichText, sanitiseRichText } from './rich-text.ts';

describe('sanitiseRichText converts', () => {
  it.each([
    ['a div to a paragraph', '<div>One</div><p>Two</p><p>Three</p>', '<p>One</p><p>Two</p><p>Three</p>'],
    ['divs around blocks', '<div><div>a<p>b</p>c</div></div>', '<p>a</p><p>b</p><p>c</p>'],
    ['a description list', '<dl><dt>Weight</dt><dd>20 kg</dd></dl>', '<p><strong>Weight</strong></p><p>20 kg</p>'],
    ['details', '<details open><summary><h3>More</h3></summary>Text</details>', '<details><summary>More</summary><p>Text</p></details>'],
    [
      'details with a picture as title',
      '<details><summary>a<img src="/storage/a.webp"></summary>b</details>',
      '<p><strong>a<img src="/storage/a.webp"></strong></p><p>b</p>',
    ],
    ['details without a title', '<details>Text</details>', '<p>Text</p>'],
    [
      'details in a list',
      '<ul><li><details><summary>More</summary>Text</details></li></ul>',
      '<ul><li><p><strong>More</strong></p><p>Text</p></li></ul>',
    ],
    ['addresses', '<address>Street 1<br>City</address><address>Second</address>', '<p>Street 1<br>City</p><p>Second</p>'],
    [
      'a figure',
      '<figure><img src="/storage/a.webp"><figcaption>An <b>arm</b></figcaption></figure>',
      '<p><img src="/storage/a.webp" title="An arm"></p>',
    ],
    ['quotation marks', '<p>He said <q>yes</q>.</p>', '<p>He said “yes”.</p>'],
    ['marks written as styles', '<p><span style="font-weight: 700; font-style: italic">a</span></p>', '<p><em><strong>a</strong></em></p>'],
    ['the enclosing element of Google Docs', '<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
    ['other names of marks', '<p><ins>a</ins><kbd>b</kbd><cite>c</cite></p>', '<p><u>a</u><code>b</code><em>c</em></p>'],
    ['marks around blocks', '<b><p>a</p><ul><li>b</li></ul></b>', '<p><strong>a</strong></p><ul><li><strong>b</strong></li></ul>'],
    ['links around blocks', '<a href="/x"><h3>a</h3><p>b</p></a>', '<h3><a href="/x">a</a></h3><p><a href="/x">b</a></p>'],
    ['blocks in a heading', '<h2><div>a</div><div>b</div><ul><li>c</li></ul></h2>', '<h2>a<br>b</h2><ul><li>c</li></ul>'],
    ['a list beside items', '<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['a list that begins with a list', '<ul><ul><li>a</li></ul><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['several levels at once', '<ol><li>a</li><ol><ol><li>b</li></ol></ol></ol>', '<ol><li>a<ol><li>b</li></ol></li></ol>'],
    ['items without a list', '<li>a</li><li>b</li><p>c</p>', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
    [
      'check boxes',
      '<ul><li><input type="checkbox" checked>a</li><li><input type="checkbox">b</li></ul>',
      '<ul><li>☑ a</li><li>☐ b</li></ul>',
    ],
    [
      'alignments',
      '<p align="center">a</p><center>b</center><div style="text-align: right">c</div>',
      '<p style="text-align:center">a</p><p style="text-align:center">b</p><p style="text-align:right">c</p>',
    ],
    [
      'rows without a body',
      '<table><tr><td align="right">1<td>2</table>',
      '<table><tbody><tr><td style="text-align:right">1</td><td>2</td></tr></tbody></table>',
    ],
    ['a text of lines', 'One\ntwo\n\nThree <b>four</b>\n\n\nFive', '<p>One\ntwo</p><p>Three <strong>four</strong></p><p>Five</p>'],
    ['empty divs', '<div><br></div><div> </div><p>a</p>', '<p>a</p>'],
    ['a preformatted text', '<pre>\n\n a\n<div>b</div></pre>', '<pre> a\n\nb</pre>'],
  ])('%s (EDIT-24)', (_what, html, stored) => {
    expect(sanitiseRichText(html)).toBe(stored);
  });

  it.each([
    '<ol start="3" type="a" reversed=""><li value="7">a</li></ol>',
    '<p><a href="mailto:a@x.example,b@x.example?subject=Hi&amp;cc=c@x.example">a</a> <a href="?page=2">b</a> <a href="#">c</a></p>',
    '<p><a href="tel:1-800-555;ext=12">a</a> <a href="tel:*123#">b</a> <a href="products/x">c</a></p>',
    'A text without <strong>blocks</strong>.',
  ])('nothing in %s (EDIT-24)', (html) => {
    expect(sanitiseRichText(html)).toBe(html);
  });

  it('encodes spaces in the address of a link (EDIT-24)', () => {
    expect(sanitiseRichText('<a href=" /storage/My File.pdf ">a</a>')).toBe('<a href="/storage/My%20File.pdf">a</a>');
  });
});

const link = '<a href="/products/lr-20">LR-20</a>';
const pdf = '/storage/uploads/2026/11/0123456789abcdef.pdf';

describe('sanitiseRichText preserves blocks (EDIT-30)', () => {
  it.each([
    '<div class="columns"><div><h3>a</h3><p>b</p></div><div><img src="/storage/a.webp" alt="A" title="Caption"></div></div>',
    '<div class="columns"><div></div><div><ul><li>a</li></ul></div></div>',
    '<div class="picture-left"><img src="/storage/a.webp" alt=""><div><p>a</p></div></div><div class="picture-right"><img src="/storage/b.webp"><div><p>b</p></div></div>',
    '<div class="call-to-action"><h2>a</h2><p><a href="/contact">b</a></p></div>',
    '<details><summary>a &amp; b</summary><p>c</p><table><tbody><tr><td>1</td></tr></tbody></table></details><details><summary>d</summary></details>',
    `<ul class="product-cards"><li>${link}</li></ul><p>a</p><ul class="documents"><li><a href="${pdf}">Data sheet</a></li></ul>`,
    `<details><summary>Downloads</summary><ul class="documents"><li><a href="${pdf}">Data sheet</a></li></ul></details>`,
  ])('%s', (html) => {
    expect(sanitiseRichText(html)).toBe(html);
  });

  it.each([
    [
      'unknown classes',
      '<div class="columns evil" id="x" onclick="x()"><div class="x">a</div>\n<div>b</div></div>',
      '<div class="columns"><div><p>a</p></div><div><p>b</p></div></div>',
    ],
    ['columns with a third part', '<div class="columns"><div>a</div><div>b</div><div>c</div></div>', '<p>a</p><p>b</p><p>c</p>'],
    ['columns with text between them', '<div class="columns"><div>a</div>b<div>c</div></div>', '<p>a</p><p>b</p><p>c</p>'],
    [
      'a block in a block',
      '<div class="columns"><div><details><summary>a</summary>b</details></div><div><div class="columns"><div>c</div><div>d</div></div></div></div>',
      '<div class="columns"><div><p><strong>a</strong></p><p>b</p></div><div><p>c</p><p>d</p></div></div>',
    ],
    [
      'a block in a cell',
      '<table><tr><td><div class="call-to-action"><p>a</p></div></td></tr></table>',
      '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>',
    ],
    ['a picture that was removed', '<div class="picture-left"><img src="file:///a.png"><div>a</div></div>', '<p>a</p>'],
    [
      'a picture without text',
      '<div class="picture-left"><img src="/storage/a.webp"><div></div></div>',
      '<p><img src="/storage/a.webp"></p>',
    ],
    [
      'empty blocks',
      '<div class="columns"><div></div><div></div></div><div class="call-to-action"></div><details><summary></summary></details>',
      '',
    ],
    [
      'classes of other elements',
      '<section class="columns"><div>a</div><div>b</div></section><p class="call-to-action">c</p>',
      '<p>a</p><p>b</p><p>c</p>',
    ],
    [
      'marks around blocks',
      '<b><div class="columns"><div>a</div><div><p>b</p></div></div></b>',
      '<div class="columns"><div><p><strong>a</strong></p></div><div><p><strong>b</strong></p></div></div>',
    ],
    [
      'a card as visitors get it',
      `<ul class="product-cards"><li><p><a href="/products/lr-20" title="x"><img src="/storage/a.webp">LR-20</a></p></li></ul>`,
      `<ul class="product-cards"><li>${link}</li></ul>`,
    ],
    [
      'a card that is no product',
      `<ul class="product-cards"><li>${link}</li><li><a href="https://example.com/products/x">a</a></li></ul>`,
      `<ul><li>${link}</li><li><a href="https://example.com/products/x" rel="noopener noreferrer nofollow">a</a></li></ul>`,
    ],
    [
      'a document that is no file',
      '<ul class="documents"><li><a href="/contact">a</a></li></ul>',
      '<ul><li><a href="/contact">a</a></li></ul>',
    ],
    ['an item with more than a link', `<ul class="product-cards"><li>${link} and more</li></ul>`, `<ul><li>${link} and more</li></ul>`],
  ])('and corrects %s', (_what, html, stored) => {
    expect(sanitiseRichText(html)).toBe(stored);
  });
});

describe('cleanRichText', () => {
  it('lists the removed elements with their addresses (EDIT-25)', () => {
    const html =
      '<p>a<audio src="a.mp3"></audio><a href="javascript:x()">b</a></p><img src="images/c.png"><iframe src="https://maps.example/d"></iframe>';
    expect(cleanRichText(html).removed).toEqual([
      { element: 'audio', address: 'a.mp3' },
      { element: 'a', address: 'javascript:x()' },
      { element: 'img', address: 'images/c.png' },
      { element: 'iframe', address: 'https://maps.example/d' },
    ]);
  });

  it('lists nothing that is only written differently (EDIT-25)', () => {
    expect(cleanRichText('<style>p{}</style><div class="x"><b>a</b></div><!-- b -->').removed).toEqual([]);
  });
});

/** Pseudo-random numbers from 0 to 1, the same in each run (mulberry32). */
const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

const blockTags = (
  'p div section h1 h2 h3 ul ol li dl dt dd blockquote pre table thead tbody tr td th caption figure figcaption address details ' +
  'summary form fieldset center article menu'
).split(' ');
const inlineTags = 'b i u s a span font sub code em strong q svg math label button'.split(' ');
const voidTags = ['br', 'hr', 'img src="/storage/a.webp"', 'input type=checkbox', 'iframe src="https://vimeo.com/1"></iframe', 'col'];
const attributes = [
  '',
  ' class="columns"',
  ' class=picture-left',
  ' class="call-to-action x"',
  ' class="product-cards"',
  ' href="/products/x"',
  ' style="font-weight:bold"',
  ' align=right',
  ' href="/x"',
  ' data-youtube-video',
  ' class="a<b" title=\'"\'',
  ' start=4',
];

const documentOf = (seed: number): string => {
  const random = randomOf(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const parts: string[] = [];
  const open: string[] = [];
  for (let at = 0; at < 60; at++) {
    const chance = random();
    if (chance < 0.3) {
      const tag = pick(random() < 0.6 ? blockTags : inlineTags);
      open.push(tag);
      parts.push(`<${tag}${pick(attributes)}>`);
    } else if (chance < 0.5 && open.length > 0) parts.push(`</${random() < 0.8 ? open.pop() : pick([...blockTags, ...inlineTags])}>`);
    else if (chance < 0.6) parts.push(`<${pick(voidTags)}>`);
    else parts.push(pick([` w${at} `, '\n', '&nbsp;', '&lt;p&gt;', ' < ', '\n\n', '<!-- x -->', '&amp;amp;', '\u0000', ' “ä” ']));
  }
  return parts.join('');
};

/** Blocks around a content. */
const frames: ((content: string) => string)[] = [
  ...'div section p ul ol dl blockquote figure figcaption address details summary center'
    .split(' ')
    .map((tag) => (content: string) => `<${tag}>${content}</${tag}>`),
  (content) => `<table><tr><td>${content}</td><td></td></tr></table>`,
  (content) => `<div class="columns"><div>${content}</div> <div>${content}</div></div>`,
  (content) => `<div class="columns"><div>${content}</div></div>`,
  (content) => `<div class="picture-left"><img src="/storage/a.webp"><div>${content}</div></div>`,
  (content) => `<div class="call-to-action">${content}</div>`,
  (content) => `<details><summary>Title</summary>${content}</details>`,
  (content) => `<details>${content}<summary>${content}</summary></details>`,
  (content) => `<ul class="product-cards"><li><a href="/products/a">${content}</a></li></ul>`,
];

/** Nested blocks, each with its own words. */
const wordsOf = (seed: number): { html: string; words: string[] } => {
  const random = randomOf(seed);
  const words: string[] = [];
  const block = (depth: number): string => {
    const frame = frames[Math.floor(random() * frames.length)] as (typeof frames)[number];
    const word = `w${words.length}`;
    words.push(word);
    const inner = depth > 3 ? '' : Array.from({ length: Math.floor(random() * 3) }, () => block(depth + 1)).join('');
    return frame(random() < 0.5 ? `${word}${inner}` : `${inner}<b>${word}</b>`);
  };
  return { html: block(0) + block(0) + block(0), words };
};

const seeds = Array.from({ length: 1000 }, (_, seed) => seed);

describe('a stored text', () => {
  it('is parsed as it was written, regardless of the input (EDIT-24)', () => {
    for (const seed of seeds) {
      const stored = sanitiseRichText(documentOf(seed));
      expect(serialize(parseFragment(stored)), `seed ${seed}`).toBe(stored);
      expect(sanitiseRichText(stored), `seed ${seed}`).toBe(stored);
    }
  });

  it('separates the words of different blocks, and has no block in another (EDIT-24, EDIT-30)', () => {
    for (const seed of seeds) {
      const { html, words } = wordsOf(seed);
      const stored = sanitiseRichText(html);
      expect(sanitiseRichText(stored), html).toBe(stored);
      const found = new Set(htmlToText(stored).split(' '));
      expect(stored.replaceAll('<div>', '')).not.toMatch(/<(?:div class|details)(?:(?!<\/(?:div|details)>).)*<(?:div class|details)/s);
      expect(
        words.filter((word) => !found.has(word)),
        html,
      ).toEqual([]);
    }
  });
});
