import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { articles } from '#demo/content/articles.ts';
import { sanitiseRichText } from '#server/platform/rich-text/rich-text.ts';
import { readHtml, writeHtml } from './html-document.ts';
import { textExtensions } from './schema/extensions.ts';

const schema = getSchema(textExtensions);
const roundTrip = (html: string) => sanitiseRichText(writeHtml(readHtml(html, schema)));

describe('a stored text in the editor', () => {
  it.each(articles.map(({ title, content }) => ({ title, content })))('preserves the article "$title"', ({ content }) => {
    const stored = sanitiseRichText(content);
    expect(roundTrip(stored)).toBe(stored);
  });

  it.each([
    ['marks', '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> x<sub>2</sub> y<sup>3</sup> <code>e</code></p>'],
    ['marks in code', '<p><strong><code>a</code></strong></p>'],
    ['headings', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
    [
      'alignment',
      '<h2 style="text-align:center">a</h2><p style="text-align:justify">b</p><blockquote style="text-align:right">c</blockquote>',
    ],
    [
      'alignment of items and cells',
      '<ul><li style="text-align:right">a</li></ul><table><tbody><tr><td style="text-align:center">1</td></tr></tbody></table>',
    ],
    ['lists in lists', '<ul><li>a<ol start="3"><li>b</li><li>c</li></ol></li><li>d</li></ul>'],
    ['an item with two paragraphs', '<ul><li><p>a</p><p>b</p></li></ul>'],
    [
      'links',
      '<p><a href="/products" title="All">a</a> <a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow">b</a> <a href="mailto:a@b.example">c</a> <a href="tel:+62215550100">d</a> <a href="#s1">e</a></p>',
    ],
    [
      'links to every address that browsers follow',
      '<p><a href="tel:+62215550100">a</a> <a href="mailto:a@x.example,b@x.example?subject=Hi&amp;cc=c@x.example">b</a> <a href="products/x">c</a> <a href="tel:1-800-555;ext=12">d</a> <a href="?page=2">e</a> <a href="tel:*123#">f</a> <a href="#">g</a> <a href="mailto:?subject=Look">h</a> <a href="http://[::1]/x" rel="noopener noreferrer nofollow">i</a></p>',
    ],
    ['numbers of lists', '<ol start="3" type="a"><li>a</li></ol><ol reversed=""><li value="7">b</li><li>c</li></ol>'],
    [
      'a table with all its parts',
      '<table><caption>Masses <em>in kg</em></caption><colgroup><col span="2" /><col /></colgroup><thead><tr><th scope="col">a</th><th colspan="2">b</th></tr></thead><tbody><tr><th rowspan="2" scope="row">c</th><td>1</td><td></td></tr><tr><td>2</td><td><p>3</p><p>4</p></td></tr></tbody><tfoot><tr><td colspan="3">sum</td></tr></tfoot></table>',
    ],
    [
      'pictures between blocks and in a line',
      '<img src="/storage/a.webp" alt="A" title="Caption" width="800" height="600" /><p>text <img src="https://example.com/b.png" alt="" /> text</p><p><img src="/storage/c.webp" alt="C" /></p>',
    ],
    [
      'pictures in links, items and cells',
      '<p><a href="/about"><img src="/storage/a.webp" alt="" /></a></p><ul><li><img src="/storage/b.webp" alt="" /></li></ul><table><tbody><tr><td><img src="/storage/c.webp" alt="" /></td></tr></tbody></table>',
    ],
    [
      'videos',
      '<div data-youtube-video=""><iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?start=30" title="A cell" width="640" height="360" allowfullscreen="true" loading="lazy" referrerpolicy="strict-origin-when-cross-origin"></iframe></div><iframe src="https://player.vimeo.com/video/123456" title="Video" allowfullscreen="true" loading="lazy" referrerpolicy="strict-origin-when-cross-origin"></iframe>',
    ],
    ['preformatted text', '<pre>a\n  b <strong>c</strong><br />d</pre><pre><code>x = 1\ny = 2</code></pre>'],
    ['quote, rule, break', '<blockquote><p>a</p><p>b</p></blockquote><hr /><p>c<br />d</p>'],
    ['an empty paragraph between others', '<p>a</p><p></p><p>b</p>'],
    [
      'columns',
      '<div class="columns"><div><h3>a</h3><p>b</p></div><div><img src="/storage/a.webp" alt="A" title="Caption" width="8" height="6"></div></div>',
    ],
    [
      'a picture beside text',
      '<div class="picture-right"><img src="/storage/a.webp" alt=""><div><p>a <a href="/contact">b</a></p></div></div><p>c</p>',
    ],
    ['a call to action', '<div class="call-to-action"><h2>a</h2><p>b</p><p><a href="/contact">c</a></p></div>'],
    [
      'details',
      '<details><summary>a</summary><p>b</p><ul><li>c</li></ul></details><details><summary>d</summary></details><details><summary>e</summary><ul class="product-cards"><li><a href="/products/a">A</a></li></ul></details>',
    ],
    [
      'lists of products and documents',
      '<ul class="product-cards"><li><a href="/products/a">A &amp; B</a></li><li><a href="/products/b">B</a></li></ul><ul class="documents"><li><a href="/storage/uploads/2026/11/0123456789abcdef.pdf">Data sheet</a></li></ul>',
    ],
    ['an ordinary list of links', '<ul><li><a href="/products/a">A</a></li></ul>'],
    ['a hard space', '<p>10\u00a0kg</p>'],
  ])('keeps %s (EDIT-03, EDIT-30)', (_name, html) => {
    const stored = sanitiseRichText(html);
    expect(roundTrip(stored)).toBe(stored);
  });

  it('writes nothing for an empty paragraph (EDIT-02)', () => {
    expect(writeHtml(readHtml('<p></p>', schema))).toBe('');
  });
});
