import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { getProduct, listProducts } from '#contract/products.ts';
import { createRedirect } from '#server/features/redirects/redirects.repository.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

type List = z.output<typeof listProducts.answer>;
type Detail = z.output<typeof getProduct.answer>;

describe('products', () => {
  let test: TestApp;
  const ids: Record<string, number> = {};

  const get = async (query: string) => {
    const { status, body } = await test.send('GET', `/api/public/products${query}`);
    return { status, body };
  };
  const list = async (query = ''): Promise<List> => {
    const { status, body } = await get(query);
    expect(status).toBe(200);
    return listProducts.answer.parse(body) as List;
  };
  const names = async (search: string) => (await list(`?search=${encodeURIComponent(search)}`)).products.data.map(({ name }) => name);
  const detail = async (slug: string): Promise<Detail> => getProduct.answer.parse((await get(`/${slug}`)).body) as Detail;

  beforeAll(async () => {
    test = await createTestApp();
    const { context } = test;
    const robots = await aCategory(context, { name: 'Industrial Robots', sort_order: 2 });
    const drives = await aCategory(context, { name: 'Drives', sort_order: 1, description: '<p>Motion</p><script>alert(1)</script>' });
    const hidden = await aCategory(context, { name: 'Hidden', is_active: false });
    Object.assign(ids, { robots: robots.id, drives: drives.id, hidden: hidden.id });
    await aProduct(context, {
      category_id: robots.id,
      name: 'Six-Axis Robot LR20',
      model: 'LR-20/1720',
      price: 412_500_000.005,
      sort_order: 2,
      short_description: '<p>Handling up to <strong>20</strong> kg</p>',
      description: '<p>Élan of 100% steel, with six drives</p>',
      specifications: { max_payload: '20 kg' },
      main_image: 'uploads/2026/11/a.webp',
      images: ['https://cdn.example/b.webp'],
      brochure: 'https://cdn.example/arm.pdf',
      is_featured: true,
    });
    await aProduct(context, { category_id: robots.id, name: 'Arc Welding Robot', model: 'LW6', sort_order: 1 });
    await aProduct(context, { category_id: robots.id, name: 'delta Robot', model: 'LD3', sort_order: 3 });
    await aProduct(context, { category_id: robots.id, name: 'Äther Robot', model: 'Z9', sort_order: 3 });
    await aProduct(context, {
      category_id: drives.id,
      name: 'Servo Drive',
      model: 'X LR20 S',
      sort_order: 9,
      description: '<p>Drives a robot</p>',
    });
    await aProduct(context, { category_id: drives.id, name: 'Drive Cable', sort_order: 10 });
    await aProduct(context, { category_id: drives.id, name: 'Retired drive', is_active: false });
    await aProduct(context, { category_id: hidden.id, name: 'Unseen robot' });
    await createRedirect(context.db, { kind: 'category', oldSlug: 'arms', targetId: robots.id, at: '2026-01-01T00:00:00.000Z' });
    await createRedirect(context.db, { kind: 'category', oldSlug: 'secret', targetId: hidden.id, at: '2026-01-01T00:00:00.000Z' });
  });
  afterAll(() => test.close());

  it('counts the products of each category that a search finds, regardless of the chosen category (PLIST-13)', async () => {
    const counts = async (query: string) => (await list(query)).category_counts;
    const { robots, drives } = ids;
    expect(await counts('')).toEqual({ [`${drives}`]: 2, [`${robots}`]: 4 });
    expect(await counts('?search=robot')).toEqual({ [`${drives}`]: 1, [`${robots}`]: 4 });
    expect(await counts('?search=robot&category=drives&page=2')).toEqual({ [`${drives}`]: 1, [`${robots}`]: 4 });
    expect(await counts('?search=lw6')).toEqual({ [`${drives}`]: 0, [`${robots}`]: 1 });
    expect(await counts('?search=%25')).toEqual({ [`${drives}`]: 0, [`${robots}`]: 0 });
    expect(await counts('?search=%20')).toEqual({ [`${drives}`]: 2, [`${robots}`]: 4 });
  });

  it('returns the visible products in sort order, then by name, and the active categories (APIPUB-09)', async () => {
    const { products, categories } = await list();
    expect(products.data.map(({ name }) => name)).toEqual([
      'Arc Welding Robot',
      'Six-Axis Robot LR20',
      'Äther Robot',
      'delta Robot',
      'Servo Drive',
      'Drive Cable',
    ]);
    expect(products).toMatchObject({ current_page: 1, last_page: 1, per_page: 12, total: 6, from: 1, to: 6 });
    expect(categories.map(({ name, products_count }) => [name, products_count])).toEqual([
      ['Drives', 2],
      ['Industrial Robots', 4],
    ]);
  });

  it('returns a product with its category, addresses and price to two decimals (DATA-05, DATA-06, IMG-01)', async () => {
    const { product } = await detail('six-axis-robot-lr20');
    expect(product).toMatchObject({
      category: { name: 'Industrial Robots', slug: 'industrial-robots' },
      model: 'LR-20/1720',
      price: 412_500_000.01,
      main_image: 'uploads/2026/11/a.webp',
      main_image_url: '/storage/uploads/2026/11/a.webp',
      images: ['https://cdn.example/b.webp'],
      brochure_url: 'https://cdn.example/arm.pdf',
      specifications: [{ type: 'single', key: 'max payload', value: '20 kg' }],
      is_featured: true,
      is_active: true,
    });
    expect((await detail('delta-robot')).product).toMatchObject({ price: null, main_image_url: null, brochure_url: null, images: [] });
  });

  it('returns related products of the same category first, then others, never the product itself (APIPUB-10)', async () => {
    const { related_products } = await detail('six-axis-robot-lr20');
    expect(related_products.map(({ name }) => name)).toEqual(['Arc Welding Robot', 'Äther Robot', 'delta Robot', 'Servo Drive']);
  });

  it.each(['retired-drive', 'unseen-robot', 'nothing', '%00', 'a%2Fb', '%25'])('answers 404 for %s (APIPUB-10)', async (slug) => {
    expect(await get(`/${slug}`)).toEqual({ status: 404, body: { message: 'Not found.', code: 'not-found' } });
  });

  it('redirects ?category= with an old slug, retaining the rest of the query', async () => {
    const { status, headers } = await test.send('GET', '/api/public/products?category=arms&search=a%20%26b&page=2');
    expect([status, headers.location]).toEqual([301, '/api/public/products?category=industrial-robots&search=a+%26b&page=2']);
    const categoryOf = async (query: string) => (await list(query)).category;
    expect(await categoryOf('?category=industrial-robots')).toBe('industrial-robots');
    expect(await categoryOf('?category=industrial-robots&search=arm')).toBe('industrial-robots');
    expect([await categoryOf('?category=nothing'), await categoryOf('')]).toEqual([null, null]);
    expect((await list('?category=secret')).products.total).toBe(0);
  });

  it('filters by category, with an empty list for unknown and inactive categories (APIPUB-09)', async () => {
    expect((await list('?category=drives')).products.data.map(({ name }) => name)).toEqual(['Servo Drive', 'Drive Cable']);
    for (const category of ['nothing', 'hidden', '%00', "'"]) {
      expect((await list(`?category=${category}`)).products).toMatchObject({ data: [], total: 0, last_page: 1, from: null, to: null });
    }
    expect((await list('?category=')).products.total).toBe(6);
  });

  it.each(['page=0', 'page=x', 'page=1.5', 'page=-1', 'page=1&page=2', 'search=a&search=b', 'category=a&category=b'])(
    'refuses %s with 422 (DATA-19)',
    async (query) => {
      const { status, body } = await get(`?${query}`);
      expect(status).toBe(422);
      expect(Object.keys((body as { errors: object }).errors)).toEqual([query.split('=')[0]]);
    },
  );

  it.each(['lr20', 'LR-20', 'lr 20', 'Lr20', 'R20'])('finds a model typed as %s (APIPUB-09)', async (typed) => {
    expect((await names(typed)).toSorted()).toEqual(['Servo Drive', 'Six-Axis Robot LR20']);
  });

  it('puts the best match first: exact model, model, name, category, text (SEARCH-08)', async () => {
    expect(await names('lr-20/1720')).toEqual(['Six-Axis Robot LR20']);
    // start of a model number before a match inside another one
    expect(await names('lr20')).toEqual(['Six-Axis Robot LR20', 'Servo Drive']);
    // match in the name before a match only in the text
    expect(await names('robot')).toEqual(['Arc Welding Robot', 'Six-Axis Robot LR20', 'Äther Robot', 'delta Robot', 'Servo Drive']);
    // match at the head of the name before a match at its start
    expect(await names('drive')).toEqual(['Servo Drive', 'Drive Cable', 'Six-Axis Robot LR20']);
    // match at the start of the name before a later one
    expect(await names('six')).toEqual(['Six-Axis Robot LR20']);
    // match in the category before a match only in the text
    expect(await names('drives')).toEqual(['Servo Drive', 'Drive Cable', 'Six-Axis Robot LR20']);
  });

  it.each([
    ['robo', 5],
    ['ELAN', 1],
    ['élan', 1],
    ['ather', 1],
    ['industrial weld', 1],
    ['weld industrial', 1],
    ['weld servo', 0],
    ['payload', 1],
    ['100%', 1],
    ['six_axis', 1],
    ['s_x', 0],
    ["robot' or 1=1 --", 5],
    ['"robot"', 5],
    ['handling up', 1],
    ['-- * ()', 0],
    ['\\', 0],
    ['   ', 6],
    ['hidden', 0],
    ['unseen', 0],
    ['\u0000robot', 5],
  ])('search %j finds %i (APIPUB-09)', async (typed, count) => {
    expect((await names(typed)).length).toBe(count);
  });

  it('accepts a long search', async () => {
    expect(await names('robot '.repeat(80))).toHaveLength(5);
    expect(
      await names(
        Array.from({ length: 120 }, (_, index) => `a${index}`)
          .join(' ')
          .slice(0, 500),
      ),
    ).toEqual([]);
  });
});
