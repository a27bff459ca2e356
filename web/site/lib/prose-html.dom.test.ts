import { describe, expect, it } from 'vitest';
import { proseTexts } from '#contract/texts/en/prose.ts';
import { withoutVideos } from '#web/shared/lib/without-videos.ts';
import { englishTexts } from './language.ts';
import { prepareProse as prepare, takeLeadPicture } from './prose-html.ts';

const prepareProse = (stored: string) => prepare(stored, englishTexts(proseTexts));

it('makes ids of headings from their words, unaffected by a new heading above (NDET-15)', () => {
  const text = '<h2>Über <em>Ring</em></h2><p>a</p><h2 style="text-align:center">Über Ring</h2><h3>Specs</h3><h2>—</h2><h2>Gallery</h2>';
  const { html, sections } = prepareProse(text);
  expect(sections).toEqual([
    { id: 'uber-ring', title: 'Über Ring' },
    { id: 'uber-ring-2', title: 'Über Ring' },
    { id: 'section', title: '—' },
    { id: 'gallery-2', title: 'Gallery' },
  ]);
  expect(html).toContain('<h2 id="uber-ring">Über <em>Ring</em></h2>');
  expect(html).toContain('<h2 id="uber-ring-2" style="text-align:center">');
  expect(html).toContain('<h3 id="specs">');
  expect(prepareProse(`<h2>First</h2>${text}`).sections.slice(1)).toEqual(sections);
});

it('marks the numbering style of lists (EDIT-11)', () => {
  expect(prepareProse('<ol type="A" start="3"><li>a</li></ol><ol><li>b</li></ol>').html).toBe(
    '<ol type="A" start="3" class="upper-alpha"><li>a</li></ol><ol><li>b</li></ol>',
  );
});

it('adds a srcset to stored pictures only, and an empty alternative text to those without (IMG-08)', () => {
  expect(prepareProse('<img src="/storage/uploads/a.webp" alt="A" />').html).toMatch(
    /srcset="\/storage\/uploads\/a\.webp\?w=480 480w.*\?w=1600 1600w.*loading="lazy" decoding="async"><\/a>/,
  );
  expect(prepareProse('<img src="https://x.example/a.png" width="24">').html).toBe(
    '<img src="https://x.example/a.png" width="24" alt="" loading="lazy" decoding="async">',
  );
});

it.each([
  ['columns', '<div class="columns"><div>#</div><div></div></div>'],
  ['beside text', '<div class="picture-right">#<div><p>a</p></div></div>'],
  ['of products', '<ul class="product-cards"><li><a href="/products/a">#<span>A</span></a></li></ul>'],
])('requests smaller pictures in or %s (IMG-08)', (_where, text) => {
  const img = '<img src="/storage/uploads/a.webp" alt="">';
  const sizes = [...prepareProse(text.replace('#', img) + img).html.matchAll(/sizes="([^"]*)"/g)].map(([, size]) => size);
  expect(sizes).toEqual(['(min-width: 768px) 336px, 100vw', '(min-width: 768px) 672px, 100vw']);
});

it('links pictures to their files, with the title as caption, and keeps the target of linked pictures', () => {
  const { html } = prepareProse(
    '<p><img src="/storage/a.webp" alt="An arm" title="At work" /></p><a href="/x"><img src="/storage/b.webp" /></a>',
  );
  document.body.innerHTML = html;
  const link = document.querySelector<HTMLAnchorElement>('a.zoom');
  expect(link?.getAttribute('href')).toBe('/storage/a.webp');
  expect(link?.getAttribute('aria-label')).toBe('Enlarge picture: An arm');
  expect(document.querySelector('.caption')?.textContent).toBe('At work');
  expect(document.querySelectorAll('a.zoom')).toHaveLength(1);
  expect(document.querySelector('a[href="/x"] > img')).not.toBeNull();
});

it('makes tables focusable and names them by their caption', () => {
  const { html } = prepareProse(
    '<table><caption>Payload &amp; "reach"</caption><tr><td>1</td></tr></table><table><tr><td>2</td></tr></table>',
  );
  document.body.innerHTML = html;
  const boxes = [...document.querySelectorAll('.scroll')];
  expect(boxes.map((box) => [box.getAttribute('aria-label'), box.getAttribute('tabindex')])).toEqual([
    ['Table: Payload & "reach"', '0'],
    ['Table', '0'],
  ]);
});

it('keeps numbers and units on one line, except in code', () => {
  expect(prepareProse('<p>Up to 20 kg, <code>20 kg</code></p><pre>5 mm</pre>').html).toBe(
    '<p>Up to 20\u00a0kg, <code>20 kg</code></p><pre tabindex="0">5 mm</pre>',
  );
});

describe('tables', () => {
  const row = (tag: string, cells: string[]) => `<tr>${cells.map((cell) => `<${tag}><p>${cell}</p></${tag}>`).join('')}</tr>`;
  const figureColumns = (head: string[], ...rows: string[][]) => {
    document.body.innerHTML = prepareProse(
      `<table><tbody>${row('th', head)}${rows.map((one) => row('td', one)).join('')}</tbody></table>`,
    ).html;
    const lines = [...document.querySelectorAll('tr')].map((line) => [...line.children].map((cell) => cell.className === 'figure-cell'));
    expect(new Set(lines.map((line) => line.join())).size).toBe(1);
    return lines[0]?.flatMap((isFigure, column) => (isFigure ? [head[column]] : []));
  };

  it('right-align numeric columns and their headings', () => {
    expect(figureColumns(['Figure', 'Before', 'Now'], ['Arms', '118', '240'], ['Places', '–', '1,036.5'])).toEqual(['Before', 'Now']);
    expect(figureColumns(['Model', 'Reach', 'Angle'], ['A', '910 mm', '± 5°'], ['B', '1 720 mm', '−12°'])).toEqual(['Reach', 'Angle']);
  });

  it('leave columns of words, of mixed units and of row names unchanged', () => {
    expect(figureColumns(['Year', 'What'], ['2024', 'Start'], ['2025', '40 arms in two halls'])).toEqual([]);
    expect(figureColumns(['Property', 'Value'], ['Payload', '20 kg'], ['Reach', '1,720 mm'])).toEqual([]);
    expect(figureColumns(['Property', 'Nothing'], ['Payload', ''], ['Reach', '–'])).toEqual([]);
  });

  it('leave a table with spanning cells unchanged', () => {
    const joined = prepareProse('<table><tr><td colspan="2">A</td><td>1</td></tr><tr><td>B</td><td>2</td><td>3</td></tr></table>').html;
    expect(joined).not.toContain('figure-cell');
    const single = prepareProse('<table><tr><td colspan="1" rowspan="1">A</td><td colspan="1" rowspan="1">1</td></tr></table>').html;
    expect(single).toContain('<td colspan="1" rowspan="1" class="figure-cell">1</td>');
  });
});

it('extracts a picture from the beginning or the end of a text, not from its middle', () => {
  const picture = { src: '/storage/a.webp?x=1&y=2', alt: 'A "b"' };
  const tag = '<img src="/storage/a.webp?x=1&amp;y=2" alt="A &quot;b&quot;">';
  expect(takeLeadPicture(`<p>${tag}</p><p>text</p>`)).toEqual({ html: '<p>text</p>', picture });
  expect(takeLeadPicture(`<p>text</p>${tag}`)).toEqual({ html: '<p>text</p>', picture });
  expect(takeLeadPicture(`<p>text</p>${tag}<p>more</p>`).picture).toBeNull();
  expect(takeLeadPicture(`<p>text ${tag}</p>`).picture).toBeNull();
  // with a caption
  expect(takeLeadPicture(`<img src="/storage/a.webp" title="At work"><p>text</p>`).picture).toBeNull();
});

it('extracts the picture at the end, not the same picture in the middle', () => {
  const tag = '<img src="/storage/a.webp" alt="A">';
  expect(takeLeadPicture(`<p>one</p>${tag}<p>two</p>${tag}`).html).toBe(`<p>one</p>${tag}<p>two</p>`);
});

describe('attribute values', () => {
  const hostile = ['$`', "$'", '$&', '$1$2', '$$', '$<a>', '"', "'", '<', '>', '&quot;', '&#34;', '\\', '\u0000', '`'];
  const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

  it.each(hostile)('cannot be closed by %j and keep their value', (mark) => {
    const value = `a${mark} onerror=alert(1) style=x b`;
    const attributes = `alt="${escaped(value)}" title="${escaped(value)}"`;
    const { html, sections } = prepareProse(
      `<h2>${escaped(value)}</h2><img ${attributes} src="/storage/a${escaped(mark)}"><table><caption>${escaped(value)}</caption><tr><td>1</td></tr></table>` +
        `<a href="/x?${escaped(value)}"><img ${attributes} src="/storage/b${escaped(mark)}"></a><iframe src="https://player.vimeo.com/video/123" title="${escaped(value)}"></iframe>`,
    );
    document.body.innerHTML = html;
    const names = new Set([...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()));
    expect([...names].filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
    // the HTML parser replaces NUL
    const read = new DOMParser().parseFromString(`<img alt="${escaped(value)}">`, 'text/html').querySelector('img')?.alt;
    const alts = [...document.querySelectorAll('img')].map(({ alt }) => alt);
    expect(alts).toEqual([read, read]);
    expect(document.querySelector<HTMLElement>('a.zoom')?.dataset.caption).toBe(read);
    expect(document.querySelector<HTMLElement>('button.poster')?.dataset.title).toBe(read);
    expect(document.querySelectorAll('img, h2, table, button, caption')).toHaveLength(6);
    expect(sections).toHaveLength(1);
  });

  it('are always double-quoted in the output', () => {
    document.body.innerHTML = prepareProse(`<img src='/storage/a"onerror=x' alt=b title>`).html;
    expect(document.querySelector('img')?.getAttributeNames()).toEqual(['src', 'alt', 'loading', 'decoding']);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/storage/a"onerror=x');
  });

  it('produce no srcset if the URL contains characters with a meaning in srcset', () => {
    expect(prepareProse('<img src="/storage/a, b.webp">').html).not.toContain('srcset');
  });
});

it('treats invalid tags as text', () => {
  document.body.innerHTML = prepareProse('a < b > c <img onerror=alert(1) <b>d</b> <!-- >').html;
  expect(document.body.querySelectorAll('*')).toHaveLength(1);
  expect(document.body.textContent).toBe('a < b > c <img onerror=alert(1) d <!-- >');
});

it('removes videos and their content from short texts', () => {
  const frame = '<iframe src="https://player.vimeo.com/video/123">fallback</iframe>';
  expect(withoutVideos(`<p>a${frame}b</p>`)).toBe('<p>ab</p>');
  expect(withoutVideos(`${frame}<p>a</p>${frame}${frame}b`)).toBe('<p>a</p>b');
  expect(withoutVideos('<p>a</p><iframe src="https://evil.example/1">')).toBe('<p>a</p>');
  expect(prepareProse('<iframe src="https://evil.example/1">fallback</iframe>').html).toBe('');
});

it('parses a long malicious text in linear time', () => {
  const texts = ['<', '<a ', '<a b="', '</p>', '<img a=b ', ' ', '<p', '&'].map((part) => part.repeat(200_000));
  // a pattern with quadratic backtracking would take minutes
  expect(texts.map((text) => typeof prepareProse(text).html)).toEqual(texts.map(() => 'string'));
});
