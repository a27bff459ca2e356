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
    /srcset="\/storage\/uploads\/a\.webp\?w=480 480w.*loading="lazy" decoding="async">$/,
  );
  expect(prepareProse('<img src="https://x.example/a.png">').html).toBe(
    '<img src="https://x.example/a.png" loading="lazy" decoding="async">',
  );
});

it('takes a picture from the beginning or the end of a text, not from its middle', () => {
  const picture = { src: '/storage/a.webp?x=1&y=2', alt: 'A "b"' };
  const tag = '<img src="/storage/a.webp?x=1&amp;y=2" alt="A &quot;b&quot;">';
  expect(takeLeadPicture(`<p>${tag}</p><p>text</p>`)).toEqual({ html: '<p>text</p>', picture });
  expect(takeLeadPicture(`<p>text</p>${tag}`)).toEqual({ html: '<p>text</p>', picture });
  expect(takeLeadPicture(`<p>text</p>${tag}<p>more</p>`).picture).toBeNull();
  expect(takeLeadPicture(`<p>text ${tag}</p>`).picture).toBeNull();
});
