import { describe, expect, it } from 'vitest';
import { isEmptyHtml } from '#contract/rules/rich-text.ts';
import { optionalRichText, sanitiseRichText } from './rich-text.ts';

describe('sanitiseRichText keeps', () => {
  it.each([
    '<h2>A</h2><h3>B</h3><h4>C</h4><p><strong>a</strong><em>b</em><u>c</u><s>d</s><br>e</p>',
    '<ul><li>a</li></ul><ol start="3"><li>b</li></ol><blockquote><p>c</p></blockquote><hr>',
    '<pre><code>x &lt; y</code></pre>',
    '<p style="text-align:center">a</p>',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    '<img src="/storage/uploads/2026/11/a.webp" alt="An arm" width="800" height="600">',
    '<img src="https://cdn.example/a.webp" alt="">',
    '<a href="/products/lr20">a</a><a href="#top">b</a><a href="mailto:a@b.example">c</a><a href="tel:+6221">d</a>',
  ])('%s', (html) => {
    expect(sanitiseRichText(html)).toBe(html);
    expect(sanitiseRichText(sanitiseRichText(html))).toBe(html);
  });
});

describe('sanitiseRichText changes', () => {
  it.each([
    ['<b>a</b><i>b</i><h1>c</h1><h6>d</h6>', '<strong>a</strong><em>b</em><h2>c</h2><h4>d</h4>'],
    ['<p style="color:red;text-align:right;position:fixed" class="x" id="y">a</p>', '<p style="text-align:right">a</p>'],
    ['<div><section>a</section></div>', '<p>a</p>'],
    [
      '<a href="https://x.example" target="_blank">a</a>',
      '<a href="https://x.example" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    ],
    ['<a href="/x" target="evil" rel="opener">a</a>', '<a href="/x">a</a>'],
    ['a\u0000b', 'ab'],
  ])('%s', (html, clean) => {
    expect(sanitiseRichText(html)).toBe(clean);
  });

  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30s', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=30'],
    ['//www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ])('the video %s into its embed', (src, embed) => {
    const clean = sanitiseRichText(`<div data-youtube-video=""><iframe src="${src}" onload="x"></iframe></div>`);
    expect(clean).toContain(`<iframe src="${embed}"`);
    expect(clean).toMatch(/^<div data-youtube-video(="")?><iframe [^>]*><\/iframe><\/div>$/);
    expect(clean).not.toContain('onload');
    expect(sanitiseRichText(clean)).toBe(clean);
  });
});

describe('sanitiseRichText removes', () => {
  it.each([
    '<script>alert(1)</script>',
    '<style>p{}</style>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<iframe src="https://evil.example">fallback</iframe>',
    '<div data-youtube-video><iframe src="https://youtube.com.evil.example/embed/dQw4w9WgXcQ"></iframe></div>',
    '<iframe src="https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="https://www.youtube.com/redirect?q=x"></iframe>',
    '<img src=x onerror=alert(1)>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<img src="//evil.example/x.png">',
    '<img src="/storage/../api/admin/products">',
    '<img src="jav&#x61;script:alert(1)">',
    '<object data="x"></object><embed src="x">',
    '<form><input name="password"><button></button></form>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example">',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<!-- <img src=x onerror=alert(1)> -->',
  ])('%s', (html) => {
    const clean = sanitiseRichText(html);
    expect(clean).not.toMatch(/alert|evil|onerror|<(?:script|style|svg|math|form|input|object|embed|meta|base|iframe|img)/i);
    expect(isEmptyHtml(clean.replaceAll(/["&gt;\s]/g, ''))).toBe(true);
  });

  it.each([
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" java\nscript:alert(1)">a</a>',
    '<a href="data:text/html,x">a</a>',
    '<a href="//evil.example">a</a>',
    '<a href="vbscript:x" onclick="y">a</a>',
  ])('the address in %s', (html) => {
    expect(sanitiseRichText(html)).toBe('a');
  });
});

describe('a nested text', () => {
  const nested = (tag: string, depth: number) => `${`<${tag}>`.repeat(depth)}word${`</${tag}>`.repeat(depth)}`;

  it.each(['div', 'ul', 'blockquote', 'strong', 'math'])('keeps its text at the depth of a pasted page: %s', (tag) => {
    expect(sanitiseRichText(nested(tag, 60))).toContain('word');
  });

  it.each(['<ul><li>', '<b>', '<div>', '<table><tr><td>', '<svg>', '<section title=">">', '<<b>ul>'])(
    'is reduced to its text when nested too deeply: %s',
    (open) => {
      // parsing 500,000 characters of it would block the process for seconds
      const clean = sanitiseRichText(`a &amp; b${open.repeat(500_000 / open.length)}c<img src=x onerror=alert(1)>d`);
      expect(clean).toMatch(/^(?:<p>)?a &amp; b/);
      expect(clean).toContain('c');
      expect(clean).not.toMatch(/onerror|<(?!\/?(?:p|strong|ul|li)>)/);
    },
  );

  it('keeps any number of sibling elements', () => {
    const list = '<ul><li>a</li></ul>'.repeat(1000);
    expect(sanitiseRichText(list)).toBe(list);
  });
});

describe('empty text', () => {
  it.each(['', '<p></p>', '<p> &nbsp;<br></p>', '<ul><li></li></ul>'])('includes %s', (html) => {
    expect(isEmptyHtml(html)).toBe(true);
    expect(optionalRichText(html)).toBeNull();
  });

  it('does not include a picture', () => {
    expect(isEmptyHtml('<img src="/storage/a.webp">')).toBe(false);
    expect(optionalRichText(null)).toBeNull();
    expect(optionalRichText('<p>a</p>')).toBe('<p>a</p>');
  });
});
