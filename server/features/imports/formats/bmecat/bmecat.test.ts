import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fixture, readAll, withFile } from '../read-all.fixture.ts';

const article = {
  line: 42,
  name: 'Pumpe 12" leise',
  model: '0100',
  category_id: 'Pumpen',
  price: 12.35,
  description: '<p>Druck &lt; 5 bar</p><p>Zweiter Absatz</p>',
  main_image: 'bilder/pumpe.jpg',
  images: 'bilder/detail.jpg',
  brochure: 'blatt.pdf',
  'spec:Manufacturer': 'Muster',
  'spec:Manufacturer part number': 'P-100',
  'spec:GTIN': '4000000000006',
  'spec:EF000789': 'Ja',
  'spec:Werkstoff': 'Messing',
  'spec:Spannung': '110 … 230 V',
  'spec:Vorteile': 'Leise. Sparsam.',
  'spec:Breite': 188,
  'spec:Gewicht': '2.5 kg',
  'spec:Farbe': 'rot, blau',
  'spec:Baureihe': 'Z',
  'spec:Schutzart': 'IP65',
  'spec:ETIM class': 'EC000123',
  'spec:Order unit': 'pcs',
  'spec:Price per': '100 pcs',
  '(Keywords)': 'Wasser, Pumpe',
  '(UDX.DEMO.CLAIM)': 'Neu & gut',
};

it('reads articles of BMEcat 1.2 with features, units, prices and media (IMP-64, IMP-65, IMP-67, IMP-68)', async () => {
  const { format, tables } = await readAll(fixture('bmecat-1.2.xml'));
  expect(format).toBe('bmecat');
  expect(tables.Products?.kind).toBe('product');
  expect(tables.Products?.units).toEqual({ 'Breite (mm)': 'mm' });
  expect(tables.Products?.rows[0]).toEqual(article);
});

it('finds the category of an article in the map below, and names groups of the same name after their parents (IMP-66)', async () => {
  const { tables } = await readAll(fixture('bmecat-1.2.xml'));
  expect(tables.Products?.rows[1]).toEqual({
    line: 96,
    name: 'Dichtung',
    model: '0200',
    category_id: 'Ventile > Zubehör (Ventile)',
    'spec:Breite': 7,
    'spec:Gewicht': '40 g',
  });
  expect(tables.Categories?.kind).toBe('category');
  expect(tables.Categories?.rows).toEqual([
    {
      line: 24,
      name: 'Pumpen',
      description: '<p>Alle Pumpen</p>',
      image: 'gruppen/pumpen.png',
      '(Path)': 'Pumpen',
      '(Group order)': '2',
    },
    { line: 30, name: 'Zubehör (Pumpen)', '(Path)': 'Pumpen > Zubehör (Pumpen)' },
    { line: 31, name: 'Ventile', '(Path)': 'Ventile' },
    { line: 32, name: 'Zubehör (Ventile)', description: '<p>Für Ventile</p>', '(Path)': 'Ventile > Zubehör (Ventile)' },
  ]);
});

it('reads BMEcat 2005 with a prefix, languages, feature templates and groups of a classification (IMP-64, IMP-65, IMP-66)', async () => {
  const { tables } = await readAll(fixture('bmecat-2005.xml'));
  expect(tables.Products?.units).toEqual({ 'Rated current (A)': 'A', 'Weight (kg)': 'kg' });
  expect(tables.Products?.rows).toEqual([
    {
      line: 24,
      name: 'Foot switch',
      model: 'FS-1',
      category_id: 'Switches > Foot switches',
      price: 80.5,
      description: '<p>With <b>cover</b></p>',
      main_image: 'https://media.example/fs-1-main.jpg',
      images: 'https://media.example/catalogue/fs-1.png',
      'spec:GTIN': '0000000000017',
      'spec:Rated current': 10,
      'spec:Colour': 'green',
      'spec:ECLASS': '27370000',
      'spec:Weight': 1.37,
    },
  ]);
  expect(tables.Categories?.rows.map(({ name }) => name)).toEqual(['Switches', 'Foot switches']);
});

it('says what is not imported (IMP-72)', async () => {
  const { notes } = await readAll(fixture('bmecat-1.2.xml'));
  expect(notes).toEqual([
    'The catalogue says: language deu; currency EUR; territory DE, AT.',
    'The prices of 1 product are imported without conversion. Their currency: EUR.',
    '1 product has several prices. The list price for the smallest quantity is imported, or else the price for customers.',
    'The prices of 1 product have more than two decimals. They are rounded.',
    'The prices of 1 product are valid in a period that is not imported: 2026-01-01 to 2026-12-31.',
    'Products have one category. 1 further group of products is not imported.',
    '1 reference between products is not imported: accessory.',
    '3 files are neither a picture of the product nor its first PDF, and not imported: logo.jpg, druck.tif, anleitung.pdf.',
    'The file names 1 value only by a code of the feature: EF000789. The code is the name of the specification. Change it in the choice of columns.',
    '1 product is marked as deleted in the file and ignored: 0300.',
    'Several groups have the same name. Categories have no levels, so the name of the parent group is added: Zubehör (Pumpen), Zubehör (Ventile).',
  ]);
});

it.each(['ISO-8859-1', 'UTF-16'])('reads %s as the XML declaration or the byte order mark says (IMP-73)', async (encoding) => {
  const text = (await readFile(fixture('bmecat-1.2.xml'), 'utf8')).replace('UTF-8', encoding).replaceAll('…', '...');
  const bytes = encoding === 'UTF-16' ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text, 'latin1');
  const { tables } = await withFile('catalogue.xml', bytes, readAll);
  expect(tables.Products?.rows[0]).toEqual(article);
  expect(tables.Categories?.rows[3]?.description).toBe('<p>Für Ventile</p>');
});

it('reads names of XML without a namespace, and classes of ETIM without a category (IMP-64)', async () => {
  const text = '<BMECAT version="1.2"><T_NEW_CATALOG><ARTICLE><SUPPLIER_AID>1</SUPPLIER_AID></ARTICLE></T_NEW_CATALOG></BMECAT>';
  const { tables, notes } = await withFile('catalogue.xml', text, readAll);
  expect(tables.Products?.rows).toEqual([{ line: 1, model: '1' }]);
  expect(notes).toEqual([]);
});

it('ends at groups that contain themselves or each other (IMP-66)', async () => {
  const group = (id: number, parent: number, type: string) =>
    `<CATALOG_STRUCTURE type="${type}"><GROUP_ID>${id}</GROUP_ID><GROUP_NAME>G${id}</GROUP_NAME><PARENT_ID>${parent}</PARENT_ID></CATALOG_STRUCTURE>`;
  const text = `<BMECAT>${group(0, 0, 'root')}${group(1, 2, 'node')}${group(2, 1, 'node')}${group(3, 0, 'leaf')}</BMECAT>`;
  const { tables } = await withFile('catalogue.xml', text, readAll);
  expect(tables.Categories?.rows.map(({ name }) => name)).toEqual(['G1', 'G2', 'G3']);
});

it('reads words of JavaScript like others (IMP-65)', async () => {
  const feature = '<FEATURE><FNAME>constructor</FNAME><FVALUE>true</FVALUE><FUNIT>toString</FUNIT></FEATURE>';
  const text = `<BMECAT><CATALOG><LANGUAGE>constructor</LANGUAGE></CATALOG><ARTICLE><ARTICLE_FEATURES>${feature}</ARTICLE_FEATURES></ARTICLE></BMECAT>`;
  const { tables } = await withFile('catalogue.xml', text, readAll);
  expect(tables.Products?.rows[0]).toEqual({ line: 1, 'spec:constructor': 'Yes toString' });
});

it.each([
  ['12.5', 12.5, 0],
  ['12,5', 12.5, 0],
  ['1.250,50', 1250.5, 0],
  ['1,250.50', 1250.5, 0],
  ['1e3', undefined, 1],
  ['on request', undefined, 1],
])('reads the amount %s (IMP-67)', async (amount, price, unreadable) => {
  const prices = `<ARTICLE_PRICE_DETAILS><ARTICLE_PRICE><PRICE_AMOUNT>${amount}</PRICE_AMOUNT></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS>`;
  const text = `<BMECAT><ARTICLE><SUPPLIER_AID>1</SUPPLIER_AID>${prices}</ARTICLE></BMECAT>`;
  const { tables, notes } = await withFile('catalogue.xml', text, readAll);
  expect(tables.Products?.rows[0]?.price).toBe(price);
  expect(notes.filter((note) => note === `1 price is not a number and not imported: ${amount}.`)).toHaveLength(unreadable);
});

it('keeps elements in texts as HTML, and codes that nothing explains (IMP-64, IMP-65, IMP-72)', async () => {
  const details = '<ARTICLE_DETAILS><DESCRIPTION_LONG>A &lt; B <b>bold</b></DESCRIPTION_LONG></ARTICLE_DETAILS>';
  const features = '<ARTICLE_FEATURES><FEATURE><FNAME>EF000001</FNAME><FVALUE>EV000002</FVALUE></FEATURE></ARTICLE_FEATURES>';
  const text = `<BMECAT><ARTICLE><SUPPLIER_AID>1</SUPPLIER_AID>${details}${features}</ARTICLE></BMECAT>`;
  const { tables, notes } = await withFile('catalogue.xml', text, readAll);
  expect(tables.Products?.rows[0]).toMatchObject({ description: 'A &lt; B <b>bold</b>', 'spec:EF000001': 'EV000002' });
  expect(notes).toEqual([
    'The file names 1 value only by a code of the feature: EF000001. The code is the name of the specification. Change it in the choice of columns.',
    '1 value of features is imported as the code of a classification, which the file does not explain: EV000002.',
  ]);
});

it('makes one list of specifications with more than 1,500 names (IMP-74)', async () => {
  const features = Array.from(
    { length: 1501 },
    (_, index) => `<FEATURE><FNAME>F ${index} (2)</FNAME><FVALUE>${index}: a;b</FVALUE></FEATURE>`,
  );
  const text = `<BMECAT><ARTICLE><SUPPLIER_AID>1</SUPPLIER_AID><ARTICLE_FEATURES>${features.join('')}</ARTICLE_FEATURES></ARTICLE></BMECAT>`;
  const { tables } = await withFile('catalogue.xml', text, readAll);
  const row = tables.Products?.rows[0];
  expect(Object.keys(row ?? {})).toEqual(['line', 'model', 'specs']);
  expect(JSON.parse(String(row?.specs)).at(-1)).toEqual({ type: 'single', key: 'F 1500 (2)', value: '1500: a;b' });
});
