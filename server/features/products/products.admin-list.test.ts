import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

const url = '/api/admin/products';

describe("the administrators' list of products", () => {
  let test: EditingApp;
  let hidden: number;
  beforeAll(async () => {
    test = await createEditingApp();
    const category = async (name: string, is_active: string) =>
      (await test.post('/api/admin/categories', { fields: { name, is_active } })).body.category.id as number;
    const robots = await category('Robots', '1');
    hidden = await category('arms', '0');
    const add = async (name: string, fields: Record<string, string | number>) => {
      test.setTime(new Date(Date.UTC(2026, 10, 21, 3, count++)).toISOString());
      await test.post(url, { fields: { name, category_id: robots, ...fields } });
    };
    let count = 0;
    await add('delta 100%', { price: '10', sort_order: 2, is_featured: '1' });
    await add('Alpha', { sort_order: 2, model: 'LR_20' });
    await add('Élan "quoted"', { price: '2.5', sort_order: 1, is_active: '0', category_id: hidden });
    await add("Beta's arm", { price: '10', sort_order: 1 });
    await add('gamma LRx20', { sort_order: 1, is_active: '0' });
  });
  afterAll(() => test.close());

  const names = async (query: string): Promise<string[]> => {
    const { status, body } = await test.get(`${url}?${query}`);
    expect(status).toBe(200);
    return body.data.map(({ name }: { name: string }) => name.split(' ')[0]);
  };

  it.each([
    ['search=100%25', ['delta']],
    ['search=%25', ['delta']],
    ['search=LR_20', ['Alpha']],
    ['search=lr_', ['Alpha']],
    ['search=lr', ['gamma', 'Alpha']],
    ['search=ÉLAN', ['Élan']],
    ['search=élan', ['Élan']],
    ['search=%22quo', ['Élan']],
    ["search=beta's", ["Beta's"]],
    ['search=a+arm', []],
    ['search=%20arm%20', ["Beta's"]],
    ['search=%5C', []],
    ['search=%27%20or%201%3D1--', []],
    ['search=%00', ["Beta's", 'Élan', 'gamma', 'Alpha', 'delta']],
    ['search=', ["Beta's", 'Élan', 'gamma', 'Alpha', 'delta']],
    ['is_active=1', ["Beta's", 'Alpha', 'delta']],
    ['is_active=false', ['Élan', 'gamma']],
    ['is_active=', ["Beta's", 'Élan', 'gamma', 'Alpha', 'delta']],
    ['is_featured=true', ['delta']],
    ['is_active=0&search=e', ['Élan']],
  ])('%s finds %j (APIADM-04, APROD-01)', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('filters by category, including inactive products', async () => {
    expect(await names(`category_id=${hidden}`)).toEqual(['Élan']);
    expect(await names('category_id=999')).toEqual([]);
  });

  it.each([
    ['sort_order', ["Beta's", 'Élan', 'gamma', 'Alpha', 'delta'], ['Alpha', 'delta', "Beta's", 'Élan', 'gamma']],
    ['name', ['Alpha', "Beta's", 'delta', 'Élan', 'gamma'], ['gamma', 'Élan', 'delta', "Beta's", 'Alpha']],
    ['category', ['Élan', "Beta's", 'gamma', 'Alpha', 'delta'], ["Beta's", 'gamma', 'Alpha', 'delta', 'Élan']],
    ['price', ['Élan', "Beta's", 'delta', 'gamma', 'Alpha'], ["Beta's", 'delta', 'Élan', 'gamma', 'Alpha']],
    ['is_active', ['Élan', 'gamma', "Beta's", 'Alpha', 'delta'], ["Beta's", 'Alpha', 'delta', 'Élan', 'gamma']],
    ['created_at', ['delta', 'Alpha', 'Élan', "Beta's", 'gamma'], ['gamma', "Beta's", 'Élan', 'Alpha', 'delta']],
  ])('sorts by %s, then by sort order and name, with missing prices last (APROD-04, APROD-05)', async (sort, ascending, descending) => {
    expect(await names(`sort=${sort}`)).toEqual(ascending);
    expect(await names(`sort=${sort}&direction=desc`)).toEqual(descending);
  });

  it('paginates (DATA-17)', async () => {
    const page = async (query: string) => (await test.get(`${url}?${query}`)).body;
    expect(await page('per_page=2&page=2')).toMatchObject({ current_page: 2, last_page: 3, per_page: 2, total: 5, from: 3, to: 4 });
    expect(await names('per_page=2&page=2')).toEqual(['gamma', 'Alpha']);
    expect(await page('per_page=2&page=4')).toEqual({
      data: [],
      current_page: 4,
      last_page: 3,
      per_page: 2,
      total: 5,
      from: null,
      to: null,
    });
    expect(await page('search=nothing')).toMatchObject({ data: [], last_page: 1, total: 0, from: null });
    expect(await page('')).toMatchObject({ per_page: 15 });
  });

  it.each([
    'sort=id',
    'sort=',
    'direction=up',
    'page=0',
    'page=x',
    'per_page=101',
    'is_active=maybe',
    'category_id=x',
    `search=${'x'.repeat(501)}`,
  ])('refuses %s with an error for the parameter (APIADM-04)', async (query) => {
    const { status, body } = await test.get(`${url}?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
  });
});
