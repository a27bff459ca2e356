// Examples of fault-tolerant search: the typed text, and the products found first or in total.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { listProducts } from '#contract/products.ts';
import { words } from '#server/platform/search-text.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

type List = z.output<typeof listProducts.answer>;

// excludes names of fields and values that are not texts of the catalogue
const isText = (key: string) => /^[A-Z]/.test(key);

/** All texts in a value. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replaceAll(/<[^>]*>/g, ' ')];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => (key === 'type' ? [] : textsOf(isText(key) ? [key, one] : one)))
    : [];
};

const group = (title: string, rows: Record<string, string>) => ({
  type: 'group',
  title,
  items: Object.entries(rows).map(([key, value]) => ({ key, value })),
});

const catalogue = {
  'Industrial Robots': [
    {
      name: 'Six-Axis Robot LR20',
      model: 'LR20-1720',
      description: '<p>For palletising and machine tending, colour grey.</p>',
      specifications: [group('Arm', { 'Max. payload': '20 kg', Reach: '1720 mm', Protection: 'IP67' })],
    },
    {
      name: 'Palletising Robot LP180',
      model: 'LP180-3200',
      specifications: [group('Arm', { 'Payload (kg)': '180', 'Reach, mm': '3,200', Cycles: '10–20 per minute', Mass: '1 200 kg' })],
    },
  ],
  'Collaborative Robots': [
    {
      name: 'Collaborative Robot LC10',
      model: 'LC10-1300',
      specifications: [group('Arm', { 'Max. payload': '10 kg', Supply: '24 V DC' })],
    },
  ],
  'Mobile Robots': [
    { name: 'Tugger LT1000', model: 'LT1000', description: '<p>Pulls trolleys. Two batteries, 48 V.</p>' },
    { name: 'Mobile Platform LM600', model: 'LM600', description: '<p>Charges its battery by itself.</p>' },
  ],
  Controllers: [
    {
      name: 'Robot Controller LRC5',
      model: 'LRC5',
      sort_order: 1,
      description: '<p>Controls a robot, PL e, 20 axes; for the whole 19-inch rack: 25 kg</p>',
      specifications: [group('Safety', { Level: 'PL d', Standard: 'EN ISO 13849-1' })],
    },
  ],
  'Grippers & Sensors': [
    { name: 'Vacuum Gripper LG-V8', model: 'LG-V8-40', description: '<p>Eight cups. Repeatability ±0.02 mm at 2,5 bar</p>' },
    { name: 'Tool Changer LT', model: 'LT-C', description: '<p>Changes grippers in 3 s</p>' },
    { name: 'Safety Light Curtain LZC', model: 'LZC-900', specifications: [{ type: 'single', key: 'Standard', value: 'ISO 13855' }] },
    { name: 'Inductive Sensor LS-M', model: 'LS-M12', description: '<p>Protection IP 69, cable 20 m; analogue output</p>' },
  ],
};

// typed text, number of products, the first products
type Row = [typed: string, total: number, ...first: string[]];

const [six, palletising, collaborative] = ['Six-Axis Robot LR20', 'Palletising Robot LP180', 'Collaborative Robot LC10'] as const;
const [controller, gripper, changer] = ['Robot Controller LRC5', 'Vacuum Gripper LG-V8', 'Tool Changer LT'] as const;
const [curtain, sensor, platform, tugger] = [
  'Safety Light Curtain LZC',
  'Inductive Sensor LS-M',
  'Mobile Platform LM600',
  'Tugger LT1000',
] as const;

const plurals: Row[] = [
  ['gripper', 4, gripper],
  ['grippers', 4, gripper],
  ['Grippers', 4, gripper],
  ['curtain', 1, curtain],
  ['curtains', 1, curtain],
  ['light curtains', 1, curtain],
  ['battery', 2],
  ['batteries', 2, tugger],
  ['robots', 6, six],
  ['controllers', 1, controller],
  ['axis', 2, six],
  ['axes', 2, six],
  ['cups', 1, gripper],
  ['cup', 1, gripper],
  ['trolley', 1, tugger],
  ['sensors', 4, sensor],
  ['arms', 3],
];
const spellings: Row[] = [
  ['palletising', 2, palletising],
  ['palletizing', 2, palletising],
  ['Palletizing robots', 2, palletising],
  ['palletizi', 2, palletising],
  ['color', 1, six],
  ['colour', 1, six],
  ['gray', 1, six],
  ['analog', 1, sensor],
  ['analogue', 1, sensor],
  ['6-axis', 1, six],
  ['six-axis', 1, six],
  ['6 axis', 1, six],
  ['six axis', 1, six],
  ['8 cups', 1, gripper],
];
const measures: Row[] = [
  ['20 kg', 1, six],
  ['20kg', 1, six],
  ['20 KG', 1, six],
  ['20 kilograms', 1, six],
  ['20 kg robot', 1, six],
  ['robot 20 kg', 1, six],
  ['1720mm', 1, six],
  ['1720 mm', 1, six],
  ['1,720 mm', 1, six],
  ['180 kg', 1, palletising],
  ['3200 mm', 1, palletising],
  ['3.200mm', 1, palletising],
  ['24 V', 1, collaborative],
  ['24V', 1, collaborative],
  ['20 m', 1, sensor],
  ['0.02 mm', 1, gripper],
  ['0,02mm', 1, gripper],
  ['2.5 bar', 1, gripper],
  ['3 seconds', 1, changer],
  ['10 kg', 1, collaborative],
];
const designations: Row[] = [
  ['IP67', 1, six],
  ['IP 67', 1, six],
  ['ip 69', 1, sensor],
  ['ip69', 1, sensor],
  ['iso13855', 1, curtain],
  ['ISO 13855', 1, curtain],
  ['EN 13849', 1, controller],
  ['en13849', 1, controller],
  ['ISO 13849-1', 1, controller],
  ['PL e', 1, controller],
  ['PLe', 1, controller],
  ['PL d', 1, controller],
  ['lr20', 1, six],
  // also finds products with both words in a text
  ['LR 20', 2, six],
  ['lr-20 1720', 1, six],
  ['lgv8', 1, gripper],
];
const synonyms: Row[] = [
  ['cobot', 1, collaborative],
  ['cobots', 1, collaborative],
  ['collaborative robot', 1, collaborative],
  ['AMR', 2],
  ['amr battery', 2],
  ['proximity switch', 1, sensor],
];
const corrections: [typed: string, total: number, corrected: string, ...first: string[]][] = [
  ['robto', 6, 'robot', six],
  ['grippr', 4, 'gripper', gripper],
  ['grippres', 4, 'grippers', gripper],
  ['curtian', 1, 'curtain', curtain],
  ['colaborative robot', 1, 'collaborative robot', collaborative],
  ['Cobto', 1, 'cobot', collaborative],
  ['robot 20 kg palletisng', 1, 'robot 20 kg palletising', six],
];
const nothing = ['robo7x', 'zzzz', 'obot', 'rbt', 'robbbot', '99 kg zzz', 'gripper battery', '%', '_', '--', '1%0', 'axis-six'];

describe('search in products', () => {
  let test: TestApp;

  const search = async (typed: string, query = ''): Promise<List> => {
    const { status, body } = await test.send('GET', `/api/public/products?search=${encodeURIComponent(typed)}${query}`);
    expect(status).toBe(200);
    return listProducts.answer.parse(body) as List;
  };
  const names = async (typed: string) => (await search(typed)).products.data.map(({ name }) => name);

  beforeAll(async () => {
    test = await createTestApp();
    let order = 1;
    for (const [category, products] of Object.entries(catalogue)) {
      const { id } = await aCategory(test.context, { name: category });
      for (const product of products) await aProduct(test.context, { sort_order: ++order, ...product, category_id: id });
    }
  });
  afterAll(() => test.close());

  it.each([...plurals, ...spellings, ...measures, ...designations, ...synonyms])(
    '%j finds %i (SEARCH-01, SEARCH-03, SEARCH-04, SEARCH-05)',
    async (typed, total, ...first) => {
      const { products, search: report } = await search(typed);
      expect(products.data.slice(0, first.length).map(({ name }) => name)).toEqual(first);
      expect(products.total).toBe(total);
      expect(report).toMatchObject({ corrected: null, is_split: false });
    },
  );

  it.each(corrections)('corrects %j: %i for %j (SEARCH-07)', async (typed, total, corrected, ...first) => {
    const { products, search: report } = await search(typed);
    expect([report?.corrected, products.total]).toEqual([corrected, total]);
    expect(products.data.slice(0, first.length).map(({ name }) => name)).toEqual(first);
  });

  it.each(nothing)('%j finds nothing (SEARCH-02)', async (typed) => {
    expect(await search(typed)).toMatchObject({ products: { total: 0 }, search: { corrected: null } });
  });

  it('ranks products whose name or category contains the search above products that only mention it elsewhere', async () => {
    expect(await names('robot')).toEqual([six, palletising, collaborative, tugger, platform, controller]);
    expect((await names('controller'))[0]).toBe(controller);
  });

  it('searches for the words separately if no product has the quantity (SEARCH-05)', async () => {
    const { products, search: report } = await search('1720 kg');
    expect(products.data.map(({ name }) => name)).toEqual([six]);
    expect(report).toMatchObject({ corrected: null, is_split: true });
  });

  it('reports the matched texts, including other forms and synonyms, and reports nothing without a search', async () => {
    const { search: report } = await search('cobots 10 kg');
    expect(report?.terms).toEqual([
      expect.arrayContaining([
        { text: 'cobot', place: 'whole' },
        { text: 'collaborative robot', place: 'begins' },
      ]),
      [{ text: '10kg', place: 'whole' }],
    ]);
    expect((await search('')).search).toBeUndefined();
    expect((await search('  ')).search).toBeUndefined();
  });

  it('corrects with the current words of visible products (SEARCH-07)', async () => {
    const { id } = await aProduct(test.context, { name: 'Xylograph', category_id: 1 });
    expect((await search('xylograhp')).search?.corrected).toBe('xylograph');
    await test.context.db
      .updateTable('products')
      .set({ is_active: 0, updated_at: '2026-11-22T00:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    expect(await search('xylograhp')).toMatchObject({ products: { total: 0 }, search: { corrected: null } });
    await test.context.db.deleteFrom('products').where('id', '=', id).execute();
  });

  it('applies changed synonyms of the settings from the next request on (SEARCH-06)', async () => {
    const set = (value: string) => test.context.db.updateTable('settings').set({ value }).where('key', '=', 'search_synonyms').execute();
    expect((await search('puller')).products.total).toBe(0);
    await set(JSON.stringify([['puller', 'tugger', 'tow tractor']]));
    expect([await names('puller'), await names('Tow Tractors')]).toEqual([[tugger], [tugger]]);
    expect((await search('AMR')).products.total).toBe(0);
    // more synonyms than one query supports
    const words = Array.from({ length: 10 }, (_, index) => `word${index}`);
    const groups = words.flatMap((word) =>
      Array.from({ length: 90 }, (_, index) => [word, ...Array.from({ length: 19 }, (__, at) => `${word} ${index} ${at}`)]),
    );
    await set(JSON.stringify([['puller', 'tugger'], ...groups]));
    expect((await search(`puller ${words.join(' ')}`)).search?.ignored).toHaveLength(9);
    await set('[["unreadable"');
    expect((await search('tugger')).products.total).toBe(1);
  });

  it('retains page, count and category for a page past the end', async () => {
    expect((await search('robot', '&page=9')).products).toMatchObject({ data: [], total: 6, last_page: 1, current_page: 9 });
    expect((await search('robot', '&category=mobile-robots')).products.total).toBe(2);
    expect((await search('robto', '&category=mobile-robots')).products.total).toBe(2);
    expect((await search('robto', '&category=mobile-robots')).category_counts).toEqual((await search('robot')).category_counts);
    expect(await search('robto', '&category=nothing')).toMatchObject({ products: { total: 0 }, search: { corrected: 'robot' } });
  });

  it.each([
    'a-'.repeat(250),
    'six-'.repeat(120),
    'a1'.repeat(250),
    '1,'.repeat(250),
    '1.720 mm '.repeat(50),
    'lr-20/six-axes 1,720mm iso13855 EN 13849-1 PL e ip 67 palletizing-centres analyzers 6axes 8.5kg',
    'IP 1 IP 2 IP 3 IP 4 IP 5 IP 6 IP 7 IP 8 IP 9 IP 10',
    Array.from({ length: 125 }, (_, index) => `a${index}%`).join(''),
    `${'x'.repeat(499)}z`,
    `"'\\%_;--`.repeat(70),
    '\u{1F916}'.repeat(250),
    'промышленный робот захват '.repeat(20),
    'e\u0301'.repeat(250),
    '\u0000robot \u200bgripper',
  ])('answers a hostile search: case %#', async (typed) => {
    expect((await search(typed.slice(0, 500))).products.total).toBeGreaterThanOrEqual(0);
  });

  // every word of the catalogue, either whole, as a prefix or misspelt
  const all = [...new Set(words(textsOf(catalogue).join(' ')))];
  const typedWords = all.flatMap((word, index) => (index % 3 === 0 ? [word.slice(0, 4)] : index % 7 === 0 ? [`${word}x`] : [word]));

  it('never finds more products with an additional word, unless no product contains it (SEARCH-01, SEARCH-14)', async () => {
    for (const [index, word] of typedWords.entries()) {
      const other = typedWords[(index * 17 + 5) % typedWords.length] ?? '';
      // words that are joined with their neighbour count as one word
      if (/^\d/.test(other) || /^\d/.test(word) || word.length < 3 || other.length < 3) continue;
      const [one, both] = [await search(word), await search(`${word} ${other}`)];
      if (both.search?.ignored.length) continue;
      expect([word, other, both.products.total <= one.products.total]).toEqual([word, other, true]);
    }
  });

  it('finds every product with a word that starts with the typed text (SEARCH-01)', async () => {
    const products = Object.entries(catalogue).flatMap(([category, list]) => list.map((product) => ({ category, ...product })));
    for (const word of all) {
      const expected = products.filter((product) => words(textsOf(product).join(' ')).some((one) => one.startsWith(word)));
      const found = await names(word);
      expect([word, expected.filter(({ name }) => !found.includes(name))]).toEqual([word, []]);
    }
  });
});
