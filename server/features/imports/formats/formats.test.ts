import { describe, expect, it } from 'vitest';
import { fixture, openOther, readAll, withFile } from './read-all.fixture.ts';

describe('recognition', () => {
  it.each([
    ['woocommerce.csv', 'woocommerce'],
    ['shopify.csv', 'shopify'],
    ['bmecat-1.2.xml', 'bmecat'],
    ['bmecat-2005.xml', 'bmecat'],
    ['wordpress.xml', 'wxr'],
  ])('reads %s as %s, whatever its name (IMP-58)', async (name, format) => {
    const source = await openOther(fixture(name));
    expect(source).toMatchObject({ format, options: { decimal: '.', date: 'iso' }, texts: 'html', questions: [] });
  });

  it.each([
    ['a plain table', 'SKU;Name;Regular price\n1;Pump;5\n'],
    ['a table with a type', 'Type,Name,SKU,Price\nsimple,Pump,1,5\n'],
    ['a table with handles', 'Handle,Title,Colour\npump,Pump,red\n'],
    ['a table with signs of XML', '<name>,<price>\na,1\n'],
    ['a zip file', 'PK\u0003\u0004'],
  ])('leaves %s to the reader of tables (IMP-58)', async (_, text) => {
    expect(await withFile('table.csv', text, openOther)).toBeNull();
  });

  it.each([
    ['<?xml version="1.0"?><catalog/>', 'The root element of this file is <catalog>.'],
    ['<?xml version="1.0"?><rss version="2.0"><channel/></rss>', 'The root element of this file is <rss>.'],
    ['<?xml version="1.0" encoding="x-unknown"?><BMECAT/>', 'The encoding “x-unknown” of the XML file is not known.'],
    ['<?xml version="1.0"?>', 'The XML file has no root element'],
    ['<BMECAT><HEADER/></BMECAT>', 'contains neither articles nor groups'],
    ['<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel/></rss>', 'contains neither posts nor pages'],
  ])('explains %s (IMP-58)', async (text, message) => {
    await expect(withFile('data.xml', text, openOther)).rejects.toThrow(message);
  });

  it('leaves web pages to the reader of tables, which explains them (IMP-58)', async () => {
    const page = '<!DOCTYPE html><html><body><table></table></body></html>';
    await expect(withFile('table.xls', page, openOther)).rejects.toThrow('The file contains a web page');
  });

  it('explains exports of shops without products (IMP-58)', async () => {
    const heads = ['Handle,Title,Body (HTML),Variant Price', 'Type,Name,"Is featured?","Visibility in catalog","Regular price"'];
    for (const head of heads)
      await expect(withFile('x.csv', `${head}\n`, openOther)).rejects.toThrow('contains no products below its head');
  });
});

describe('an XML file', () => {
  const inArticle = (inner: string, before = '') =>
    `<?xml version="1.0"?>${before}<BMECAT>\n<ARTICLE><SUPPLIER_AID>1</SUPPLIER_AID>${inner}</ARTICLE></BMECAT>`;
  const laughs = Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`).join('');

  it.each([
    ['entities that expand', inArticle('<X>&a9;</X>', `<!DOCTYPE BMECAT [<!ENTITY a0 "ha">${laughs}]>`), 'line 2: it uses an entity'],
    ['an external entity', inArticle('<X>&x;</X>', '<!DOCTYPE BMECAT [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), 'it uses an entity'],
    ['a name of objects as entity', inArticle('<X>&constructor;</X>'), 'it uses an entity'],
    ['deep elements', inArticle('<X>'.repeat(5000)), 'elements in more than 100 levels'],
    ['a huge attribute', inArticle(`<X a="${'x'.repeat(200_000)}"/>`), 'an attribute of more than 100,000 characters'],
    [
      'many attributes',
      inArticle(`<X ${Array.from({ length: 500 }, (_, index) => `a${index}=""`).join(' ')}/>`),
      'more than 200 attributes',
    ],
    ['many parts', inArticle('<X/>'.repeat(250_000)), 'more than 200,000 parts'],
    ['a huge text', inArticle(`<X>${'x'.repeat(17_000_000)}</X>`), 'a text of more than 16 MB'],
    [
      'a huge document type',
      inArticle('', `<!DOCTYPE BMECAT [${'<!ELEMENT a (b)>'.repeat(20_000)}]>`),
      'no root element within its first 256 kB',
    ],
    ['no end', inArticle('<X>').slice(0, 60), 'It is probably incomplete'],
    ['wrong end tags', inArticle('<X></Y>'), 'Export the file again.'],
    ['other bytes than its encoding', Buffer.from(inArticle('<X>Für</X>'), 'latin1'), 'contains bytes that are not utf-8'],
  ])('with %s is refused in words (IMP-73)', async (_, content, message) => {
    await expect(withFile('data.xml', content, openOther)).rejects.toThrow(message);
  });

  it('is read with a document type that is not loaded, control characters and entities of HTML (IMP-73)', async () => {
    const before = '<!DOCTYPE BMECAT SYSTEM "http://127.0.0.1:9/bmecat.dtd">';
    const details = '<ARTICLE_DETAILS><DESCRIPTION_SHORT>A&nbsp;\u000bB&uuml; &#65;</DESCRIPTION_SHORT></ARTICLE_DETAILS>';
    const { tables } = await withFile('data.xml', inArticle(details, before), readAll);
    expect(tables.Products?.rows).toEqual([{ line: 2, model: '1', name: 'A Bü A' }]);
  });
});
