import { describe, expect, it } from 'vitest';
import { fixture, readAll } from '../read-all.fixture.ts';
import { wordpressText } from './text.ts';

describe('an export of WordPress', () => {
  it('contains articles with date, author, state, sticky mark and former address (IMP-69)', async () => {
    const { format, tables } = await readAll(fixture('wordpress.xml'));
    expect(format).toBe('wxr');
    expect(tables.Articles?.kind).toBe('article');
    const rows = tables.Articles?.rows ?? [];
    expect(rows[0]).toMatchObject({
      line: 14,
      type: 'news',
      title: 'Pumps & valves',
      slug: 'pumps-valves',
      excerpt: 'Short & sweet',
      published_at: { date: '2024-05-06T08:30:00Z' },
      author: 'Ada Demo',
      is_published: true,
      is_featured: true,
      seo_description: 'All about pumps',
      old_address: '/2024/05/pumps-valves/',
      '(Categories)': 'Pumps',
      '(Tags)': 'Pumps',
      '(Number in WordPress)': '1',
    });
    expect(rows[0]).not.toHaveProperty('seo_title');
    expect(rows[1]).toMatchObject({
      slug: 'blocks-2',
      published_at: { date: '2030-01-01T12:00:00' },
      is_published: true,
      author: 'unknown',
    });
    expect(rows[1]).not.toHaveProperty('old_address');
    expect(rows[2]).toMatchObject({ title: 'A text with a password', slug: 'pumps-valves-3', is_published: false });
    expect(rows[3]).toMatchObject({ title: 'Empty', slug: 'av', content: '<p>Empty</p>', is_published: false, old_address: '/empty/' });
    expect(rows).toHaveLength(4);
    expect(tables.Pages?.rows).toEqual([
      {
        line: 110,
        title: 'Imprint',
        slug: 'imprint',
        content: '<p>Company</p>',
        is_published: false,
        old_address: '/about/imprint/',
        '(Number in WordPress)': '5',
      },
    ]);
  });

  it('names the files of the featured image, of galleries and of smaller copies in texts (IMP-71)', async () => {
    const { tables } = await readAll(fixture('wordpress.xml'));
    const [classic, blocks] = tables.Articles?.rows ?? [];
    const folder = 'https://old.example/wp-content/uploads/2024/05';
    expect(classic).toMatchObject({ featured_image: `${folder}/valve.jpg`, images: `${folder}/pump.jpg | ${folder}/valve.jpg` });
    expect(classic?.content).toContain(`src="${folder}/pump.jpg" alt="Pump"`);
    expect(blocks?.content).toContain(`src="${folder}/valve.jpg"`);
  });

  it('has its classic texts and blocks converted (IMP-70)', async () => {
    const { tables } = await readAll(fixture('wordpress.xml'));
    const [classic, blocks] = tables.Articles?.rows ?? [];
    expect(classic?.content).toBe(
      '<p>First line<br>second line</p>\n<p><strong>Next</strong> paragraph with [a remark] and [gallery]</p><ul>\n<li>One</li>\n<li>Two</li>\n</ul>' +
        '<pre>a\n\nb [gallery ids="9"]</pre><iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk"></iframe>' +
        '<figure><img class="size-medium wp-image-51" src="https://old.example/wp-content/uploads/2024/05/pump.jpg" alt="Pump" /><figcaption>A pump</figcaption></figure>' +
        '<p><a href="https://old.example/wp-content/uploads/talk.mp3">talk.mp3</a></p><p>Kept <b>text</b></p>\n<p>The signs ]]> end it.</p>',
    );
    expect(blocks?.content).toBe(
      '<p class="has-text-align-center" style="text-align:center">Centred</p>\n\n<figure class="wp-block-embed"><iframe src="https://player.vimeo.com/video/123456"></iframe></figure>' +
        '\n<p>Classic part<br>between</p>\n<figure class="wp-block-image"><img src="https://old.example/wp-content/uploads/2024/05/valve.jpg" alt="" class="wp-image-52"/></figure>',
    );
  });

  it('says what is not imported (IMP-72)', async () => {
    const { notes } = await readAll(fixture('wordpress.xml'));
    expect(notes).toEqual([
      '2 files of the media library are only named in the export. Add them as a zip file, e.g. of the folder wp-content/uploads.',
      '1 menu entry is not imported. Menus are edited in the settings.',
      '1 comment is not imported.',
      '1 WooCommerce product is not imported. Export products in WooCommerce as CSV.',
      '1 entry of other types is not imported: event.',
      '1 entry in the trash is not imported.',
      'Articles have no categories and tags. Those of 1 entry are in the columns “Categories” and “Tags”, which are not imported.',
      '1 page is below another page. Pages have no levels here.',
      '1 entry with a password is imported as unpublished: A text with a password.',
      '1 private entry is imported as unpublished: Imprint.',
      '1 entry without text is imported as unpublished, with the title as text: Empty.',
      '1 entry without a title gets the beginning of the text or the address as title: A text with a password.',
      'The addresses of 2 entries are used twice or contain letters that addresses here cannot have. New ones are made: pumps-valves, αβ.',
      '1 text for search engines consists of variables of a plugin and is not imported.',
      '4 parts of texts are removed, of these kinds: contact-form-7, audio, box, block latest-posts.',
      '1 picture of galleries or articles is not among the files of the export: number 99.',
    ]);
  });
});

describe('a text', () => {
  const convert = (text: string) => {
    const removed: string[] = [];
    const galleries: (string[] | null)[] = [];
    const html = wordpressText(text, {
      originalOf: (address) => address,
      onRemoved: (name) => removed.push(name),
      addGallery: (ids) => galleries.push(ids),
    });
    return { html, removed, galleries };
  };

  it.each([
    ['paragraphs by blank lines', 'a\n\n\nb\r\n\r\nc', '<p>a</p>\n<p>b</p>\n<p>c</p>'],
    ['line breaks', 'a\nb<br />\nc', '<p>a<br>b<br />c</p>'],
    ['line breaks in a written paragraph', '<p style="text-align:center">a\nb</p>', '<p style="text-align:center">a<br>b</p>'],
    ['inline elements over lines', '<strong>a\nb</strong> c', '<p><strong>a<br>b</strong> c</p>'],
    ['paragraphs in quotations', '<blockquote>a\n\nb</blockquote>c', '<blockquote><p>a</p>\n<p>b</p></blockquote><p>c</p>'],
    ['headings between texts', 'a\n<h2>b</h2>\nc', '<p>a</p><h2>b</h2><p>c</p>'],
    ['tables without change', '<table>\n<tr>\n<td>a\n\nb</td></tr></table>', '<table>\n<tr>\n<td>a\n\nb</td></tr></table>'],
    ['comments', 'a<!--more-->b\n\n<!--nextpage-->c', '<p>a</p><p>b</p><p>c</p>'],
    [
      'an address that is no video',
      'https://example.com/a?b=1&amp;c',
      '<p><a href="https://example.com/a?b=1&amp;c">https://example.com/a?b=1&amp;c</a></p>',
    ],
    [
      'an embed',
      '[embed]https://youtu.be/abcdefghijk[/embed]',
      '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk"></iframe>',
    ],
    [
      'a caption as attribute',
      '[caption caption="c"]<img src="a.jpg" />[/caption]',
      '<figure><img src="a.jpg" /><figcaption>c</figcaption></figure>',
    ],
    ['brackets that are no shortcode', 'a [1] [b c] [/] [', '<p>a [1] [b c] [/] [</p>'],
    ['unclosed elements', '<div>a<p>b<p>c', '<div><p>a</p><p>b<p>c'],
    ['less-than signs', 'a < b\n\n<3', '<p>a < b</p>\n<p><3</p>'],
    ['nothing', ' \n\n ', ''],
  ])('is converted with %s (IMP-70)', (_, text, html) => {
    expect(convert(text).html).toBe(html);
  });

  it('keeps the content of page builders, and reports their shortcodes (IMP-70)', () => {
    const { html, removed, galleries } = convert('[row][col width="1/2"]a\n\nb[/col][/row]\n[gallery][slider id=3]');
    expect(html).toBe('<p>a</p>\n<p>b</p>');
    expect(removed).toEqual(['col', 'row', 'slider']);
    expect(galleries).toEqual([null]);
  });

  it.each([
    ['<!-- '],
    ['<pre>'],
    ['[a b=1]'],
    ['[a]['],
    ['[a][/b]'],
    ['<div>'],
    ['<a\n'],
    ['<img src="'],
    ['\n\n<'],
    ['[[a]'],
    ['<!-- wp:a -->'],
  ])('of many "%s" is converted (IMP-70)', (part) => {
    expect(convert(part.repeat(40_000)).html).toBeTypeOf('string');
  });
});
