import { expect, it } from 'vitest';
import { prepareProse, takeLeadPicture } from './prose-html.ts';

it('gives headings an address of their own, also when two are alike', () => {
  const { html, sections } = prepareProse('<h2>Über <em>Ring</em></h2><p>a</p><h2 style="text-align:center">Über Ring</h2><h2>—</h2>');
  expect(sections).toEqual([
    { id: 's1-uber-ring', title: 'Über Ring' },
    { id: 's2-uber-ring', title: 'Über Ring' },
    { id: 's3', title: '—' },
  ]);
  expect(html).toContain('<h2 id="s1-uber-ring">Über <em>Ring</em></h2>');
  expect(html).toContain('<h2 id="s2-uber-ring" style="text-align:center">');
});

it('offers scaled sizes of stored pictures only', () => {
  expect(prepareProse('<img src="/storage/uploads/a.webp" alt="A" />').html).toMatch(
    /srcset="\/storage\/uploads\/a\.webp\?w=480 480w.*loading="lazy" decoding="async"><\/a>/,
  );
  expect(prepareProse('<img src="https://x.example/a.png" width="24">').html).toBe(
    '<img src="https://x.example/a.png" width="24" loading="lazy" decoding="async">',
  );
});

it('lets pictures be enlarged, with their title as caption; one that is a link keeps its aim', () => {
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

it('makes tables reachable by keyboard, named by their caption', () => {
  const { html } = prepareProse(
    '<table><caption>Payload &amp; "reach"</caption><tr><td>1</td></tr></table><table><tr><td>2</td></tr></table>',
  );
  document.body.innerHTML = html;
  const boxes = [...document.querySelectorAll('.scroll')];
  expect(boxes.map((box) => [box.getAttribute('aria-label'), box.getAttribute('tabindex')])).toEqual([
    ['Table: Payload  reach', '0'],
    ['Table', '0'],
  ]);
});

it('takes a picture from the beginning or the end of a text, not from its middle', () => {
  const picture = { src: '/storage/a.webp?x=1&y=2', alt: 'A "b"' };
  const tag = '<img src="/storage/a.webp?x=1&amp;y=2" alt="A &quot;b&quot;">';
  expect(takeLeadPicture(`<p>${tag}</p><p>text</p>`)).toEqual({ html: '<p>text</p>', picture });
  expect(takeLeadPicture(`<p>text</p>${tag}`)).toEqual({ html: '<p>text</p>', picture });
  expect(takeLeadPicture(`<p>text</p>${tag}<p>more</p>`).picture).toBeNull();
  expect(takeLeadPicture(`<p>text ${tag}</p>`).picture).toBeNull();
});
